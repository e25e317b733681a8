import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { titlesIn, writeDocument } from './rules/document.ts';
import { RULES } from './rules/rules.ts';
import { sourceTitles } from './rules/titles.ts';

const root = join(import.meta.dirname, '..');

/** The lines of the tables in docs/rules.md. */
function readRows(): string[] {
  const document = readFileSync(join(root, 'docs/rules.md'), 'utf8');
  return document.split('\n').filter((line) => /^\| \d/.test(line));
}

test('docs/rules.md has a line for every rule, in order', () => {
  expect(readRows().map((row) => row.split(' | ', 2).join(' | '))).toEqual(
    RULES.map(({ id, rule }) => `| ${id} | ${rule}`),
  );
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
});

test('every rule has a test, and every test that is named is there: else run npm run rules', () => {
  const exists = sourceTitles(root);
  for (const row of readRows()) {
    const titles = titlesIn(row);
    expect(titles, row).not.toEqual([]);
    expect(titles.filter((title) => !exists(title))).toEqual([]);
  }
});

test('a test that is gone, or a rule that has none, is noticed', () => {
  const titles = ['src/a.test.ts › “<b>” | & more'];
  const written = writeDocument([{ id: '2.1', rule: 'A', tests: [/a\.test/] }], titles);
  expect(titlesIn(written)).toEqual(titles);
  expect(sourceTitles(root)(titles[0] as string)).toBe(false);
  expect(titlesIn(writeDocument([{ id: '2.1', rule: 'A', tests: [/other/] }], titles))).toEqual([]);
});
