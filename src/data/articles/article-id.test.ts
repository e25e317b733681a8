import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugify } from '#formatting/slugify.ts';
import { isArticleId } from './article-id.ts';

test('the slug of any title is an id, unless it is empty or reserved', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const slug = slugify(title);
      const isTaken = ['404', 'category', 'index', 'page'].includes(slug);
      expect(isArticleId(slug)).toBe(slug !== '' && !isTaken);
    }),
  );
});

test.each(['My Article', 'a--b', '-a', 'a_b', 'ä', '404', 'page', ''])('%j is not an id', (id) => {
  expect(isArticleId(id)).toBe(false);
});
