import { homeCopy, site } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const { notConnected, ...copy } = homeCopy.contact.form;

const TYPED = {
  [copy.name]: 'Ada Lovelace',
  [copy.email]: 'not an e-mail address',
  [copy.subject]: 'A secret & a question?',
  [copy.message]: 'First line\nSecond line #100%',
};

/** requests.spec.ts shows that no button sends anything; tests/copies/agency.test.ts checks phone and address. */
test('§2 §5 Contact: an unconnected form says so, sends nothing and keeps its text', {
  tag: ['@contact', '@unconnected'],
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('./#contact');
  const form = page.getByRole('form', { name: copy.title });
  const send = form.getByRole('button', { name: copy.submit });
  const getField = (label: string) => form.getByLabel(label, { exact: true });
  await expect(form.getByRole('textbox')).toHaveCount(4);
  const line = form.getByRole('paragraph').filter({ hasText: notConnected });
  await expect(line.getByRole('link')).toHaveAttribute('href', `mailto:${site.email}`);
  await expect(send).toHaveAccessibleDescription(new RegExp(notConnected));
  await expect(line).toHaveCSS('outline-style', 'none');
  await send.focus();
  await expect(line).toHaveCSS('outline-style', 'solid');
  await expect(page.locator('.welcome-notice')).toHaveCount(0);
  for (const [label, text] of Object.entries(TYPED)) await getField(label).fill(text);
  const shown = async () => (await page.locator('body').ariaSnapshot()).replace(/ \[active\]/g, '');
  const before = await shown();
  const length = await page.evaluate(() => history.length);
  for (const submit of [
    () => send.click(),
    () => getField(copy.subject).press('Enter'),
    () => form.evaluate((element: HTMLFormElement) => element.requestSubmit()),
  ]) {
    await submit();
    await page.clock.fastForward(10_000);
    expect(await shown()).toBe(before);
  }
  for (const [label, text] of Object.entries(TYPED))
    await expect(getField(label)).toHaveValue(text);
  await expect(page).toHaveURL('./#contact');
  expect(await page.evaluate(() => history.length)).toBe(length);
});
