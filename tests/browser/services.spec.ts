import { homeCopy, services } from '../support/content.ts';
import {
  boxOf,
  expectPageHeldStill,
  expectRightBelowHeader,
  scrollPageTo,
  scrollTopOf,
} from '../support/geometry.ts';
import { expect, type Page, STILL, test } from '../support/test.ts';
import { openUnfinished } from '../support/unfinished-page.ts';

test.use(STILL);

const { learnMore, callToAction: BOX } = homeCopy.services;

const first = services.at(0) as (typeof services)[number];
const last = services.at(-1) as (typeof services)[number];

const openerOf = (page: Page, { title }: { title: string }) =>
  page.getByRole('button', { name: `${learnMore} about ${title}`, exact: true });
const dialogOf = (page: Page, { modalTitle }: { modalTitle: string }) =>
  page.getByRole('dialog', { name: modalTitle });
const addressOf = ({ id }: { id: string }) => `./#service-${id}`;

/** No dialog is open, and the address names none. */
async function expectClosed(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('./');
}

/** What each card and dialog says: tests/built/home.test.ts. */
test("§2 §4 Services: 'Learn more' opens a dialog; four ways close it, back to where it was", async ({
  page,
}) => {
  await page.goto('./');
  const opener = openerOf(page, last);
  const dialog = dialogOf(page, last);
  await opener.scrollIntoViewIfNeeded();
  const scrolled = await scrollTopOf(page);
  for (const [way, close] of [
    ['its close button', () => dialog.getByRole('button', { name: 'Close' }).click()],
    ['Escape', () => page.keyboard.press('Escape')],
    ['a click on the backdrop', () => page.mouse.click(20, 450)],
    ['Back', () => page.goBack()],
  ] as const) {
    await test.step(`by ${way}`, async () => {
      await opener.press('Enter');
      await expect(dialog.getByRole('heading')).toBeFocused();
      await expect(page).toHaveURL(addressOf(last));
      await close();
      await expectClosed(page);
      await expect(opener).toBeFocused();
      expect(await scrollTopOf(page)).toBe(scrolled);
    });
  }
  await page.goForward();
  await expect(dialog).toBeVisible();
});

test('§3 Service card: its icon has the color that the content names', async ({ page }) => {
  await page.goto('./');
  for (const { id, iconColor } of services) {
    const icon = page.locator(`[aria-labelledby="${id}-title"] .service-icon`);
    const named = await icon.evaluate((one, name) => {
      const probe = document.createElement('i');
      one.parentElement?.append(probe);
      probe.style.color = `var(--color-${name})`;
      return getComputedStyle(probe).color;
    }, iconColor);
    await expect(icon, id).toHaveCSS('color', named);
  }
});

test('the tiles of a service are whole', async ({ page }) => {
  await page.goto('./');
  for (const width of [320, 390, 768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const bands = await page.locator('.service-card .tile-band').evaluateAll((all) =>
      all.map((band) => {
        const tile = band.querySelector('.turning-tile')?.getBoundingClientRect().width ?? 0;
        const { width, height } = band.getBoundingClientRect();
        return [width, height].map((length) => length - tile * Math.round(length / tile));
      }),
    );
    expect(bands).toHaveLength(services.length);
    // At an edge, the joint may be that of the floor: 3 px.
    for (const over of bands.flat()) {
      expect(over, `${width} px`).toBeLessThan(1);
      expect(over, `${width} px`).toBeGreaterThan(-4);
    }
  }
});

test('§9 Service dialog: is 500 px wide at most and fits small screens', async ({ page }) => {
  await page.goto(addressOf(first));
  const dialog = dialogOf(page, first);
  for (const width of [1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await boxOf(dialog)).width).toBe(500);
  }
  for (const viewport of [
    { width: 320, height: 480 },
    { width: 667, height: 320 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(dialog).toBeInViewport({ ratio: 1 });
    for (const control of [
      dialog.getByRole('link', { name: BOX }),
      dialog.getByRole('button', { name: 'Close' }),
    ]) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 1 });
    }
  }
});

test('§4 Service dialog: modal, open on a click inside, and the page holds still', async ({
  page,
}) => {
  await page.goto('./');
  await scrollPageTo(page, 900);
  await openerOf(page, first).click();
  const dialog = dialogOf(page, first);
  await expect(page.locator('dialog:modal:focus-within')).toHaveCount(1);
  await dialog.getByRole('heading').click();
  await dialog.click({ position: { x: 2, y: 200 } });
  await expect(dialog).toBeVisible();
  await expectPageHeldStill(page);
});

test('§4 Service dialog: its address opens it, any other closes it', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(addressOf(first));
  await expect(dialogOf(page, first)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectClosed(page);

  const follow = (address: string) => page.evaluate((to) => location.assign(to), address);
  for (const other of ['#service-unknown', '#menu', '#%E0%A4%A']) {
    await follow(addressOf(last));
    await expect(dialogOf(page, last)).toBeVisible();
    await follow(other);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});

test('§2 Service dialog: its box closes it and leads to the contact section', async ({ page }) => {
  await page.goto('./');
  await openerOf(page, first).click();
  await dialogOf(page, first).getByRole('link', { name: BOX }).press('Enter');
  await expect(page).toHaveURL('./#contact');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The focus goes on with the link, not back to the button.
  await expect(openerOf(page, first)).not.toBeFocused();
  await expectRightBelowHeader(page, page.locator('#contact'));
});

test('§4 Service dialog: opened before scripts run, Back closes it, its box leads on', async ({
  page,
}) => {
  const finish = await openUnfinished(page, './');
  await openerOf(page, first).click();
  await dialogOf(page, first).getByRole('link', { name: BOX }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openerOf(page, first).click();
  await finish();
  await expect(page).toHaveURL(addressOf(first));
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('./#contact');
});
