import { isRightToLeft } from '#languages/dictionaries.ts';
import { articles, language, NEWEST_PATH, pageCopy } from '../support/content.ts';
import { getBox, overlaps, resize } from '../support/geometry.ts';
import { expect, type Page, test } from '../support/test.ts';

const getSections = ({ markdown }: { markdown: string }) => markdown.split(/^## /m).length;
const [longest] = articles.toSorted((a, b) => getSections(b) - getSections(a));
const noted = articles.find(({ markdown }) => /^\[\^/m.test(markdown));

const getContents = (page: Page) =>
  page.getByRole('navigation', { name: pageCopy.article.contents });

/** tests/built compares each article, its comments and the lists of articles with the content. */
test('§2 §9 Article: the cover is 400 px high', { tag: '@article' }, async ({ page, article }) => {
  await article.open(NEWEST_PATH);
  const cover = page.locator('.article-cover');
  for (const size of ['390×844', '1440×900'] as const) {
    await resize(page, size);
    await expect(cover).toHaveCSS('height', '400px');
    expect((await getBox(cover.locator('svg, img').first())).height).toBeGreaterThanOrEqual(400);
  }
});

test('the cover moves to its article, unless motion is reduced', { tag: '@blog' }, async ({
  page,
  article,
}) => {
  await page.goto('./');
  // Browsers animate an element that has the same name on both pages.
  const named = page.locator(`[data-cover="cover-${articles[0]?.id}"]`).first();
  await expect(named).toHaveCSS('view-transition-name', 'none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(named).toHaveCSS('view-transition-name', `cover-${articles[0]?.id}`);
  await article.open(NEWEST_PATH);
  await expect(named).toHaveCSS('view-transition-name', `cover-${articles[0]?.id}`);
});

test('the contents mark the section in view', { tag: '@contents' }, async ({ page }) => {
  await page.goto(`.${longest?.path}`);
  await resize(page, '1024×460');
  const marked = getContents(page).locator('a[aria-current]');
  for (const heading of (await page.locator('.prose > h2').all()).slice(-3)) {
    const name = (await heading.textContent()) ?? '';
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(marked).toHaveText(name);
    await expect(marked).toBeInViewport({ ratio: 0.9 });
    expect(overlaps(await getBox(getContents(page)), await getBox(heading.locator('a')))).toBe(
      false,
    );
    // A section whose heading is at the bottom of the window is not being read yet.
    await heading.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await expect(marked).not.toHaveText(name);
  }
});

test('a heading in the other writing direction keeps its place', {
  tag: '@contents',
}, async ({ page }) => {
  await resize(page, '1440×900');
  await page.goto(`.${longest?.path}`);
  const link = page.locator('.prose > h2 > .heading-link').first();
  const { x } = await getBox(link);
  const other = isRightToLeft(language) ? 'Prices' : 'מחירים';
  await link.evaluate((element, text) => element.replaceChildren(text), other);
  expect(await getBox(link)).toMatchObject({ x });
});

test('on phones, the links of the contents can be reached', { tag: '@contents' }, async ({
  page,
}) => {
  await resize(page, '390×844');
  await page.goto(`.${longest?.path}`);
  await getContents(page).locator('summary').click();
  const link = getContents(page).getByRole('link').last();
  await link.click();
  await expect(page.locator(`${await link.getAttribute('href')}`)).toBeInViewport();
});

test('the contents do not cover the target of a link in the text', { tag: '@notes' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`.${noted?.path}`);
  for (const target of await page.locator('[data-footnote-ref], .footnotes h2').all()) {
    await target.evaluate(({ id }) => {
      location.hash = id;
    });
    await expect(target).toBeInViewport();
    expect(overlaps(await getBox(getContents(page)), await getBox(target))).toBe(false);
  }
});

test('notes are beside their lines on wide screens', { tag: '@notes' }, async ({ page }) => {
  await page.goto(`.${noted?.path}`);
  const notes = page.locator('.side-note');
  await expect(notes).not.toHaveCount(0);
  const lines = page.locator('.prose > p', { has: notes }).first();
  let end = 0;
  for (const note of await notes.all()) {
    await expect(note).toHaveAttribute('aria-hidden', 'true');
    const [text, { x, y, height }] = [await getBox(lines), await getBox(note)];
    expect(x).toBeGreaterThan(text.x + text.width);
    expect(y).toBeGreaterThanOrEqual(end === 0 ? text.y - 1 : end);
    if (end === 0) expect(y).toBeLessThan(text.y + text.height);
    end = y + height;
  }
  await resize(page, '390×844');
  await expect(notes.filter({ visible: true })).toHaveCount(0);
});
