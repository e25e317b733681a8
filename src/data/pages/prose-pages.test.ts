import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIRST_SEGMENTS } from '#data/site/path-names-schema.ts';
import { RESERVED_IDS, RESERVED_SEGMENTS } from '#data/urls/reserved-names.ts';
import { filterConditionalLines } from './prose-pages.ts';

test('no page of prose can have the address of another route', () => {
  // Except [path].astro, the route of the pages of prose.
  const routes = ['src/pages', 'src/pages/[...language]']
    .flatMap((folder) => readdirSync(folder))
    .flatMap((name) => /^\[?(?!path)([a-z]+)\]?(?:\.astro)?$/.exec(name)?.[1] ?? []);
  expect(routes).toContain('blog');
  expect(
    routes.filter(
      (name) => ![...FIRST_SEGMENTS, ...RESERVED_SEGMENTS, ...RESERVED_IDS].includes(name),
    ),
  ).toEqual([]);
});

test('marked lines of a page depend on whether a form is connected', () => {
  const text = 'Always.\n\n- [connected] Sent.\n- [not connected] Not sent.\n[connected] End.';
  expect(filterConditionalLines(text, { hasForms: true })).toBe('Always.\n\n- Sent.\nEnd.');
  expect(filterConditionalLines(text, { hasForms: false })).toBe('Always.\n\n- Not sent.');
});
