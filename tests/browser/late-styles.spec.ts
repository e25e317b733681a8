/** The styles of what is behind the first screen: slow, or never there (docs/decisions/09-first-screen.md). */
import { ANCHORS, homeCopy } from '../support/content.ts';
import { delayFiles, LATE_STYLES } from '../support/delayed-files.ts';
import { boxOf, expectRightBelowHeader, sidewaysOverflowOf } from '../support/geometry.ts';
import { expect, type Page, test } from '../support/test.ts';

const last = ANCHORS.at(-1);
const WIDTHS = [390, 1440];

/** Opens the home page, painted up to the end of its first screen; the returned function sends the rest. */
async function openWithoutLateStyles(page: Page, address = './'): Promise<() => Promise<void>> {
  // How far typefaces move the text is measured in stability.spec.ts.
  await page.route('**/*.woff2', (route) => route.abort());
  const { release } = await delayFiles(page, LATE_STYLES);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  return async () => {
    release();
    await page.waitForLoadState();
  };
}

for (const width of WIDTHS) {
  test(`a first visit to a section lands on it, in its styles, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const finish = await openWithoutLateStyles(page, `./#${'contact'}`);
    await expect(page.locator('#contact'), 'unstyled, it is not there').toHaveCount(0);
    await finish();
    await expectRightBelowHeader(page, page.locator('#contact'));
    await expect(page.locator('.contact-head')).toHaveCSS('background-color', /^rgb\(/);
  });

  test(`a link to a section that is not there yet leads to it at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const finish = await openWithoutLateStyles(page);
    if (width < 768) await page.getByRole('button', { name: 'Open menu' }).click();
    const links = page.locator(width < 768 ? '.site-menu-nav' : '.site-nav');
    await links.getByRole('link', { name: `${last?.label}` }).click();
    await finish();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectRightBelowHeader(page, page.locator(`#${last?.id}`));
  });
}

test('the menu has its styles from the start', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithoutLateStyles(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  expect(await boxOf(menu)).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(menu).toHaveCSS('background-color', /^rgb\(/);
});

test('printed as soon as it has loaded, the home page has all of its sections', async ({
  page,
}) => {
  await page.goto('./', { waitUntil: 'load' });
  await page.emulateMedia({ media: 'print' });
  const hidden = await page
    .locator('main > section')
    .evaluateAll((sections) => sections.filter((section) => !section.checkVisibility()).length);
  expect(hidden).toBe(0);
});

for (const width of WIDTHS) {
  test(`without its late styles the page can be read and used at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route(LATE_STYLES, (route) => route.fulfill({ status: 404 }));
    await page.goto('./');
    for (const { id } of ANCHORS) await expect(page.locator(`#${id} h2`).first()).toBeVisible();
    expect(await sidewaysOverflowOf(page)).toBe(0);
    const heading = page.locator('#services-heading');
    await expect(heading).toHaveCSS('font-weight', '700');
    await page.getByRole('button', { name: homeCopy.services.learnMore }).first().click();
    await expect(page.locator('dialog:modal')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('#contact textarea').fill('Hello');
    await expect(page.locator('#contact textarea')).toHaveValue('Hello');
  });
}
