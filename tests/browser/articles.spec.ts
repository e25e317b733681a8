import { ArticlePage } from '../support/article-page.ts';
import { articles, newest } from '../support/articles.ts';
import { pageCopy } from '../support/content.ts';
import { boxOf } from '../support/geometry.ts';
import { expect, STILL, test } from '../support/test.ts';

test.use(STILL);

const portrayed = articles.find(({ author }) => author.avatarUrl);

/** The one with the most sections. */
const [longest] = articles.toSorted(
  (a, b) => b.text.split(/^## /m).length - a.text.split(/^## /m).length,
);

/** The facts of each article and its comments: tests/built/articles.test.ts. */
test('§2 §9 Article: author, cover 400 px high, formatted text', async ({ page }) => {
  await new ArticlePage(page).open(newest);
  const { name, role } = articles[0]?.author ?? {};
  await expect(page.locator('.article-byline .person p > *')).toHaveText([`${name}`, `${role}`]);
  const cover = page.locator('.article-cover');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(cover).toHaveCSS('height', '400px');
    expect((await boxOf(cover.locator('svg, img').first())).height).toBeGreaterThanOrEqual(400);
  }
  const paragraphs = page.locator('.prose p:not(:has(code))');
  await expect(paragraphs.first()).toBeVisible();
  await expect(paragraphs.getByText(/<\/?[a-z]+>|&[a-z]+;|\*\*|^#/)).toHaveCount(0);
});

test("§2 Article: the author's initial shows where the avatar is missing", {
  tag: '@portrait',
}, async ({ page }) => {
  const article = new ArticlePage(page);
  await article.open(portrayed?.id);
  const avatar = page.locator('.article-byline .avatar');
  const image = avatar.locator('img');
  await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  await page.route(/\.(svg|avif|webp)$/, (route) => route.abort());
  await page.reload();
  await expect(image).toHaveJSProperty('complete', true);
  await expect(image).toHaveJSProperty('naturalWidth', 0);
  const name = (await page.locator('.person b').textContent()) ?? '';
  await expect(avatar).toHaveText(name.charAt(0));
  const fallback = await avatar.screenshot();
  await image.evaluate((element) => element.remove());
  expect(fallback.equals(await avatar.screenshot()), 'nothing covers the initial').toBe(true);
});

test('§2 Article: its links lead to the comments and back', { tag: '@comments' }, async ({
  page,
}) => {
  const article = new ArticlePage(page);
  await article.open(newest);
  await article.countLink.click();
  await expect(page).toHaveURL(`./blog/${newest}#comments`);
  await expect(article.commentsHeading).toBeInViewport();
  await article.backLink.click();
  await expect(page).toHaveURL('./#blog');
  await expect(page.locator('#blog').getByRole('heading', { level: 2 })).toBeInViewport();
});

test('an article marks the section in view', { tag: '@contents' }, async ({ page }) => {
  await page.goto(`./blog/${longest?.id}`);
  const contents = page.getByRole('navigation', { name: pageCopy.article.contents });
  const marked = contents.locator('a[aria-current]');
  for (const heading of (await page.locator('.prose h2').all()).slice(1, 4)) {
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(marked).toHaveText((await heading.textContent()) ?? '');
    // Not before it is being read.
    await heading.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await expect(marked).not.toHaveText((await heading.textContent()) ?? '');
  }
});

test('wide screens show notes beside their lines, phones and screen readers at the end', async ({
  page,
}) => {
  const annotated = articles.find(({ text }) => /^\[\^1\]:/m.test(text));
  await page.goto(`./blog/${annotated?.id}`);
  const notes = page.locator('.side-note');
  const paragraph = page.locator('.prose > p', { has: notes }).first();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(notes.first()).toHaveAttribute('aria-hidden', 'true');
  const lines = await boxOf(paragraph);
  const boxes = await Promise.all((await notes.all()).map(boxOf));
  const [first] = boxes;
  expect(first?.x).toBeGreaterThan(lines.x + lines.width);
  expect(first?.y).toBeGreaterThanOrEqual(lines.y - 1);
  expect(first?.y).toBeLessThan(lines.y + lines.height);
  for (const [index, box] of boxes.slice(1).entries()) {
    const before = boxes[index];
    expect(box.y).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? 0));
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(notes.first()).toBeHidden();
});

test('on a phone, contents open and lead to a section', { tag: '@contents' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`./blog/${longest?.id}`);
  const contents = page.getByRole('navigation', { name: pageCopy.article.contents });
  const link = contents.locator('li a').last();
  const heading = page.locator(`${await link.getAttribute('href')}`);
  await expect(link).toBeHidden();
  await contents
    .getByText(pageCopy.article.contents, { exact: true })
    .filter({ visible: true })
    .click();
  await link.click();
  await expect(heading).toBeInViewport();
});

/** Browsers animate what has the same name on two pages from one place to the other. */
test('a cover has one name in lists and on its page, unless motion is off', async ({ page }) => {
  for (const [address, cover] of [
    ['./', '#blog .article-card-cover'],
    ['./blog', '.article-card-cover'],
    [`./blog/${newest}`, '.article-cover'],
    ...articles.slice(1, 2).map(({ id }) => [`./blog/${id}`, '.article-next .article-card-cover']),
  ]) {
    await page.goto(`${address}`);
    const named = page.locator(`${cover}[data-cover="cover-${newest}"]`);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(named, address).toHaveCSS('view-transition-name', `cover-${newest}`);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(named, address).toHaveCSS('view-transition-name', 'none');
  }
});
