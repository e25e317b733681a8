import { strings } from '../support/content.ts';
import { resize } from '../support/geometry.ts';
import { VALID_INQUIRY } from '../support/lead-form.ts';
import { expect, test } from '../support/test.ts';

/** layouts.spec.ts follows the Tab key over whole pages. */
test('the skip link leads past the header to the content', async ({ page }) => {
  await page.goto('./blog');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: strings.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('the project dialog is opened, filled in and sent by key alone', {
  tag: '@unconnected',
}, async ({ page, inquiry }) => {
  await resize(page, '320×220');
  await page.goto('./');
  await inquiry.startButton.focus();
  await page.keyboard.press('Enter');
  await expect(inquiry.field('name')).toBeFocused();
  await page.keyboard.press('Enter');
  // §8 above a phone’s keyboard, messages are in view.
  await expect(inquiry.field('name')).toHaveAccessibleDescription(/\S/);
  for (const name of ['name', 'email', 'phone', 'business'] as const) {
    const field = inquiry.field(name);
    await expect(field).toBeFocused();
    const message = page.locator(`#${await field.getAttribute('aria-describedby')}`);
    for (const one of [field, message]) await expect(one).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
  await resize(page, '390×700');
  // Tab stays within it, and leads from field to field.
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator('body :focus:not(dialog[open], dialog[open] *)')).toHaveCount(0);
  }
  await inquiry.field('name').focus();
  for (const value of Object.values(VALID_INQUIRY)) {
    await page.keyboard.insertText(value);
    await page.keyboard.press('Tab');
  }
  await expect(inquiry.submitButton).toBeFocused();
  await page.keyboard.press('Space');
  // The notice takes no focus, and stays.
  await expect(inquiry.successNotice).toBeVisible();
  await expect(inquiry.startButton).toBeFocused();
  await page.clock.install();
  await page.clock.fastForward(60_000);
  await expect(inquiry.successNotice).toBeVisible();
});
