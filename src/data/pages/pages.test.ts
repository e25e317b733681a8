import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAX_TITLE_LENGTH, RESERVED } from '#data/reading/fields.ts';
import { FIRST_SEGMENTS, TAKEN } from '#data/site/addresses-schema.ts';
import { pageTitle } from './site-pages.ts';
import { scriptText } from './structured-data.ts';
import { filterConditionalLines } from './text-pages.ts';

test('the brand follows the title of the page', () => {
  expect(pageTitle('Client testimonials', 'Studio')).toBe('Client testimonials — Studio');
});

test('the brand is left out if the title already names it', () => {
  expect(pageTitle('Why Studio', 'Studio')).toBe('Why Studio');
});

test('the brand is left out if the title would be cut off', () => {
  const fits = 'x'.repeat(MAX_TITLE_LENGTH - ' — Studio'.length);
  expect(pageTitle(fits, 'Studio')).toHaveLength(MAX_TITLE_LENGTH);
  expect(pageTitle(`${fits}x`, 'Studio')).toBe(`${fits}x`);
});

test('no text in structured data closes its script or is lost', () => {
  const name = '</script><script>alert(1)</script><!--';
  const graph = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name }] };
  const text = scriptText(graph);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(graph);
});

test('no page of text can have the address of another route', () => {
  const routes = ['src/pages', 'src/pages/[...language]']
    .flatMap((folder) => readdirSync(folder))
    .flatMap((name) => /^\[?([a-z]+)\]?(?:\.astro)?$/.exec(name)?.[1] ?? []);
  expect(routes).toContain('blog');
  expect(
    routes.filter((name) => ![...FIRST_SEGMENTS, ...TAKEN, ...RESERVED].includes(name)),
  ).toEqual([]);
});

test('marked lines of a page depend on whether a form is connected', () => {
  const text = 'Always.\n\n- [connected] Sent.\n- [not connected] Not sent.\n[connected] End.';
  expect(filterConditionalLines(text, true)).toBe('Always.\n\n- Sent.\nEnd.');
  expect(filterConditionalLines(text, false)).toBe('Always.\n\n- Not sent.');
});
