import { expect, test } from 'vitest';
import { addressConflict, filterConditionalLines } from './text-pages.ts';

const ROUTES = ['[page].astro', 'blog', 'index.astro', 'rss.xml.ts'];

test.each(['privacy', 'terms-of-service', 'blog-rules'])('%s is free as an address', (id) => {
  expect(addressConflict(id, ROUTES)).toBeUndefined();
});

test.each(['blog', 'rss'])('%s is taken by another page', (id) => {
  expect(addressConflict(id, ROUTES)).toBe(
    `The site has something else at /${id}. Give the file another name, or another slug.`,
  );
});

test('marked lines of a page depend on whether a form is connected', () => {
  const text = 'Always.\n\n- [connected] Sent.\n- [not connected] Not sent.\n[connected] End.';
  expect(filterConditionalLines(text, true)).toBe('Always.\n\n- Sent.\nEnd.');
  expect(filterConditionalLines(text, false)).toBe('Always.\n\n- Not sent.');
});
