import { site } from './support/home-content.ts';
import { expect, type Page, test } from './support/test.ts';

const TYPED = {
  Name: 'Ada Lovelace',
  Email: 'not an e-mail address',
  Subject: 'A secret & a question?',
  Message: 'First line\nSecond line #100%',
};

const formOf = (page: Page) => page.getByRole('form', { name: 'Send us a message' });
const sendOf = (page: Page) => formOf(page).getByRole('button', { name: 'Send Message' });
const fieldOf = (page: Page, label: string) => formOf(page).getByLabel(label, { exact: true });

async function typeAll(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(TYPED)) await fieldOf(page, label).fill(text);
}

async function expectAllKept(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(TYPED)) {
    await expect(fieldOf(page, label)).toHaveValue(text);
  }
}

/** Opens the page and then runs `act`; gives the requests that it led to, of any kind. */
async function requestsDuring(page: Page, act: () => Promise<void>): Promise<string[]> {
  await page.goto('/#contact');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await act();
  // Comes after anything that the page sent before, and shows that requests are seen at all.
  await page.evaluate(() => {
    new Image().src = '/favicon.svg?end-of-test';
  });
  await expect.poll(() => requests.at(-1)).toContain('end-of-test');
  return requests.slice(0, -1).filter((url) => !isPartOfThePage(url));
}

/** Code and images of the site that load late say nothing about what was typed. */
function isPartOfThePage(url: string): boolean {
  const { pathname, search } = new URL(url);
  return /^\/((_astro|partners|covers|tiles)\/.+|favicon\.svg)$/.test(pathname) && search === '';
}

test('§2 Contact: shows an e-mail, a phone and a street address in Malta', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#contact');
  const email = section.getByRole('link', { name: site.email }).first();
  await expect(email).toHaveAttribute('href', `mailto:${site.email}`);
  const phone = section.getByRole('link', { name: site.phone });
  await expect(phone).toHaveAttribute('href', /^tel:\+?\d+$/);
  await expect(section.getByText(site.address.street)).toContainText(/Malta/);
});

test("§2 Contact: 'Send us a message' has Name, Email, Subject, Message and 'Send Message'", async ({
  page,
}) => {
  await page.goto('/');
  await expect(formOf(page).getByRole('heading', { name: 'Send us a message' })).toBeVisible();
  await expect(formOf(page).getByRole('textbox')).toHaveCount(4);
  for (const label of Object.keys(TYPED)) {
    await expect(fieldOf(page, label)).toBeEditable();
    await expect(fieldOf(page, label)).toHaveValue('');
  }
  await expect(sendOf(page)).toBeEnabled();
});

const WAYS_TO_SUBMIT = [
  { way: 'the button', submit: (page: Page) => sendOf(page).click() },
  { way: 'Enter in a field', submit: (page: Page) => fieldOf(page, 'Subject').press('Enter') },
  {
    way: 'script',
    submit: (page: Page) => formOf(page).evaluate((form: HTMLFormElement) => form.requestSubmit()),
  },
];

for (const { way, submit } of WAYS_TO_SUBMIT) {
  test(`§2 Contact: submitting by ${way} sends nothing, goes nowhere and keeps what was typed`, async ({
    page,
  }) => {
    const requests = await requestsDuring(page, async () => {
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      await typeAll(page);
      await submit(page);
      await expectAllKept(page);
    });
    expect(requests).toEqual([]);
    await expect(page).toHaveURL('/#contact');
    await expect(page.locator('body')).toHaveAttribute('data-same-page');
  });
}

test('§5 Contact: has no validation, empty fields and a wrong address raise nothing', async ({
  page,
}) => {
  const requests = await requestsDuring(page, async () => {
    await sendOf(page).click();
    await fieldOf(page, 'Email').fill('wrong');
    await sendOf(page).click();
  });
  expect(requests).toEqual([]);
  await expect(sendOf(page)).toBeFocused();
  await expect(formOf(page).locator('[aria-invalid="true"], [required]')).toHaveCount(0);
  await expect(formOf(page)).toHaveJSProperty('noValidate', true);
});

test('§2 Contact: submitting shows no notice and opens no dialog', async ({ page }) => {
  await page.clock.install();
  await page.goto('/#contact');
  await typeAll(page);
  await page.clock.fastForward(10_000);
  const before = await page.locator('body').ariaSnapshot();
  await sendOf(page).click();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await page.locator('body').ariaSnapshot()).replace(/ \[active\]/g, '')).toBe(
    before.replace(/ \[active\]/g, ''),
  );
});

test('§2 Contact: leaves no trace in the history', async ({ page }) => {
  await page.goto('/#contact');
  const before = await page.evaluate(() => history.length);
  await typeAll(page);
  await sendOf(page).click();
  await expect(sendOf(page)).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('§2 Contact: says by the button that it is not connected, and gives the e-mail', async ({
  page,
}) => {
  await page.goto('/');
  const line = formOf(page).getByRole('paragraph').filter({ hasText: 'not connected' });
  await expect(line).toBeVisible();
  await expect(line.getByRole('link')).toHaveAttribute('href', `mailto:${site.email}`);
  await expect(sendOf(page)).toHaveAccessibleDescription(/not connected/);
});

test('§2 Contact: that line stands out once the button is pressed or focused', async ({ page }) => {
  await page.goto('/');
  const line = formOf(page).getByRole('paragraph').filter({ hasText: 'not connected' });
  await expect(line).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await sendOf(page).focus();
  await expect(line).toHaveCSS('background-color', /^rgb\(/);
  await sendOf(page).blur();
  await expect(line).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await sendOf(page).click();
  await expect(line).toHaveCSS('background-color', /^rgb\(/);
});
