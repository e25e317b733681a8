import { expect, test } from 'vitest';
import { relatedArticles } from './articles.ts';

const articles = [
  { id: 'd', category: 'x' },
  { id: 'c', category: 'y' },
  { id: 'b', category: 'x' },
  { id: 'a', category: 'y' },
];
const related = (id: string, count: number) =>
  relatedArticles({ id, category: id === 'a' || id === 'c' ? 'y' : 'x' }, articles, count).map(
    (article) => article.id,
  );

test('related articles of the same category come first, each group newest first', () => {
  expect(related('a', 3)).toEqual(['c', 'd', 'b']);
  expect(related('d', 3)).toEqual(['b', 'c', 'a']);
});

test('related articles leave out the article itself and are as many as asked for', () => {
  expect(related('d', 10)).not.toContain('d');
  expect(related('d', 1)).toEqual(['b']);
});
