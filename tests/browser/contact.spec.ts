import { homeCopy, site } from '../support/content.ts';
import { expect, type Page, STILL, test } from '../support/test.ts';

test.use(STILL);

const copy = homeCopy.contact.form;

const TYPED = {
  [copy.name]: 'Ada Lovelace',
  [copy.email]: 'not an e-mail address',
  [copy.subject]: 'A secret & a question?',
  [copy.message]: 'First line\nSecond line #100%',
};

const formOf = (page: Page) => page.getByRole('form', { name: copy.title });
const sendOf = (page: Page) => formOf(page).getByRole('button', { name: copy.submit });
const fieldOf = (page: Page, label: string) => formOf(page).getByLabel(label, { exact: true });

test('§2 Contact: e-mail, phone, address, and a form that is not connected', {
  tag: '@unconnected',
}, async ({ page }) => {
  await page.goto('./');
  const section = page.locator('#contact');
  const email = section.getByRole('link', { name: site.email }).first();
  await expect(email).toHaveAttribute('href', `mailto:${site.email}`);
  const phone = section.getByRole('link', { name: site.phone });
  await expect(phone).toHaveAttribute('href', /^tel:\+?\d+$/);
  const { locality, country } = site.address;
  await expect(section.getByRole('definition').last()).toContainText(
    new RegExp(`${locality}.*${country}`),
  );
  await expect(formOf(page).getByRole('heading', { name: copy.title })).toBeVisible();
  await expect(formOf(page).getByRole('textbox')).toHaveCount(4);
  for (const label of Object.keys(TYPED)) await expect(fieldOf(page, label)).toHaveValue('');
  const { notConnected } = copy;
  const line = formOf(page).getByRole('paragraph').filter({ hasText: notConnected });
  await expect(line).toBeVisible();
  await expect(line.getByRole('link')).toHaveAttribute('href', `mailto:${site.email}`);
  await expect(sendOf(page)).toHaveAccessibleDescription(new RegExp(notConnected));
  await expect(line).toHaveCSS('outline-style', 'none');
  await sendOf(page).focus();
  await expect(line).toHaveCSS('outline-style', 'solid');
});

/** That nothing is sent, whatever is pressed: requests.spec.ts. The form itself: tests/built/policy.test.ts. */
test('§2 §5 Contact: submitting checks and changes nothing, and keeps all', {
  tag: ['@unconnected', '@welcome'],
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('./#contact');
  await page.locator('.welcome-notice').getByRole('button').click();
  const shown = async () => (await page.locator('body').ariaSnapshot()).replace(/ \[active\]/g, '');
  for (const [label, text] of Object.entries(TYPED)) await fieldOf(page, label).fill(text);
  const typed = await shown();
  const mark = await page.evaluateHandle(() => Object.assign(window, { before: history.length }));
  for (const submit of [
    () => sendOf(page).click(),
    () => fieldOf(page, copy.subject).press('Enter'),
    () => formOf(page).evaluate((form: HTMLFormElement) => form.requestSubmit()),
  ]) {
    await submit();
    await page.clock.fastForward(10_000);
    expect(await shown()).toBe(typed);
  }
  for (const [label, text] of Object.entries(TYPED))
    await expect(fieldOf(page, label)).toHaveValue(text);
  await expect(page).toHaveURL('./#contact');
  const isSamePage = await mark.evaluate(({ before }) => history.length === before);
  expect(isSamePage, 'same page, nothing in its history').toBe(true);
});
