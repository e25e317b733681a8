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
