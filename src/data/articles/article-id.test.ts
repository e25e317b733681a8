import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugify } from '#formatting/slugify.ts';
import { isArticleId, RESERVED } from './article-id.ts';

test('the slug of any title is an id, unless it is empty or reserved', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const slug = slugify(title);
      expect(isArticleId(slug)).toBe(slug !== '' && !RESERVED.has(slug));
    }),
  );
});

test.each([
  'My Article',
  'a--b',
  '-a',
  'a_b',
  'ä',
  '404',
  'admin',
  'category',
  'page',
  'thanks',
  '',
])('%j is not an id', (id) => {
  expect(isArticleId(id)).toBe(false);
});
