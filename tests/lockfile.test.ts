import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every package in the lockfile has a hash and is from the public registry', () => {
  const registry = 'https://registry.npmjs.org/';
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { '': _site, ...locked }: Record<string, Record<string, string>> = packages;
  const unsafe = Object.entries(locked).filter(
    ([, { integrity, resolved = registry }]) => !integrity || !resolved.startsWith(registry),
  );
  expect(unsafe).toEqual([]);
});
