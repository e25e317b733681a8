import { createDateFormat } from '#formatting/dates.ts';
import { selectPlural } from '#formatting/messages.ts';
import { toSitePath } from '#formatting/site-path.ts';
import { isRightToLeft } from '#languages/dictionaries.ts';
import { base, commentFormCopy, language, strings } from '../support/content.ts';
import { type articleOn, MARKUP } from '../support/features.ts';
import { getBox, getSidewaysOverflow, overlaps, resize } from '../support/geometry.ts';
import { listenTo } from '../support/page-changers.ts';
import { expect, type Page, test } from '../support/test.ts';

const getToasts = (page: Page) => page.getByRole('region', { name: strings.notifications });

async function expectCounted(
  { commentsHeading, countLink }: ReturnType<typeof articleOn>,
  count: number,
) {
  await expect(commentsHeading).toHaveText(selectPlural(strings.comments.heading, count, language));
  await expect(countLink).toHaveText(selectPlural(strings.comments.count, count, language));
}

// Comments show the visitor's local date, in the language of the page.
test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' });

const STARTED = new Date('2026-03-01T10:30:00Z');
const { empty, missing, added } = commentFormCopy;

test.describe('§2 §3 §4 §5 §8 Comments', { tag: '@comments' }, () => {
  // post-comment.test.ts has the rules.
  test.beforeEach(async ({ page, article }) => {
    await page.clock.install({ time: STARTED });
    await article.open();
  });

  test('a refused comment stays in the form, which asks for what is missing', async ({
    article,
  }) => {
    await article.post('   ', 'Well said.');
    const { missingToast, nameField } = article;
    await expect(missingToast.locator('p')).toHaveText([missing.title, missing.description]);
    await expect(missingToast).toHaveAttribute('data-type', 'destructive');
    await expect(nameField).toBeFocused();
    await expect(nameField).toHaveAttribute('aria-invalid', 'true');
    await expect(nameField).toHaveAccessibleDescription(/.+/);
    await expect(nameField).toHaveValue('   ');
    await expect(article.commentField).toHaveValue('Well said.');
    await nameField.fill('Anna');
    await expect(nameField).not.toHaveAttribute('aria-invalid');
    await expect(nameField).toHaveAccessibleDescription('');
  });

  test('each toast is announced once, even if it replaces another', async ({ page, article }) => {
    const toasts = getToasts(page);
    await expect(toasts).toHaveAttribute('aria-live', 'polite');
    const heard = await listenTo(toasts);
    await article.post('', 'Well said.');
    await expect(article.missingToast).toBeVisible();
    await article.post('Anna', 'Well said.');
    await expect(article.addedToast.locator('p')).toHaveText([added.title, added.description]);
    await expect(article.addedToast).toHaveAttribute('data-type', 'success');
    await expect(article.missingToast).toHaveCount(0);
    for (const { title } of [missing, added])
      expect((await heard.jsonValue()).filter((text) => text.includes(title))).toHaveLength(1);
  });

  test('Enter posts once, even if it is held', async ({ page, article }) => {
    await article.commentField.fill('Well said.');
    await article.nameField.fill('Anna');
    await page.keyboard.down('Enter');
    await expect(article.comments).toHaveCount(1);
    // Longer than a double click takes.
    await page.clock.runFor(700);
    for (let repetition = 0; repetition < 3; repetition += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(article.comments).toHaveCount(1);
    await expect(article.missingToast).toHaveCount(0);
  });

  test('a comment shows what was typed, with date and picture', async ({ page, article }) => {
    const typed = `  Well said. ${MARKUP}\nTwice.  `;
    await article.post(`Anna ${MARKUP}`, typed);
    const text = article.comments.locator('.comment-text');
    await expect(text).toHaveCSS('white-space-collapse', 'preserve-breaks');
    expect(await text.textContent()).toBe(typed.trim());
    await expect(article.comments.locator('.comment-name')).toHaveText(`Anna ${MARKUP}`);
    expect(await getSidewaysOverflow(page)).toBe(0);
    const time = article.comments.getByRole('time');
    await expect(time).toHaveText(createDateFormat(language)('2026-03-02'));
    await expect(time).toHaveAttribute('datetime', '2026-03-02');
    const avatar = article.comments.locator('.avatar img');
    await expect(avatar).toHaveAttribute('src', toSitePath('/avatars/commenter.svg', base));
  });

  test('a new comment is counted and last in the list', async ({ page, article }) => {
    await expect(page.getByText(empty)).toBeVisible();
    await article.post('Anna', 'Well said.');
    await expectCounted(article, 1);
    await expect(page.getByText(empty)).toBeHidden();
    for (const field of [article.nameField, article.commentField])
      await expect(field).toHaveValue('');
    await article.post('Ben', 'Second that.');
    await expect(article.comments).toHaveText([/Anna.*Well said/s, /Ben.*Second that\./]);
    await expectCounted(article, 2);
  });

  test('comments are lost on reload', async ({ page, article }) => {
    await article.post('Anna', 'Well said.');
    await expect(article.comments).toHaveCount(1);
    await page.reload();
    await expect(article.comments).toHaveCount(0);
  });

  test('a name cannot reverse what follows it', async ({ article }) => {
    // The name begins with bidi control characters, which try to end its isolation and to reverse what follows.
    await article.post('\u2069\u202EBen', 'Well said.');
    const [date, name] = await Promise.all(
      ['time', '.comment-name'].map((part) => getBox(article.comments.locator(part))),
    );
    expect(Number(date?.x) > Number(name?.x)).toBe(!isRightToLeft(language));
  });

  test('a toast closes a while after the last comment', async ({ page, article }) => {
    await article.post('Anna', 'Well said.');
    await expect(article.addedToast).toBeVisible();
    await page.clock.runFor(4_000);
    await article.post('Ben', 'Second that.');
    await expect(article.comments).toHaveCount(2);
    await page.clock.runFor(4_000);
    await expect(article.addedToast).toHaveCount(1);
    await page.clock.runFor(10_000);
    await expect(article.addedToast).toHaveCount(0);
  });

  test('a toast can be dismissed by keyboard', async ({ page, article }) => {
    const { addedToast, missingToast, postButton } = article;
    await article.post('Anna', 'Well said.');
    await expect(addedToast).toBeVisible();
    for (const [key, reached] of [
      ['F6', getToasts(page)],
      ['Tab', addedToast],
      ['Tab', addedToast.getByRole('button', { name: strings.dismiss })],
    ] as const) {
      await page.keyboard.press(key);
      await expect(reached).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(addedToast).toHaveCount(0);
    await expect(postButton).toBeFocused();
    await postButton.click();
    await expect(missingToast).toBeVisible();
    // Even after F6 has been used, Tab reaches a toast from the end of the page.
    await page.locator('.site-footer :is(a, input)').last().focus();
    await page.keyboard.press('Tab');
    await expect(missingToast).toBeFocused();
  });
});

test('§8 toasts cover neither the focus nor an error at 240 px', { tag: '@comments' }, async ({
  page,
  article,
}) => {
  await resize(page, '240×640');
  // While the clock is stopped, toasts stay.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await article.open();
  const toasts = [article.addedToast, article.missingToast];
  for (const [index, toast] of toasts.entries()) {
    await article.nameField.fill('Anna');
    await article.commentField.fill('Well said.'.repeat(1 - index));
    // Scrolls the button to the bottom of the window, where the toasts appear.
    await article.postButton.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await article.postButton.click();
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(toast).toBeVisible({ timeout: 200 });
    }).toPass();
  }
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(article.commentField).toBeFocused();
    const error = page.locator('.field-error');
    for (const part of [article.commentField, error])
      expect(overlaps(await getBox(part), await getBox(getToasts(page)))).toBe(false);
    const [added, missing] = await Promise.all(toasts.map(getBox));
    expect(missing && added && overlaps(missing, added)).toBe(false);
    for (const part of toasts.flatMap((toast) => [toast, toast.getByRole('button')]))
      await expect(part).toBeInViewport({ ratio: 1, timeout: 200 });
  }).toPass();
});
