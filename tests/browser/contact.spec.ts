/** requests.spec.ts shows that no button sends anything; tests/copies/agency.test.ts checks phone and address. */
import { homeCopy, site } from '../support/content.ts';
import { expect, type Page, test } from '../support/test.ts';

const { notConnected, ...copy } = homeCopy.contact.form;

const TYPED = {
  [copy.name]: 'Ada Lovelace',
  [copy.email]: 'not an e-mail address',
  [copy.subject]: 'A secret & a question?',
  [copy.message]: 'First line\nSecond line #100%',
};

const getForm = (page: Page) => page.getByRole('form', { name: copy.title });
const getButton = (page: Page) => getForm(page).getByRole('button', { name: copy.submit });

test('§2 Contact: an unconnected form says so in a line that its focused button outlines', {
  tag: ['@contact', '@unconnected'],
}, async ({ page }) => {
  await page.goto('./#contact');
  const send = getButton(page);
  const line = getForm(page).getByRole('paragraph').filter({ hasText: notConnected });
  await expect(line.getByRole('link')).toHaveAttribute('href', `mailto:${site.email}`);
  await expect(send).toHaveAccessibleDescription(new RegExp(notConnected));
  await expect(line).toHaveCSS('outline-style', 'none');
  await send.focus();
  await expect(line).toHaveCSS('outline-style', 'solid');
});

test('§2 §5 Contact: submitting an unconnected form changes nothing', {
  tag: ['@contact', '@unconnected'],
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('./#contact');
  const form = getForm(page);
  const getField = (label: string) => form.getByLabel(label, { exact: true });
  await expect(form.getByRole('textbox')).toHaveCount(4);
  await expect(page.locator('.welcome-notice')).toHaveCount(0);
  for (const [label, text] of Object.entries(TYPED)) await getField(label).fill(text);
  const shown = async () => (await page.locator('body').ariaSnapshot()).replace(/ \[active\]/g, '');
  const before = await shown();
  const length = await page.evaluate(() => history.length);
  for (const submit of [
    () => getButton(page).click(),
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
