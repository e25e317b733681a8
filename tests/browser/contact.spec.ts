/** requests.spec.ts shows that no button sends anything; tests/copies/agency.test.ts checks phone and address. */
import { homeCopy, site } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const { notConnected, title } = homeCopy.contact.form;

const TYPED = {
  name: 'Ada Lovelace',
  email: 'not an e-mail address',
  subject: 'A secret & a question?',
  message: 'First line\nSecond line #100%',
};

test.describe('§2 §5 Contact: an unconnected form', { tag: ['@contact', '@unconnected'] }, () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('./#contact');
  });

  test('says that it is not connected, in a line that its button outlines', async ({ contact }) => {
    const { form, submitButton } = contact;
    await expect(form).toHaveAccessibleName(title);
    const line = form.getByRole('paragraph').filter({ hasText: notConnected });
    await expect(line.getByRole('link')).toHaveAttribute('href', `mailto:${site.email}`);
    await expect(submitButton).toHaveAccessibleDescription(new RegExp(notConnected));
    await expect(line).toHaveCSS('outline-style', 'none');
    await submitButton.focus();
    await expect(line).toHaveCSS('outline-style', 'solid');
  });

  test('changes nothing when it is submitted', async ({ page, contact }) => {
    await expect(contact.form.getByRole('textbox')).toHaveCount(4);
    await expect(page.locator('.welcome-notice')).toHaveCount(0);
    await contact.fill(TYPED);
    const body = page.locator('body');
    const shown = async () => (await body.ariaSnapshot()).replace(/ \[active\]/g, '');
    const before = await shown();
    const length = await page.evaluate(() => history.length);
    for (const submit of [
      () => contact.submitButton.click(),
      () => contact.field('subject').press('Enter'),
      () => contact.form.evaluate((form: HTMLFormElement) => form.requestSubmit()),
    ]) {
      await submit();
      await page.clock.fastForward(10_000);
      expect(await shown()).toBe(before);
    }
    await contact.expectValues(TYPED);
    await expect(page).toHaveURL('./#contact');
    expect(await page.evaluate(() => history.length)).toBe(length);
  });
});
