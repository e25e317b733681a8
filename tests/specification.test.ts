/** The table of docs/specification.md: every rule is tested, and is where the table says. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, key = '', , where = '']) => ({ key, where }));

/** Lines with the title of a test: `carousel.spec.ts: test('§9 one per view at 767 px …`. */
const titles = globSync('{src,scripts,tests}/**/*.{test,spec}.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^(?!\s*(?:\/\/|\/?\*)).*['"`].*§.*/gm)].map(([line]) =>
    `${file}: ${line}`.toLowerCase(),
  ),
);

test.each(rows)('§$key is named by a test', ({ key }) => {
  const [section, word = ''] = key.toLowerCase().split(' ');
  const number = new RegExp(`§${section}\\b`);
  expect(titles.some((title) => number.test(title) && title.includes(word))).toBe(true);
});

test('the places that the table names exist', () => {
  const places = rows.flatMap(({ where }) => [...where.matchAll(/`([^`]+)`/g)]);
  expect(places.length).toBeGreaterThan(rows.length);
  const gone = places.filter(([, path]) => !existsSync(`src/${path}`) && !existsSync(`${path}`));
  expect(gone.map(([path]) => path)).toEqual([]);
});
