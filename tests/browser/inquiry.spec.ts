import { newest } from '../support/articles.ts';
import { inquiryCopy, strings } from '../support/content.ts';
import { boxOf, resize } from '../support/geometry.ts';
import { VALID_INQUIRY } from '../support/lead-form.ts';
import { delayFiles } from '../support/slow-page.ts';
import { expect, test } from '../support/test.ts';

const FIELD_NAMES = Object.keys(VALID_INQUIRY) as (keyof typeof VALID_INQUIRY)[];

/** All but the name break a rule; Chromium takes the last for a URL. validate.test.ts has every rule. */
const REFUSED = {
  ...{ name: 'Al', email: 'anna@', phone: '123456789', business: ' B ' },
  website: 'https://bakery example.com',
};

test('§2 §5 §8 §9 Inquiry: a refused field has its message until it is right', async ({
  page,
  inquiry,
}) => {
  await page.goto('./');
  await inquiry.startButton.click();
  const labels = FIELD_NAMES.map((name) => inquiryCopy.labels[name]);
  await expect(inquiry.dialog.locator('label')).toHaveText(labels);
  await expect(inquiry.field('name')).toBeFocused();
  const hints = await inquiry.fields.evaluateAll((fields: HTMLInputElement[]) =>
    fields.map(({ type, autocomplete }) => `${type} ${autocomplete}`),
  );
  expect(hints).toEqual(['text name', 'email email', 'tel tel', 'text off', 'url url']);
  expect((await boxOf(inquiry.dialog)).width).toBe(500);
  const expectMessages = async (names: typeof FIELD_NAMES) => {
    await inquiry.submitButton.click();
    await expect(inquiry.field(names[0] ?? 'name')).toBeFocused();
    for (const name of names)
      await expect(inquiry.field(name)).toHaveAccessibleDescription(strings.forms.invalid[name]);
    await expect(inquiry.dialog.locator('[aria-invalid="true"]')).toHaveCount(names.length);
  };
  await expectMessages(FIELD_NAMES.slice(0, -1));
  await resize(page, '320×480');
  await expect(inquiry.dialog).toBeInViewport({ ratio: 1 });
  await resize(page, '390×844');
  await expect(inquiry.submitButton, 'in sight below all messages').toBeInViewport({ ratio: 1 });
  await inquiry.fill(REFUSED);
  await expect(inquiry.field('name')).not.toHaveAttribute('aria-invalid');
  await expectMessages(FIELD_NAMES.slice(1));
});

test('§4 Dialog: closed in any way and reopened, it keeps what was typed', async ({
  page,
  inquiry,
}) => {
  await page.goto('./testimonials');
  await inquiry.launchButton.click();
  const typed = { ...VALID_INQUIRY, email: 'not yet' };
  await inquiry.fill(typed);
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
    for (const name of FIELD_NAMES) await expect(inquiry.field(name)).toHaveValue(typed[name]);
  }
});

test('§4 §5 §7 Inquiry: a valid one is logged once and thanked for', {
  tag: '@unconnected',
}, async ({ page, inquiry }) => {
  const logged: unknown[] = [];
  page.on('console', async (message) => {
    if (message.type() === 'log') logged.push(await message.args().at(-1)?.jsonValue());
  });
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
  // An empty website is absent, and a double click sends once.
  const { website, ...others } = VALID_INQUIRY;
  await inquiry.fill({ ...others, website: '   ' });
  await inquiry.submitButton.dblclick();
  await expect(inquiry.dialog).toBeHidden();
  await inquiry.startButton.click();
  await expect(inquiry.field('name')).not.toHaveAttribute('aria-invalid');
  expect(logged).toEqual([VALID_INQUIRY, others]);
});

test('§4 Inquiry: submitted before hydration, it is not lost', async ({ page, inquiry }) => {
  const script = await delayFiles(page, /\/_astro\/\w*InquiryForm\.island\./);
  await page.goto(`./blog/${newest}`);
  await inquiry.launchButton.click();
  await inquiry.fill({ ...VALID_INQUIRY, phone: '123' });
  await inquiry.field('phone').press('Enter');
  await expect.poll(() => script.requested).toHaveLength(1);
  script.release();
  await expect(inquiry.field('phone')).toHaveAttribute('aria-invalid', 'true');
  await expect(inquiry.field('name')).toHaveValue(VALID_INQUIRY.name);
  await expect(page).toHaveURL(`./blog/${newest}`);
});
