import { expect, test } from 'vitest';
import { ENGLISH_NAMES, pathNamesSchema, renameSegments } from './path-names-schema.ts';

const ITALIAN = Object.assign({}, ENGLISH_NAMES, {
  testimonials: 'testimonianze',
  blog: 'diario',
  category: 'tema',
  page: 'pagina',
});

test.each([
  ['/testimonials', '/testimonianze'],
  ['/testimonials?a=/blog#blog', '/testimonianze?a=/blog#blog'],
  ['/blog/category/page/page/2', '/diario/tema/page/pagina/2'],
  ['/blog/page/2', '/diario/pagina/2'],
  ['/blog/category', '/diario/category'],
  ['/blog/author/page', '/diario/author/page'],
  ['/work/page/2', '/work/page/2'],
  ['/blogs/category/a', '/blogs/category/a'],
  ['/', '/'],
  ['/#blog', '/#blog'],
])('in a language with names of its own, %s becomes %s, and back again', (path, renamed) => {
  expect(renameSegments(path, ENGLISH_NAMES, ITALIAN)).toBe(renamed);
  expect(renameSegments(renamed, ENGLISH_NAMES, ITALIAN)).toBe(renamed);
  expect(renameSegments(renamed, ITALIAN, ENGLISH_NAMES)).toBe(path);
});

test.each<[object, RegExp | undefined]>([
  [{ blog: 'diario', page: 'page' }, undefined],
  [{ blog: 'work' }, /^The site uses this name for work\. Write another one\.$/],
  [{ blog: 'news', work: 'news' }, /^The site uses this name for work\./],
  [{ blog: 'admin' }, /^The site uses this name for something else\./],
  [{ blog: 'Diario' }, /^Use lower-case letters/],
  [{ blogs: 'diario' }, /blogs/],
])('of the names %o, the first problem is %s', (names, problem) => {
  const { error } = pathNamesSchema.safeParse(names);
  if (problem) expect(error?.issues[0]?.message).toMatch(problem);
  else expect(error).toBeUndefined();
});
