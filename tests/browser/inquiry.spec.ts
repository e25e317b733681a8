import { newest } from '../support/articles.ts';
import { inquiryCopy } from '../support/content.ts';
import { delayFiles } from '../support/delayed-files.ts';
import { InquiryDialog, type InquiryFieldName, VALID_INQUIRY } from '../support/inquiry-dialog.ts';
import { expect, type Page, STILL, test } from '../support/test.ts';

test.use(STILL);

const FIELD_NAMES = Object.keys(VALID_INQUIRY) as InquiryFieldName[];

/** Values that break every rule, and the messages; the exact rules: validate.test.ts. */
const REFUSED: [field: InquiryFieldName, value: string, message: string][] = [
  ['name', 'A', 'Name must be at least 2 characters'],
  ['email', 'anna@', 'Invalid email address'],
  ['phone', '123456789', 'Phone number must be at least 10 characters'],
  ['business', ' B ', 'Please describe your business'],
  // Chromium takes it for a URL.
  ['website', 'https://bakery example.com', 'Invalid website URL'],
];

/** Collects the inquiries that the page logs. */
function collectInquiries(page: Page): unknown[] {
  const logged: unknown[] = [];
  page.on('console', async (message) => {
    if (message.type() === 'log') logged.push(await message.args().at(-1)?.jsonValue());
  });
  return logged;
}

/** Opens a page, and the dialog with Launch in its header. */
async function launch(page: Page, path: string): Promise<InquiryDialog> {
  const inquiry = new InquiryDialog(page);
  await page.goto(path);
  await inquiry.launchButton.click();
  return inquiry;
}

test('§2 §9 Dialog: labels in order, name focused, at most 500 px wide', async ({ page }) => {
  const inquiry = new InquiryDialog(page);
  await page.goto('./');
  await inquiry.startButton.click();
  await expect(inquiry.dialog.locator('label')).toHaveText(
    FIELD_NAMES.map((name) => inquiryCopy.labels[name]),
  );
  await expect(inquiry.field('name')).toBeFocused();
  for (const [width, height, limit] of [
    [1440, 900, 500],
    [320, 480, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(inquiry.dialog).toBeInViewport({ ratio: 1 });
    expect((await inquiry.dialog.boundingBox())?.width).toBeLessThanOrEqual(limit);
    await inquiry.submitButton.scrollIntoViewIfNeeded();
    await expect(inquiry.submitButton).toBeInViewport({ ratio: 1 });
  }
  const hints = await inquiry.fields.evaluateAll((fields: HTMLInputElement[]) =>
    fields.map(({ type, autocomplete }) => `${type} ${autocomplete}`),
  );
  expect(hints).toEqual(['text name', 'email email', 'tel tel', 'text off', 'url url']);
});

test('§5 §8 Inquiry: a refused field shows its message until it is right', async ({ page }) => {
  const inquiry = await launch(page, './testimonials');
  await test.step('an empty form: every message but that of the website', async () => {
    await inquiry.submitButton.click();
    await expect(inquiry.field('name')).toBeFocused();
    for (const [field, , message] of REFUSED.slice(0, -1))
      await expect(inquiry.field(field)).toHaveAccessibleDescription(message);
    await expect(inquiry.field('website')).not.toHaveAttribute('aria-invalid');
  });
  await test.step('on a phone, the button is in sight below all of them', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(inquiry.submitButton).toBeInViewport({ ratio: 1 });
  });
  await test.step('each value that breaks a rule, and the focus on the first of them', async () => {
    for (const [field, value] of REFUSED) await inquiry.field(field).fill(value);
    await inquiry.field('name').fill('Al');
    await expect(inquiry.field('name')).not.toHaveAttribute('aria-invalid');
    await inquiry.submitButton.click();
    for (const [field, , message] of REFUSED.slice(1)) {
      await expect(inquiry.field(field)).toHaveAttribute('aria-invalid', 'true');
      await expect(inquiry.field(field)).toHaveAccessibleDescription(message);
      await expect(inquiry.dialog.getByText(message, { exact: true })).toBeVisible();
    }
    await expect(inquiry.field('email')).toBeFocused();
  });
});

test('§4 Dialog: closed in any way and reopened, it keeps what was typed', async ({ page }) => {
  const inquiry = await launch(page, './no-such-page');
  await inquiry.fill({ ...VALID_INQUIRY, email: 'not yet' });
  await inquiry.submitButton.click();
  await expect(inquiry.field('email')).toBeFocused();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => inquiry.closeButton.click(),
    () => page.mouse.click(20, 450),
  ]) {
    await close();
    await expect(inquiry.dialog).toBeHidden();
    await expect(inquiry.launchButton).toBeFocused();
    await inquiry.launchButton.click();
    for (const name of FIELD_NAMES) {
      const typed = name === 'email' ? 'not yet' : VALID_INQUIRY[name];
      await expect(inquiry.field(name)).toHaveValue(typed);
    }
  }
});

test('§4 §5 §7 Inquiry: a valid one is logged once and thanked for', {
  tag: '@unconnected',
}, async ({ page }) => {
  const inquiry = new InquiryDialog(page);
  const logged = collectInquiries(page);
  await page.goto('./');
  await inquiry.startButton.click();
  await inquiry.fill({ ...VALID_INQUIRY, name: `  ${VALID_INQUIRY.name} ` });
  await inquiry.submitButton.click();
  await expect(inquiry.dialog).toBeHidden();
  await expect(inquiry.startButton).toBeFocused();
  await expect.poll(() => logged).toEqual([VALID_INQUIRY]);
  await expect(inquiry.successNotice).toBeVisible();
  await inquiry.startButton.click();
  for (const name of FIELD_NAMES) await expect(inquiry.field(name)).toHaveValue('');
  await test.step('an empty website is absent, and a double click sends once', async () => {
    const { website, ...others } = VALID_INQUIRY;
    await inquiry.fill({ ...others, website: '   ' });
    await inquiry.submitButton.dblclick();
    await expect(inquiry.dialog).toBeHidden();
    await expect(inquiry.startButton).toBeFocused();
    await inquiry.startButton.click();
    await expect(inquiry.field('name')).not.toHaveAttribute('aria-invalid');
    expect(logged).toEqual([VALID_INQUIRY, others]);
  });
});

test('§4 Inquiry: typed and submitted before hydration, it is not lost', async ({ page }) => {
  const script = await delayFiles(page, /\/_astro\/InquiryForm\.island\./);
  const inquiry = await launch(page, `./blog/${newest}`);
  await inquiry.fill({ ...VALID_INQUIRY, phone: '123' });
  await inquiry.field('phone').press('Enter');
  await expect.poll(() => script.requested).toHaveLength(1);
  await expect(inquiry.dialog).toBeVisible();
  script.release();
  await expect(inquiry.field('phone')).toHaveAttribute('aria-invalid', 'true');
  await expect(inquiry.field('name')).toHaveValue(VALID_INQUIRY.name);
  await expect(page).toHaveURL(`./blog/${newest}`);
});
