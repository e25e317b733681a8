import { SERVICE_TITLES } from '../support/specified-home.ts';
import {
  boxOf,
  expectPageHeldStill,
  expectRightBelowHeader,
  scrollPageTo,
} from './support/geometry.ts';
import { services } from './support/home-content.ts';
import { expect, type Page, test } from './support/test.ts';

const BOX = 'Ready to get started? Contact us today for a free consultation';

const [anyService] = services as [(typeof services)[number]];

const openerOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Learn more about ${title}`, exact: true });

async function openAnyDialog(page: Page) {
  await page.goto('/');
  await openerOf(page, anyService.title).click();
  const dialog = page.getByRole('dialog', { name: anyService.modalTitle });
  await expect(dialog).toBeVisible();
  return dialog;
}

test("§2 Services: six cards in the order of the specification, each with an icon, a description and 'Learn more'", async ({
  page,
}) => {
  await page.goto('/');
  const section = page.locator('#services');
  const titles = services.map(({ title }) => title);
  expect(titles.filter((title) => SERVICE_TITLES.includes(title))).toEqual(SERVICE_TITLES);
  await expect(section.getByRole('listitem')).toHaveCount(titles.length);
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(titles);
  for (const { title, description } of services) {
    const heading = page.getByRole('heading', { level: 3, name: title, exact: true });
    const card = section.getByRole('article').filter({ has: heading });
    await expect(heading.locator('svg')).toBeVisible();
    await expect(card.getByText(description)).toBeVisible();
    await expect(card.getByRole('button')).toContainText('Learn more');
  }
});

test("§2 Services: each 'Learn more' opens its title, body and box", async ({ page }) => {
  await page.goto('/');
  for (const { title, modalTitle, modalBody } of services) {
    await test.step(title, async () => {
      await openerOf(page, title).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toHaveCount(1);
      await expect(dialog).toHaveAccessibleName(modalTitle);
      await expect(dialog.getByRole('heading', { name: modalTitle })).toBeFocused();
      for (const paragraph of modalBody.trim().split(/\n\s*\n/)) {
        await expect(dialog).toContainText(paragraph.replaceAll(/\s+/g, ' '));
      }
      await expect(dialog.getByText(BOX, { exact: true })).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  }
});

test('§2 Services: /#service-… opens the dialog of each, on loading and from an open page', async ({
  page,
}) => {
  const [first, ...others] = services as [(typeof services)[number]];
  await page.goto(`/#service-${first.id}`);
  await expect(page.getByRole('dialog', { name: first.modalTitle })).toBeVisible();
  for (const { id, modalTitle } of others) {
    await page.evaluate((hash) => location.assign(hash), `#service-${id}`);
    await expect(page.getByRole('dialog', { name: modalTitle })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  }
});

test('§9 Service dialog: is 500 px wide at most', async ({ page }) => {
  const dialog = await openAnyDialog(page);
  expect((await boxOf(dialog)).width).toBe(500);
  await page.setViewportSize({ width: 2560, height: 1440 });
  expect((await boxOf(dialog)).width).toBe(500);
});

test('§9 Service dialog: fits screens of 320 × 480 px and 667 × 320 px', async ({ page }) => {
  const dialog = await openAnyDialog(page);
  for (const viewport of [
    { width: 320, height: 480 },
    { width: 667, height: 320 },
  ]) {
    await page.setViewportSize(viewport);
    const { x, y, width, height } = await boxOf(dialog);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(viewport.width);
    expect(y + height).toBeLessThanOrEqual(viewport.height);
    const link = dialog.getByRole('link', { name: BOX });
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  }
});

const WAYS_TO_CLOSE = [
  {
    way: 'its close button',
    close: (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  },
  { way: 'Escape', close: (page: Page) => page.keyboard.press('Escape') },
  { way: 'a click on the backdrop', close: (page: Page) => page.mouse.click(20, 450) },
];

test('§4 Service dialog: opens by pointer and key; its close button, Escape and the backdrop close it and return the focus', async ({
  page,
}) => {
  await page.goto('/');
  const opener = openerOf(page, anyService.title);
  const dialog = page.getByRole('dialog', { name: anyService.modalTitle });
  for (const { way, close } of WAYS_TO_CLOSE) {
    await test.step(`closed by ${way}`, async () => {
      await opener.click();
      await expect(dialog).toBeVisible();
      await close(page);
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
    });
  }
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
});

test('§4 Service dialog: takes the focus, the page behind is inert, a click inside does not close it', async ({
  page,
}) => {
  const dialog = await openAnyDialog(page);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    const isBehind = () =>
      page.evaluate(() => document.activeElement?.matches('body :not(dialog[open] *)'));
    expect(await isBehind()).toBe(false);
  }
  await dialog.getByRole('heading').click();
  await dialog.click({ position: { x: 2, y: 200 } });
  await page.keyboard.press('Tab');
  await expect(dialog).toBeVisible();
});

test('§4 Service dialog: holds the page still while it is open', async ({ page }) => {
  await page.goto('/');
  await scrollPageTo(page, 900);
  await openerOf(page, anyService.title).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectPageHeldStill(page);
});

test('§2 Service dialog: its box closes it and leads to the contact section', async ({ page }) => {
  const dialog = await openAnyDialog(page);
  await dialog.getByRole('link', { name: BOX }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(dialog).toBeHidden();
  await expectRightBelowHeader(page, page.locator('#contact'));
});

test('§4 Service dialog: an anchor that is no dialog, or no text, opens nothing', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const hash of ['#services', '#service-unknown', '#menu', '#inquiry', '#%', '#%E0%A4%A']) {
    await page.goto('about:blank');
    await page.goto(`/${hash}`);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});
