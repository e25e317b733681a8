import { ArticlePage } from './support/article-page.ts';
import { delayScripts } from './support/delayed-scripts.ts';
import { expect, test } from './support/test.ts';

/** No comments stand under this article from the start. */
const EMPTY_ARTICLE = 'quantum-ai-computing';

const MISSING = [
  { missing: 'both', name: '', comment: '', focused: 'Your name' },
  { missing: 'the text', name: 'Anna', comment: ' \n ', focused: 'Share your thoughts...' },
  { missing: 'the name', name: '   ', comment: 'Well said.', focused: 'Your name' },
];

test('§5 §8 a comment without name, text or both is refused with the notice and a message at the field; completed, it is posted', async ({
  page,
}) => {
  const article = new ArticlePage(page);
  await article.open('ai-llm-developments');
  for (const { missing, name, comment, focused } of MISSING) {
    await test.step(`without ${missing}`, async () => {
      await article.post(name, comment);
      await expect(article.missingNotice.locator('p')).toHaveText([
        'Missing information',
        'Please provide both your name and comment.',
      ]);
      // Under the pointer it stays.
      await article.missingNotice.hover();
      await expect(article.missingNotice).toHaveAttribute('data-type', 'destructive');
      await expect(page.getByRole('alert')).toContainText('Missing information');
      await expect(page.getByPlaceholder(focused)).toBeFocused();
      await expect(page.getByPlaceholder(focused)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByPlaceholder(focused)).toHaveAccessibleDescription(/.+/);
      await expect(article.comments).toHaveCount(2);
      await expect(article.commentsHeading).toHaveText('Comments (2)');
      await expect(article.nameField).toHaveValue(name);
      await expect(article.commentField).toHaveValue(comment);
      await article.missingNotice.getByRole('button', { name: 'Dismiss' }).click();
      await expect(article.missingNotice).toHaveCount(0);
    });
  }
  await article.nameField.fill('Anna');
  await expect(article.nameField).not.toHaveAttribute('aria-invalid');
  await expect(article.nameField).toHaveAccessibleDescription('');
  await article.postButton.click();
  await expect(article.comments).toHaveCount(3);
  await expect(article.comments.last()).toContainText(/Anna.*Well said\./);
});

test('§4 §8 posting appends the comment at the end, clears both fields, says so and keeps the focus', async ({
  page,
}) => {
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
  await expect(article.postButton).toBeFocused();
});

test('§2 §3 §4 comments of one millisecond: literal, in order, dated in the long US format, counted twice, with the shared avatar, of one article alone and lost on reload', async ({
  page,
}) => {
  const article = new ArticlePage(page);
  await page.clock.setFixedTime(new Date('2026-03-07T12:00:00'));
  await article.open(EMPTY_ARTICLE);
  const empty = page.getByText('Be the first to comment on this article!');
  await expect(empty).toBeVisible();
  await test.step('the first', async () => {
    const markup = '<b>bold</b> <img src=x> &amp; [a](b)\nsecond line';
    await article.post('<i>Anna</i>', markup);
    await expect(article.commentsHeading).toHaveText('Comments (1)');
    await expect(article.countLink).toHaveText('1 comment');
    await expect(empty).toBeHidden();
    const text = article.comments.locator('.comment-text');
    expect(await text.textContent()).toBe(markup);
    await expect(text).toHaveCSS('white-space-collapse', 'preserve-breaks');
    await expect(article.comments.locator('.comment-name')).toHaveText('<i>Anna</i>');
    await expect(article.comments.locator('b, i, .comment-text img')).toHaveCount(0);
    const time = article.comments.getByRole('time');
    await expect(time).toHaveText('March 7, 2026');
    await expect(time).toHaveAttribute('datetime', '2026-03-07');
    const avatar = article.comments.locator('.avatar img');
    await expect(avatar).toHaveAttribute('src', '/avatars/commenter.svg');
  });
  await test.step('the second goes after the first', async () => {
    await article.post('Ben', 'Second that.');
    await expect(article.comments).toHaveText([/Anna.*second line/s, /Ben.*Second that\./]);
    await expect(article.commentsHeading).toHaveText('Comments (2)');
    await expect(article.countLink).toHaveText('2 comments');
  });
  await test.step('another article has its own', async () => {
    await article.open('ai-llm-developments');
    await expect(article.comments).toHaveCount(2);
    await expect(page.getByText('Second that.')).toHaveCount(0);
  });
  await test.step('loaded again, they are gone', async () => {
    await article.open(EMPTY_ARTICLE);
    await expect(article.comments).toHaveCount(0);
    await expect(empty).toBeVisible();
  });
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
