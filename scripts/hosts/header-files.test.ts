import { expect, test } from 'vitest';
import type { PageSources } from '../security-headers.ts';
import { HeaderTooLongError, headersFile } from './header-files.ts';

/** A page with this many inline styles, none of which another page has. */
const pageWith = (styles: number, name: string): [string, PageSources] => [
  name,
  {
    scripts: [],
    styles: Array.from({ length: styles }, (_, index) => `sha256-${name}${index}`.padEnd(51, '=')),
    pictures: [],
  },
];

test('no line is longer than Cloudflare Pages reads', () => {
  const text = headersFile(new Map([pageWith(10, 'a.html'), pageWith(10, 'b.html')]), []);
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(2_000);
});

test('a policy that would become longer than that is refused, with what to do', () => {
  const pages = new Map([pageWith(20, 'a.html'), pageWith(20, 'b.html')]);
  expect(() => headersFile(pages, [])).toThrow(HeaderTooLongError);
  expect(() => headersFile(pages, [])).toThrow(
    /Content-Security-Policy has 2\d{3} characters.*leaves out.*inline <script> and <style>/,
  );
});

test('a kind of file that the build has none of gets no rule', () => {
  const rulesOf = (files: string[]) => headersFile(new Map(), files).match(/^\/.*$/gm);
  expect(rulesOf([])).toEqual(['/*', '/_astro/*']);
  expect(rulesOf(['index.html', 'a/b.png'])).toEqual(['/*', '/_astro/*', '/*.png']);
});
