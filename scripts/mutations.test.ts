import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutate } from './mutations/mutate.ts';
import { MUTATIONS } from './mutations/mutations.ts';
import { RULES } from './rules/rules.ts';

const root = join(import.meta.dirname, '..');

test('what each mutation changes stands once in its file', () => {
  for (const mutation of MUTATIONS) {
    const text = readFileSync(join(root, mutation.file), 'utf8');
    expect(mutate(text, mutation)).not.toBe(text);
  }
});

test('each mutation belongs to a rule', () => {
  const ids: string[] = RULES.map(({ id }) => id);
  expect(MUTATIONS.filter(({ rule }) => !ids.includes(rule))).toEqual([]);
});

test('a mutation whose text is missing or stands twice is an error', () => {
  const change = { file: 'a.ts', from: 'x', to: 'y' };
  expect(() => mutate('abc', change)).toThrow('a.ts has “x” 0 times');
  expect(() => mutate('axbx', change)).toThrow('a.ts has “x” 2 times');
  expect(mutate('axb', change)).toBe('ayb');
});
