import { expect, test, vi } from 'vitest';
import { getArticleLists, getCategoryChoices } from './article-lists.ts';

const { articles, categories } = vi.hoisted(() => ({
  articles: Array.from({ length: 30 }, (_, index) => ({
    id: `article-${index}`,
    category: index % 2 ? 'Robots' : 'Gardens & parks',
  })),
  categories: [
    { id: 'robots', name: 'Robots' },
    { id: 'nobody', name: 'Nobody' },
    { id: 'green', name: 'Gardens & parks' },
  ],
}));

vi.mock('./articles.ts', () => ({ getArticles: () => articles }));
vi.mock('../content.ts', () => ({ getContent: () => categories }));
vi.mock('../languages.ts', () => ({ pathIn: (_: string, path: string) => path }));

test('every article is once in the full list and once in its category', () => {
  const lists = getArticleLists('en');
  const all = lists.filter(({ category }) => category === undefined);
  expect(all.flatMap((list) => list.articles)).toEqual(articles);
  const byCategory = lists.filter(({ category }) => category !== undefined);
  for (const { category, articles } of byCategory) {
    expect(new Set(articles.map((article) => article.category))).toEqual(new Set([category?.name]));
  }
  expect(byCategory.flatMap((list) => list.articles)).toHaveLength(articles.length);
});

test('the first page has the address of the list, further pages a number', () => {
  const lists = getArticleLists('en');
  const paths = lists.map(({ path }) => path);
  expect(paths.filter((path) => !path.includes('category'))).toEqual([
    '/blog',
    '/blog/page/2',
    '/blog/page/3',
  ]);
  expect(paths).toContain('/blog/category/green/page/2');
  for (const { path, page, pagePaths } of lists) expect(pagePaths[page - 1]).toBe(path);
});

test('the choices are in the order of categories.yaml, without empty categories', () => {
  const choices = getCategoryChoices('en');
  expect(choices.map(({ category }) => category?.id)).toEqual([undefined, 'robots', 'green']);
});
