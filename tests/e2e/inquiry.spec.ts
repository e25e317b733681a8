import { delayScripts } from './support/delayed-scripts.ts';
import {
  INQUIRY_LABELS,
  InquiryDialog,
  type InquiryFieldName,
  VALID_INQUIRY,
} from './support/inquiry-dialog.ts';
import { expect, type Page, test } from './support/test.ts';

const FIELD_NAMES = Object.keys(INQUIRY_LABELS) as InquiryFieldName[];

/** What an empty form is told. */
const EMPTY_FORM_MESSAGES: Partial<Record<InquiryFieldName, string>> = {
  name: 'Name must be at least 2 characters',
  email: 'Invalid email address',
  phone: 'Phone number must be at least 10 characters',
  business: 'Please describe your business',
};

test('§2 Launch in the header of every kind of page opens the Start Your Project dialog', async ({
  page,
}) => {
  const inquiry = new InquiryDialog(page);
  for (const path of ['/testimonials', '/blog', '/blog/ai-healthcare-2025', '/no-such-page', '/']) {
    await test.step(path, async () => {
      await page.goto(path);
      await inquiry.launchButton.click();
      await expect(inquiry.dialog).toBeVisible();
      await expect(inquiry.fields).toHaveCount(5);
    });
  }
});

test('§2 §9 Start Your Project in the hero opens the dialog: labels in order, name focused, 500 px at most', async ({
  page,
}) => {
  const inquiry = new InquiryDialog(page);
  await page.goto('/');
  await inquiry.startButton.click();
  await expect(inquiry.dialog.locator('label')).toHaveText(Object.values(INQUIRY_LABELS));
  for (const name of FIELD_NAMES) await expect(inquiry.field(name)).toBeEditable();
  await expect(inquiry.field('name')).toBeFocused();
  for (const [width, height, limit] of [
    [1440, 900, 500],
    [390, 844, 390],
    [320, 480, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(inquiry.dialog).toBeInViewport({ ratio: 1 });
    expect((await inquiry.dialog.boundingBox())?.width).toBeLessThanOrEqual(limit);
    await inquiry.submitButton.scrollIntoViewIfNeeded();
    await expect(inquiry.submitButton).toBeInViewport({ ratio: 1 });
  }
});

test('§2 the fields tell a phone which keyboard to show and what to fill in', async ({ page }) => {
  const inquiry = new InquiryDialog(page);
  await page.goto('/blog');
  await inquiry.launchButton.click();
  for (const [name, type, autocomplete] of [
    ['name', 'text', 'name'],
    ['email', 'email', 'email'],
    ['phone', 'tel', 'tel'],
    ['business', 'text', 'off'],
    ['website', 'url', 'url'],
  ] as const) {
    await expect(inquiry.field(name)).toHaveAttribute('type', type);
    await expect(inquiry.field(name)).toHaveAttribute('autocomplete', autocomplete);
  }
});

test('§5 §8 an empty form gets every message, tied to its field; the first field is focused', async ({
  page,
}) => {
  const inquiry = new InquiryDialog(page);
  await page.goto('/blog');
  await inquiry.launchButton.click();
  await inquiry.submitButton.click();
  for (const name of FIELD_NAMES) {
    const message = EMPTY_FORM_MESSAGES[name];
    if (message) {
      await expect(inquiry.field(name)).toHaveAttribute('aria-invalid', 'true');
      await expect(inquiry.field(name)).toHaveAccessibleDescription(message);
      await expect(inquiry.dialog.getByText(message, { exact: true })).toBeVisible();
    } else {
      await expect(inquiry.field(name)).not.toHaveAttribute('aria-invalid');
    }
  }
  await expect(inquiry.field('name')).toBeFocused();
  await expect(inquiry.dialog).toBeVisible();
});

test('§5 a message goes when its field is right, the others stay, and the first that is wrong is focused', async ({
  page,
}) => {
  const inquiry = new InquiryDialog(page);
  await page.goto('/blog');
  await inquiry.launchButton.click();
  await inquiry.submitButton.click();
  await inquiry.field('name').fill('Al');
  await expect(inquiry.field('name')).not.toHaveAttribute('aria-invalid');
  await expect(inquiry.field('email')).toHaveAttribute('aria-invalid', 'true');
  await inquiry.fill({ ...VALID_INQUIRY, phone: '1', website: 'x' });
  await inquiry.submitButton.click();
  await expect(inquiry.field('phone')).toBeFocused();
});

test('nothing typed is lost when the dialog is closed, in any way, and reopened', async ({
  page,
}) => {
  const inquiry = new InquiryDialog(page);
  await page.goto('/');
  await inquiry.startButton.click();
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
    await expect(inquiry.startButton).toBeFocused();
    await inquiry.startButton.click();
    for (const name of FIELD_NAMES) {
      const typed = name === 'email' ? 'not yet' : VALID_INQUIRY[name];
      await expect(inquiry.field(name)).toHaveValue(typed);
    }
  }
});

test('§4 §7 a valid inquiry: notice, dialog closed, form empty, logged once, nothing sent', async ({
  page,
}) => {
  const inquiry = new InquiryDialog(page);
  const logged: unknown[] = [];
  const requests: string[] = [];
  page.on('console', async (message) => {
    if (message.type() === 'log') logged.push(await message.args().at(-1)?.jsonValue());
  });
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await page.goto('/');
  await inquiry.startButton.click();
  await inquiry.fill({ ...VALID_INQUIRY, name: `  ${VALID_INQUIRY.name} ` });
  await inquiry.submitButton.click();
  await expect(inquiry.dialog).toBeHidden();
  await expect(inquiry.successNotice).toBeVisible();
  await expect(inquiry.startButton).toBeFocused();
  await expect.poll(() => logged).toEqual([VALID_INQUIRY]);
  await inquiry.startButton.click();
  for (const name of FIELD_NAMES) await expect(inquiry.field(name)).toHaveValue('');
  const own = new RegExp(`^GET ${new URL(page.url()).origin}/(_astro/[\\w./-]+|[\\w/-]+\\.svg)?$`);
  expect(requests.filter((request) => !own.test(request))).toEqual([]);
  expect(logged).toHaveLength(1);
});

test('an empty website counts as absent', async ({ page }) => {
  const inquiry = new InquiryDialog(page);
  await page.goto('/blog');
  await inquiry.launchButton.click();
  await inquiry.fill({ ...VALID_INQUIRY, website: '   ' });
  const message = page.waitForEvent('console', { predicate: (entry) => entry.type() === 'log' });
  await inquiry.submitButton.click();
  const { website, ...others } = VALID_INQUIRY;
  expect(await (await message).args().at(-1)?.jsonValue()).toEqual(others);
});

test('the success notice can be dismissed', async ({ page }) => {
  const inquiry = new InquiryDialog(page);
  await page.goto('/blog/quantum-ai-computing');
  await inquiry.launchButton.click();
  await inquiry.fill(VALID_INQUIRY);
  await inquiry.field('website').press('Enter');
  await inquiry.successNotice.hover();
  await inquiry.successNotice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(inquiry.successNotice).toBeHidden();
});

test('§4 what is typed and submitted before hydration is not lost', async ({ page }) => {
  const inquiry = new InquiryDialog(page);
  const script = await delayScripts(page, /\/_astro\/InquiryForm\.island\./);
  await page.goto('/blog');
  await inquiry.launchButton.click();
  await inquiry.fill({ ...VALID_INQUIRY, phone: '123' });
  await inquiry.field('phone').press('Enter');
  await expect.poll(() => script.requested).toHaveLength(1);
  await expect(inquiry.dialog).toBeVisible();
  script.release();
  await expect(inquiry.field('phone')).toHaveAccessibleDescription(
    'Phone number must be at least 10 characters',
  );
  await expect(inquiry.field('name')).toHaveValue(VALID_INQUIRY.name);
  await expect(page).toHaveURL('/blog');
});

/** The second press does not wait until the page has answered the first. */
async function pressEnterTwice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
  const down = { ...enter, type: 'keyDown', text: '\r' } as const;
  const up = { ...enter, type: 'keyUp' } as const;
  const events = [down, up, down, up];
  await Promise.all(events.map((event) => devtools.send('Input.dispatchKeyEvent', event)));
}

for (const [way, sendTwice] of [
  ['a double click', (inquiry: InquiryDialog) => inquiry.submitButton.dblclick()],
  [
    'two taps that the browser does not count',
    (inquiry: InquiryDialog) =>
      inquiry.submitButton.evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      }),
  ],
  [
    'Enter pressed twice',
    async (inquiry: InquiryDialog, page: Page) => {
      await inquiry.field('website').focus();
      await pressEnterTwice(page);
    },
  ],
  [
    'Enter twice on its button',
    async (inquiry: InquiryDialog, page: Page) => {
      await inquiry.submitButton.focus();
      await pressEnterTwice(page);
    },
  ],
] as const) {
  test(`§4 §7 an inquiry sent by ${way} is logged once, and the form is empty and without errors`, async ({
    page,
  }) => {
    const inquiry = new InquiryDialog(page);
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'log') logged.push(message.text());
    });
    await page.goto('/blog');
    await inquiry.launchButton.click();
    await inquiry.fill(VALID_INQUIRY);
    await sendTwice(inquiry, page);
    await expect(inquiry.dialog).toBeHidden();
    await expect(inquiry.successNotice).toHaveCount(1);
    await expect(inquiry.launchButton).toBeFocused();
    await inquiry.launchButton.click();
    for (const name of FIELD_NAMES) {
      await expect(inquiry.field(name)).toHaveValue('');
      await expect(inquiry.field(name)).not.toHaveAttribute('aria-invalid');
    }
    expect(logged).toHaveLength(1);
  });
}
