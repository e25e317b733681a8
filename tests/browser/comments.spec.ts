import { longDateFormat } from '#formatting/dates.ts';
import { plural } from '#formatting/messages.ts';
import { sitePath } from '#formatting/site-path.ts';
import type { articleOn } from '../support/article-page.ts';
import { articles, commentsOf, uncommented } from '../support/articles.ts';
import { base, commentFormCopy, language, strings } from '../support/content.ts';
import { delayFiles } from '../support/slow-page.ts';
import { expect, test } from '../support/test.ts';

/** The one with the most comments. */
const [seeded = uncommented] = articles
  .map(({ id }) => id)
  .toSorted((a, b) => commentsOf(b).length - commentsOf(a).length);

async function expectCounted(
  { commentsHeading, countLink }: ReturnType<typeof articleOn>,
  count: number,
) {
  await expect(commentsHeading).toHaveText(plural(strings.comments.heading, count, language));
  await expect(countLink).toHaveText(plural(strings.comments.count, count, language));
}

// Comments have the visitor's own day, in the language of the page.
test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' });

/** post-comment.test.ts has the rules; typed-text.spec.ts shows that comments stay text. */
test('§2 §3 §4 §5 §8 Comments: refused, then dated, newest last, in memory', async ({
  page,
  article,
}) => {
  await page.clock.setFixedTime(new Date('2026-03-01T10:30:00Z'));
  await article.open();
  const { missing, added } = commentFormCopy;
  const empty = page.getByText(commentFormCopy.empty);
  await expect(empty).toBeVisible();
  for (const [name, comment, field] of [
    ['Anna', ' \n ', article.commentField],
    ['   ', 'Well said.', article.nameField],
  ] as const) {
    await article.post(name, comment);
    const texts = [missing.title, missing.description];
    await expect(article.missingNotice.locator('p')).toHaveText(texts);
    await expect(article.missingNotice).toHaveAttribute('data-type', 'destructive');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/.+/);
    await expect(article.nameField).toHaveValue(name);
    await expect(article.commentField).toHaveValue(comment);
  }
  await article.nameField.fill('  <i>Anna</i>  ');
  await expect(article.nameField).not.toHaveAttribute('aria-invalid');
  await expect(article.nameField).toHaveAccessibleDescription('');
  await article.commentField.fill('  <b>Well</b> said.\nTwice.  ');
  await article.postButton.click();
  // The first, with its notice.
  await expect(article.addedNotice.locator('p')).toHaveText([added.title, added.description]);
  await expect(article.addedNotice).toHaveAttribute('data-type', 'success');
  await expect(article.missingNotice).toHaveCount(0);
  await expectCounted(article, 1);
  await expect(empty).toBeHidden();
  const text = article.comments.locator('.comment-text');
  expect(await text.textContent()).toBe('<b>Well</b> said.\nTwice.');
  await expect(text).toHaveCSS('white-space-collapse', 'preserve-breaks');
  await expect(article.comments.locator('.comment-name')).toHaveText('<i>Anna</i>');
  const time = article.comments.getByRole('time');
  await expect(time).toHaveText(longDateFormat(language)('2026-03-02'));
  await expect(time).toHaveAttribute('datetime', '2026-03-02');
  const avatar = article.comments.locator('.avatar img');
  await expect(avatar).toHaveAttribute('src', sitePath('/avatars/commenter.svg', base));
  for (const field of [article.nameField, article.commentField])
    await expect(field).toHaveValue('');
  await expect(article.postButton).toBeFocused();
  // The second; another article has its own; loaded again, they are gone.
  await article.post('Ben', 'Second that.');
  await expect(article.comments).toHaveText([/Anna.*Twice/s, /Ben.*Second that\./]);
  await expectCounted(article, 2);
  await article.open(seeded);
  await expect(article.comments).toHaveCount(commentsOf(seeded).length);
  await article.open();
  await expect(article.comments).toHaveCount(0);
});

test('§4 Comments: Enter held in the name posts once, without complaint', async ({
  page,
  article,
}) => {
  await page.clock.install();
  await article.open();
  await article.commentField.fill('Well said.');
  await article.nameField.fill('Anna');
  await page.keyboard.down('Enter');
  await expect(article.comments).toHaveCount(1);
  // Longer than two presses can be apart: systems repeat a key after that.
  await page.clock.runFor(700);
  for (let repetition = 0; repetition < 3; repetition += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(article.addedNotice).toBeVisible();
  await expect(article.missingNotice).toHaveCount(0);
  await article.post('Ben', 'Second that.');
  await expect(article.comments).toHaveCount(2);
});

test('§4 Comments: one posted before hydration is kept and counted', async ({ page, article }) => {
  const script = await delayFiles(page, /\/_astro\/(Comments|Toaster)\.island\./);
  const countScript = await delayFiles(page, /\/_astro\/CommentCount\.island\./);
  await article.open();
  await article.post('Anna', 'Well said.');
  await expect.poll(() => script.requested.length).toBeGreaterThan(0);
  await expect(article.comments).toHaveCount(0);
  script.release();
  await expect(article.comments).toHaveText([/Anna.*Well said\./]);
  await expect(article.addedNotice).toBeVisible();
  countScript.release();
  await expectCounted(article, 1);
  await expect(page).toHaveURL(`./blog/${uncommented}`);
});
