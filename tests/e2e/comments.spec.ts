import { expect, test } from '@playwright/test';
import { ArticlePage } from './support/article-page.ts';
import { delayScripts } from './support/delayed-scripts.ts';

/** No comments stand under this article from the start. */
const EMPTY_ARTICLE = 'quantum-ai-computing';

const MISSING = [
  { missing: 'the name', name: '   ', comment: 'Well said.', focused: 'Your name' },
  { missing: 'the text', name: 'Anna', comment: ' \n ', focused: 'Share your thoughts...' },
  { missing: 'both', name: '', comment: '', focused: 'Your name' },
];

for (const { missing, name, comment, focused } of MISSING) {
  test(`§5 §8 a comment without ${missing} is refused with the notice, and nothing is added`, async ({
    page,
  }) => {
    const article = new ArticlePage(page);
    await article.open('ai-llm-developments');
    await article.post(name, comment);
    await expect(article.missingNotice.locator('p')).toHaveText([
      'Missing information',
      'Please provide both your name and comment.',
    ]);
    await expect(article.missingNotice).toHaveAttribute('data-type', 'destructive');
    await expect(page.getByRole('alert')).toContainText('Missing information');
    await expect(page.getByPlaceholder(focused)).toBeFocused();
    await expect(page.getByPlaceholder(focused)).toHaveAttribute('aria-invalid', 'true');
    await expect(article.comments).toHaveCount(2);
    await expect(article.commentsHeading).toHaveText('Comments (2)');
    await expect(article.nameField).toHaveValue(name);
    await expect(article.commentField).toHaveValue(comment);
  });
}

test('§4 §8 posting appends the comment, clears both fields and says so', async ({ page }) => {
  const article = new ArticlePage(page);
  await article.open('ai-llm-developments');
  const [first, second] = await article.comments.allInnerTexts();
  await article.post('  Anna  ', '  Well said.  ');
  await expect(article.addedNotice.locator('p')).toHaveText([
    'Comment added',
    'Your comment has been published successfully.',
  ]);
  await expect(article.addedNotice).toHaveAttribute('data-type', 'success');
  await expect(article.comments).toHaveCount(3);
  expect((await article.comments.allInnerTexts()).slice(0, 2)).toEqual([first, second]);
  await expect(article.comments.last().locator('.comment-name')).toHaveText('Anna');
  expect(await article.comments.last().locator('.comment-text').textContent()).toBe('Well said.');
  await expect(article.nameField).toHaveValue('');
  await expect(article.commentField).toHaveValue('');
});

test('§2 the count grows in the heading and in the article’s head', async ({ page }) => {
  const article = new ArticlePage(page);
  await article.open(EMPTY_ARTICLE);
  await article.post('Anna', 'Well said.');
  await expect(article.commentsHeading).toHaveText('Comments (1)');
  await expect(article.countLink).toHaveText('1 comment');
  await expect(page.getByText('Be the first to comment on this article!')).toBeHidden();
});

test('§4 a second comment goes after the first', async ({ page }) => {
  const article = new ArticlePage(page);
  await article.open(EMPTY_ARTICLE);
  await article.post('Anna', 'First of all.');
  await expect(article.comments).toHaveCount(1);
  await article.post('Ben', 'Second that.');
  await expect(article.comments).toHaveText([/Anna.*First of all\./, /Ben.*Second that\./]);
  await expect(article.commentsHeading).toHaveText('Comments (2)');
  await expect(article.countLink).toHaveText('2 comments');
});

test('§5 after a refusal the comment can be completed and posted', async ({ page }) => {
  const article = new ArticlePage(page);
  await article.open(EMPTY_ARTICLE);
  await article.post('', 'Well said.');
  await expect(article.nameField).toBeFocused();
  await article.nameField.fill('Anna');
  await expect(article.nameField).not.toHaveAttribute('aria-invalid');
  await article.postButton.click();
  await expect(article.comments).toHaveText([/Anna.*Well said\./]);
});

test('§3 a new comment carries today’s date in the long US format and the shared avatar', async ({
  page,
}) => {
  const article = new ArticlePage(page);
  await page.clock.setFixedTime(new Date('2026-03-07T12:00:00'));
  await article.open(EMPTY_ARTICLE);
  await article.post('Anna', 'Well said.');
  const time = article.comments.getByRole('time');
  await expect(time).toHaveText('March 7, 2026');
  await expect(time).toHaveAttribute('datetime', '2026-03-07');
  const avatar = article.comments.locator('.avatar img');
  await expect(avatar).toHaveAttribute('src', '/avatars/commenter.svg');
});

test('§3 two comments within the same millisecond are both kept', async ({ page }) => {
  const article = new ArticlePage(page);
  await page.clock.setFixedTime(new Date('2026-03-07T12:00:00'));
  await article.open(EMPTY_ARTICLE);
  await article.post('Anna', 'One.');
  await expect(article.comments).toHaveCount(1);
  await article.post('Anna', 'Two.');
  await expect(article.comments).toHaveText([/One\./, /Two\./]);
});

test('DECISIONS a comment is shown literally, line breaks kept', async ({ page }) => {
  const article = new ArticlePage(page);
  await article.open(EMPTY_ARTICLE);
  const markup = '<b>bold</b> <img src=x> &amp; [a](b)\nsecond line';
  await article.post('<i>Anna</i>', markup);
  const text = article.comments.locator('.comment-text');
  await expect(text).toHaveCount(1);
  expect(await text.textContent()).toBe(markup);
  await expect(text).toHaveCSS('white-space-collapse', 'preserve-breaks');
  await expect(article.comments.locator('.comment-name')).toHaveText('<i>Anna</i>');
  await expect(article.comments.locator('b, i, .comment-text img')).toHaveCount(0);
});

test('§4 comments are lost on reload', async ({ page }) => {
  const article = new ArticlePage(page);
  await article.open('ai-healthcare-2025');
  await article.post('Anna', 'Well said.');
  await expect(article.comments).toHaveCount(2);
  await page.reload();
  await expect(article.comments).toHaveCount(1);
  await expect(article.commentsHeading).toHaveText('Comments (1)');
});

test('§3 a comment belongs to its article alone', async ({ page }) => {
  const article = new ArticlePage(page);
  await article.open('ai-healthcare-2025');
  await article.post('Anna', 'Only here.');
  await expect(article.comments).toHaveCount(2);
  await article.open('ai-llm-developments');
  await expect(article.comments).toHaveCount(2);
  await expect(page.getByText('Only here.')).toHaveCount(0);
});

test('§4 a comment typed and posted before hydration is not lost', async ({ page }) => {
  const article = new ArticlePage(page);
  const script = await delayScripts(page, /\/_astro\/(Comments|Toaster)\.island\./);
  await article.open(EMPTY_ARTICLE);
  await article.post('Anna', 'Well said.');
  await expect.poll(() => script.requested.length).toBeGreaterThan(0);
  await expect(article.comments).toHaveCount(0);
  script.release();
  await expect(article.comments).toHaveText([/Anna.*Well said\./]);
  await expect(article.addedNotice).toBeVisible();
  await expect(article.countLink).toHaveText('1 comment');
  await expect(page).toHaveURL(`/blog/${EMPTY_ARTICLE}`);
});

test('§2 the count in the head is right even if its script arrives after the comment', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (entry) => {
    if (entry.type() === 'error') errors.push(entry.text());
  });
  const article = new ArticlePage(page);
  const script = await delayScripts(page, /\/_astro\/CommentCount\.island\./);
  await article.open(EMPTY_ARTICLE);
  await article.post('Anna', 'Well said.');
  await expect(article.comments).toHaveCount(1);
  await expect(article.countLink).toHaveText('0 comments');
  script.release();
  await expect(article.countLink).toHaveText('1 comment');
  expect(errors).toEqual([]);
});
