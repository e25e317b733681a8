import { sitePath } from '#formatting/site-path.ts';
import { ArticlePage } from '../support/article-page.ts';
import { articles, commentsOf, uncommented } from '../support/articles.ts';
import { base, commentFormCopy } from '../support/content.ts';
import { delayFiles } from '../support/delayed-files.ts';
import { collectTrouble } from '../support/page-trouble.ts';
import { expect, STILL, test } from '../support/test.ts';

test.use(STILL);

/** The one with the most comments. */
const [seeded = uncommented] = articles
  .map(({ id }) => id)
  .toSorted((a, b) => commentsOf(b).length - commentsOf(a).length);
const seeds = commentsOf(seeded).length;

test('§5 §8 Comment: refused without name or text, posted once complete', async ({ page }) => {
  const article = new ArticlePage(page);
  await article.open(seeded);
  for (const { name, comment, missing } of [
    { name: 'Anna', comment: ' \n ', missing: article.commentField },
    { name: '   ', comment: 'Well said.', missing: article.nameField },
  ]) {
    await article.post(name, comment);
    await expect(article.missingNotice.locator('p')).toHaveText([
      commentFormCopy.missing.title,
      commentFormCopy.missing.description,
    ]);
    await expect(article.missingNotice).toHaveAttribute('data-type', 'destructive');
    await expect(missing).toBeFocused();
    await expect(missing).toHaveAttribute('aria-invalid', 'true');
    await expect(missing).toHaveAccessibleDescription(/.+/);
    await expect(article.nameField).toHaveValue(name);
    await expect(article.commentField).toHaveValue(comment);
  }
  await article.nameField.fill('Anna');
  await expect(article.nameField).not.toHaveAttribute('aria-invalid');
  await expect(article.nameField).toHaveAccessibleDescription('');
  await article.postButton.click();
  await expect(article.comments).toHaveCount(seeds + 1);
  await expect(article.comments.last()).toContainText(/Anna.*Well said\./);
});

test('§2 §3 §4 §8 Comments: dated, newest last, per article, in memory', async ({ page }) => {
  const article = new ArticlePage(page);
  await page.clock.setFixedTime(new Date('2026-03-07T12:00:00'));
  await article.open();
  const empty = page.getByText(commentFormCopy.empty);
  await expect(empty).toBeVisible();
  await test.step('the first, with its notice', async () => {
    await article.post('  <i>Anna</i>  ', '  <b>Well</b> said.\nTwice.  ');
    await expect(article.addedNotice.locator('p')).toHaveText([
      commentFormCopy.added.title,
      commentFormCopy.added.description,
    ]);
    await expect(article.addedNotice).toHaveAttribute('data-type', 'success');
    await expect(article.commentsHeading).toHaveText('Comments (1)');
    await expect(article.countLink).toHaveText('1 comment');
    await expect(empty).toBeHidden();
    const text = article.comments.locator('.comment-text');
    expect(await text.textContent()).toBe('<b>Well</b> said.\nTwice.');
    await expect(text).toHaveCSS('white-space-collapse', 'preserve-breaks');
    await expect(article.comments.locator('.comment-name')).toHaveText('<i>Anna</i>');
    const time = article.comments.getByRole('time');
    await expect(time).toHaveText('March 7, 2026');
    await expect(time).toHaveAttribute('datetime', '2026-03-07');
    const avatar = article.comments.locator('.avatar img');
    await expect(avatar).toHaveAttribute('src', sitePath('/avatars/commenter.svg', base));
    await expect(article.nameField).toHaveValue('');
    await expect(article.commentField).toHaveValue('');
    await expect(article.postButton).toBeFocused();
  });
  await test.step('the second, in the same millisecond, comes after the first', async () => {
    await article.post('Ben', 'Second that.');
    await expect(article.comments).toHaveText([/Anna.*Twice/s, /Ben.*Second that\./]);
    await expect(article.commentsHeading).toHaveText('Comments (2)');
    await expect(article.countLink).toHaveText('2 comments');
  });
  await test.step('another article has its own; loaded again, they are gone', async () => {
    await article.open(seeded);
    await expect(article.comments).toHaveCount(seeds);
    await article.open();
    await expect(article.comments).toHaveCount(0);
  });
});

test('§4 Comments: Enter held in the name posts once and complains of nothing', async ({
  page,
}) => {
  const article = new ArticlePage(page);
  await article.open();
  await article.commentField.fill('Well said.');
  await article.nameField.fill('Anna');
  await page.keyboard.down('Enter');
  await expect(article.comments).toHaveCount(1);
  // Longer than two presses can be apart: systems repeat a key after that.
  await page.waitForTimeout(700);
  for (let repetition = 0; repetition < 3; repetition += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(article.addedNotice).toBeVisible();
  await expect(article.missingNotice).toHaveCount(0);
  await expect(article.nameField).not.toHaveAttribute('aria-invalid');
  await article.post('Ben', 'Second that.');
  await expect(article.comments).toHaveCount(2);
});

test('§4 Comments: one posted before hydration is kept and counted', async ({ page }) => {
  const trouble = await collectTrouble(page);
  const article = new ArticlePage(page);
  const script = await delayFiles(page, /\/_astro\/(Comments|Toaster)\.island\./);
  const countScript = await delayFiles(page, /\/_astro\/CommentCount\.island\./);
  await article.open();
  await article.post('Anna', 'Well said.');
  await expect.poll(() => script.requested.length).toBeGreaterThan(0);
  await expect(article.comments).toHaveCount(0);
  script.release();
  await expect(article.comments).toHaveText([/Anna.*Well said\./]);
  await expect(article.addedNotice).toBeVisible();
  await expect(article.countLink).toHaveText('0 comments');
  countScript.release();
  await expect(article.countLink).toHaveText('1 comment');
  await expect(page).toHaveURL(`./blog/${uncommented}`);
  expect(trouble).toEqual([]);
});

test.describe('on the far side of the date line, in Arabic', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' });

  test('§3 the date of a comment is the visitor’s own day, in long US format', async ({ page }) => {
    const article = new ArticlePage(page);
    await page.clock.setFixedTime(new Date('2026-03-01T10:30:00Z'));
    await article.open();
    await article.post('Anna', 'Well said.');
    await expect(article.comments.getByRole('time')).toHaveText('March 2, 2026');
  });
});
