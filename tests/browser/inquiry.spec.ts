import { getFieldNames, getInputHints, inquirySchema } from '#data/leads/lead-forms.ts';
import { inquiryCopy, strings, TESTIMONIALS_PATH } from '../support/content.ts';
import { LEADS } from '../support/features.ts';
import { getBox, overlaps, resize, scrollPageTo } from '../support/geometry.ts';
import { expect, test } from '../support/test.ts';

const VALID = LEADS.inquiry;
const FIELD_NAMES = getFieldNames(inquirySchema);
const HINTS = FIELD_NAMES.map((name) => getInputHints(inquirySchema, name));
const REQUIRED = FIELD_NAMES.filter((_, index) => HINTS[index]?.required);

test.describe('§2 §5 §8 §9 Inquiry', { tag: '@unconnected' }, () => {
  test.beforeEach(async ({ page, inquiry }) => {
    await page.clock.install();
    await page.goto('./');
    await inquiry.startButton.focus();
    await page.keyboard.press('Enter');
  });

  test('the dialog is 500 px wide with its fields in order', async ({ inquiry }) => {
    expect((await getBox(inquiry.dialog)).width).toBe(500);
    const labels = FIELD_NAMES.map((name) => inquiryCopy.labels[name]);
    await expect(inquiry.dialog.locator('label')).toHaveText(labels);
    for (const [index, { type = 'text', autoComplete = '' }] of HINTS.entries()) {
      await expect(inquiry.fields.nth(index)).toHaveJSProperty('type', type);
      await expect(inquiry.fields.nth(index)).toHaveJSProperty('autocomplete', autoComplete);
    }
    await expect(inquiry.field('name')).toBeFocused();
  });

  // lead-forms.test.ts has the rules.
  test('in small windows, each empty required field is seen with its message', async ({
    page,
    inquiry,
  }) => {
    await page.keyboard.press('Escape');
    await resize(page, '320×220');
    await inquiry.startButton.press('Enter');
    await page.keyboard.press('Enter');
    for (const name of REQUIRED) {
      const field = inquiry.field(name);
      await expect(field).toHaveAccessibleDescription(strings.forms.invalid[name]);
      await expect(field).toBeFocused();
      const message = page.locator(`#${await field.getAttribute('aria-describedby')}`);
      for (const part of [field, message]) await expect(part).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Tab');
    }
    await expect(inquiry.invalidFields).toHaveCount(REQUIRED.length);
    await resize(page, '320×480');
    await expect(inquiry.dialog).toBeInViewport({ ratio: 1 });
    for (const size of ['390×844', '1366×768'] as const) {
      await resize(page, size);
      await expect(inquiry.submitButton).toBeInViewport({ ratio: 1 });
    }
  });

  test('a refused form can be corrected and sent by keyboard', async ({ page, inquiry }) => {
    await page.keyboard.press('Enter');
    await expect(inquiry.invalidFields).toHaveCount(REQUIRED.length);
    // The last value is invalid, but Chromium's own check of URLs accepts it.
    for (const value of Object.values({ ...VALID, website: 'https://bakery example.com' })) {
      await page.keyboard.insertText(value);
      await page.keyboard.press('Tab');
    }
    await expect(inquiry.invalidFields).toHaveCount(0);
    await expect(inquiry.submitButton).toBeFocused();
    await page.keyboard.press('Space');
    const website = inquiry.field('website');
    await expect(website).toHaveAccessibleDescription(strings.forms.invalid.website);
    await expect(website).toBeFocused();
    await website.fill(VALID.website);
    await page.keyboard.press('Enter');
    await expect(inquiry.successToast).toBeVisible();
  });

  test('the success toast stays without covering a control in the hero', async ({
    page,
    inquiry,
  }) => {
    await inquiry.fill();
    await page.keyboard.press('Enter');
    await expect(inquiry.successToast).toBeVisible();
    await expect(inquiry.startButton).toBeFocused();
    await page.clock.fastForward(60_000);
    await expect(inquiry.successToast).toBeVisible();
    for (const size of ['1280×720', '1440×900'] as const) {
      await resize(page, size);
      await scrollPageTo(page, 0);
      const toast = await getBox(inquiry.successToast);
      const controls = await page
        .locator('#hero :is(a, button, input)')
        .evaluateAll((all) => all.map((control) => control.getBoundingClientRect()));
      expect(controls.filter((control) => overlaps(toast, control))).toEqual([]);
    }
  });
});

test('§4 Inquiry: closing the dialog keeps the text', async ({ page, inquiry }) => {
  await page.goto(TESTIMONIALS_PATH);
  await inquiry.launchButton.click();
  const typed = { ...VALID, email: 'not yet' };
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
    await inquiry.expectValues(typed);
  }
});

test('§4 §5 §7 Inquiry: a valid inquiry is logged once, trimmed, without an empty website', {
  tag: '@unconnected',
}, async ({ page, inquiry }) => {
  const logged: unknown[] = [];
  page.on('console', async (message) => {
    if (message.type() === 'log') logged.push(await message.args().at(-1)?.jsonValue());
  });
  await page.goto(TESTIMONIALS_PATH);
  await inquiry.launchButton.click();
  await inquiry.fill({ ...VALID, name: `  ${VALID.name} ` });
  await inquiry.submitButton.click();
  await expect(inquiry.dialog).toBeHidden();
  await expect.poll(() => logged).toEqual([VALID]);
  await inquiry.launchButton.click();
  for (const name of FIELD_NAMES) await expect(inquiry.field(name)).toHaveValue('');
  const { website, ...others } = VALID;
  await inquiry.fill({ ...others, website: '   ' });
  await inquiry.submitButton.dblclick();
  await expect(inquiry.dialog).toBeHidden();
  await inquiry.launchButton.click();
  await expect(inquiry.field('name')).not.toHaveAttribute('aria-invalid');
  expect(logged).toEqual([VALID, others]);
});
