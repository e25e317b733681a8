import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articleId, isArticleId } from './article-id';

test.each([
  ['Spring cleaning for data', 'spring-cleaning-for-data'],
  ['  AI: what’s next?  ', 'ai-whats-next'],
  ['L-Għawdxin ċċekkjati — 2025', 'l-ghawdxin-ccekkjati-2025'],
  ['Über Ärger', 'uber-arger'],
  ['日本', ''],
])('“%s” has the id %j', (title, id) => {
  expect(articleId(title)).toBe(id);
});

test('an id made from any title is one, empty, or taken by a page', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const id = articleId(title);
      expect(isArticleId(id) || ['', '404', 'index'].includes(id)).toBe(true);
    }),
  );
});

test.each(['My Article', 'a--b', '-a', 'a_b', 'ä', '404', 'index', ''])('%j is no id', (id) => {
  expect(isArticleId(id)).toBe(false);
});
