import { ARTICLES } from './support/site-addresses.ts';
import { expect, test } from './support/test.ts';

test('DECISIONS /blog has one main heading and a link home', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
});

test('DECISIONS /blog lists all articles newest first, with category, date and read time', async ({
  page,
}) => {
  await page.goto('/blog');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(ARTICLES.length);
  for (const [index, { id, category, date, readTime }] of ARTICLES.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('link')).toHaveAttribute('href', `/blog/${id}`);
    await expect(card.getByText(category, { exact: true })).toBeVisible();
    await expect(card.getByRole('time')).toHaveText(date);
    await expect(card.getByText(readTime, { exact: true })).toBeVisible();
  }
});

for (const { id } of ARTICLES) {
  test(`§2 the card of ${id} leads to the article`, async ({ page }) => {
    await page.goto('/blog');
    const link = page.getByRole('main').locator(`a[href="/blog/${id}"]`);
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(page).toHaveURL(`/blog/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test('DECISIONS the filter offers all articles and each category', async ({ page }) => {
  await page.goto('/blog');
  const filter = page.getByRole('group', { name: 'Category' });
  await expect(filter.getByRole('radio')).toHaveCount(1 + ARTICLES.length);
  await expect(filter.getByRole('radio').first()).toBeChecked();
  for (const { category } of ARTICLES) {
    await expect(filter.getByRole('radio', { name: category })).not.toBeChecked();
  }
});

for (const { id, category } of ARTICLES) {
  test(`DECISIONS choosing ${category} shows its articles alone, and all again`, async ({
    page,
  }) => {
    await page.goto('/blog');
    const filter = page.getByRole('group', { name: 'Category' });
    const cards = page.getByRole('main').getByRole('article');
    await filter.getByText(category, { exact: true }).click();
    await expect(filter.getByRole('radio', { name: category })).toBeChecked();
    await expect(cards).toHaveCount(1);
    await expect(cards.getByRole('link')).toHaveAttribute('href', `/blog/${id}`);
    await filter.getByRole('radio').first().check({ force: true });
    await expect(cards).toHaveCount(ARTICLES.length);
  });
}

test('DECISIONS the filter works with the arrow keys', async ({ page }) => {
  await page.goto('/blog');
  const cards = page.getByRole('main').getByRole('article');
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(cards).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(cards).toHaveCount(ARTICLES.length);
});

test('DECISIONS after going back the list shows what the filter says', async ({ page }) => {
  await page.goto('/blog');
  const cards = page.getByRole('main').getByRole('article');
  await page.getByText('Quantum AI', { exact: true }).first().click();
  await expect(cards).toHaveCount(1);
  await cards.getByRole('link').click();
  await expect(page).toHaveURL('/blog/quantum-ai-computing');
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  const chosen = page
    .getByRole('group', { name: 'Category' })
    .getByRole('radio', { checked: true });
  const expected = (await chosen.inputValue()) === '' ? ARTICLES.length : 1;
  await expect(cards).toHaveCount(expected);
});

test('DECISIONS the feed link leads to a feed that lists the articles, newest first', async ({
  page,
  request,
}) => {
  await page.goto('/blog');
  const link = page.getByRole('main').getByRole('link', { name: /RSS/ });
  const address = (await link.getAttribute('href')) ?? '';
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', address);
  const response = await request.get(address);
  expect(response.ok()).toBe(true);
  expect(response.headers()['content-type']).toContain('xml');
  const feed = await page.evaluate(
    (text) => {
      const xml = new DOMParser().parseFromString(text, 'text/xml');
      const read = (item: Element, name: string) => item.querySelector(name)?.textContent ?? '';
      return {
        isBroken: xml.querySelector('parsererror') !== null,
        items: [...xml.querySelectorAll('rss > channel > item')].map((item) => ({
          path: new URL(read(item, 'link')).pathname,
          category: read(item, 'category'),
          hasTitle: read(item, 'title') !== '',
          date: new Date(read(item, 'pubDate')).toISOString().slice(0, 10),
        })),
      };
    },
    await response.text(),
  );
  expect(feed.isBroken).toBe(false);
  expect(feed.items).toEqual(
    ARTICLES.map(({ id, category, date }) => ({
      path: `/blog/${id}`,
      category,
      hasTitle: true,
      date: new Date(`${date} UTC`).toISOString().slice(0, 10),
    })),
  );
});
