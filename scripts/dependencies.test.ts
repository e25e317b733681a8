import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const direct: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };

test('docs/dependencies.md gives a reason for exactly the direct dependencies', () => {
  const doc = readFileSync('docs/dependencies.md', 'utf8');
  const rows = [...doc.matchAll(/^\| `([^`]+)` \| .{5,} \|$/gm)].map(([, name]) => name);
  expect(rows.toSorted()).toEqual(Object.keys(direct).toSorted());
});

test('every version is exact', () => {
  expect(Object.values(direct).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('the lockfile has a hash of every package, and all are from the public registry', () => {
  const registry = 'https://registry.npmjs.org/';
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { '': _site, ...locked }: Record<string, Record<string, string>> = packages;
  const unsafe = Object.entries(locked).filter(
    ([, { integrity, resolved = registry }]) => !integrity || !resolved.startsWith(registry),
  );
  expect(unsafe).toEqual([]);
});
