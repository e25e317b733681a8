import { afterAll, expect, test, vi } from 'vitest';
import { ENGLISH_NAMES } from './path-names-schema.ts';

vi.resetModules();
vi.doMock('./site.ts', () => ({
  getFirstLanguage: () => 'en',
  getLanguages: () => ['en', 'it'],
  getSite: (language: string) => ({
    addresses: { ...ENGLISH_NAMES, ...(language === 'it' && { blog: 'diario', category: 'tema' }) },
  }),
}));
const { toLanguagePath, toEnglishPath, toTranslatedPath } = await import('./paths.ts');
afterAll(() => {
  vi.doUnmock('./site.ts');
  vi.resetModules();
});

// path-names-schema.test.ts has the segments that may be renamed.
test.each([
  ['en', '/', '/'],
  ['en', '/#blog', '/#blog'],
  ['en', '/blog/category/ai', '/blog/category/ai'],
  ['it', '/', '/it'],
  ['it', '/#blog', '/it#blog'],
  ['it', '/work', '/it/work'],
  ['it', '/blog/category/ai', '/it/diario/tema/ai'],
])('in %s, the path of %s is %s', (language, path, expected) => {
  expect(toLanguagePath(language, path)).toBe(expected);
});

test.each([
  ['/it/blog', '/it/diario'],
  ['/blog', '/blog'],
  ['/italy/blog', '/italy/blog'],
])('the path %s becomes %s, and back again', (english, renamed) => {
  expect(toTranslatedPath(english)).toBe(renamed);
  expect(toEnglishPath(renamed)).toBe(english);
});
