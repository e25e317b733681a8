import { InquiryDialog, VALID_INQUIRY } from '../support/inquiry-dialog.ts';
import { LAYOUTS } from '../support/site-addresses.ts';
import { type TabStop, tabThrough } from '../support/tab-stops.ts';
import { expect, type Page, STILL, test } from '../support/test.ts';

test.use(STILL);

/** The next Tab begins at the top of the page again. */
async function startOver(page: Page): Promise<void> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    getSelection()?.setPosition(document.body, 0);
    scrollTo(0, 0);
  });
}

for (const address of LAYOUTS) {
  test(`Tab reaches all of ${address}, in visual order and in sight`, async ({ page }) => {
    // The welcome notice stays as long as this takes.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await page.goto(address);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await startOver(page);
      const { stops, expected } = await tabThrough(page);
      const namesWhere = (isSo: (stop: TabStop) => boolean) =>
        stops.filter(isSo).map(({ name }) => name);
      expect({
        width,
        reached: namesWhere(() => true),
        jumps: namesWhere(({ jumpsBack }) => jumpsBack),
        withoutRing: namesWhere(({ hasRing }) => !hasRing),
        obscured: namesWhere(({ isObscured }) => isObscured),
      }).toEqual({ width, reached: expected, jumps: [], withoutRing: [], obscured: [] });
    }
  });
}

test('the skip link leads past the header to the content', async ({ page }) => {
  await page.goto('./blog');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('the project dialog is opened, filled in and sent by key alone', {
  tag: '@unconnected',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const inquiry = new InquiryDialog(page);
  await page.goto('./');
  await inquiry.startButton.focus();
  await page.keyboard.press('Enter');
  await expect(inquiry.dialog).toBeVisible();

  await test.step('Tab stays within it', async () => {
    const isBehind = () =>
      page.evaluate(() =>
        document.activeElement?.matches('body :not(dialog[open], dialog[open] *)'),
      );
    for (let presses = 0; presses < 10; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await isBehind()).toBe(false);
    }
  });

  await test.step('Tab leads from field to field, and to the button', async () => {
    await inquiry.field('name').focus();
    for (const value of Object.values(VALID_INQUIRY)) {
      await page.keyboard.insertText(value);
      await page.keyboard.press('Tab');
    }
    await expect(inquiry.submitButton).toBeFocused();
    await page.keyboard.press('Space');
  });

  await test.step('the notice takes no focus, stays, and never covers what has it', async () => {
    await expect(inquiry.successNotice).toBeVisible();
    await expect(inquiry.startButton).toBeFocused();
    await page.clock.install();
    await page.clock.fastForward(60_000);
    const { stops } = await tabThrough(page);
    expect(stops.length).toBeGreaterThan(20);
    expect(stops.filter(({ isObscured }) => isObscured).map(({ name }) => name)).toEqual([]);
    await expect(inquiry.successNotice).toBeVisible();
  });
});

test('§8 above a phone’s keyboard, in 320 × 220 px, messages are in view', async ({ page }) => {
  const inquiry = new InquiryDialog(page);
  await page.setViewportSize({ width: 320, height: 220 });
  await page.goto('./');
  await inquiry.startButton.click();
  await expect(inquiry.field('name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(inquiry.field('name')).toHaveAccessibleDescription(/\S/);
  for (const name of ['name', 'email', 'phone', 'business'] as const) {
    const field = inquiry.field(name);
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
    const message = page.locator(`#${await field.getAttribute('aria-describedby')}`);
    await expect(message).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
});
