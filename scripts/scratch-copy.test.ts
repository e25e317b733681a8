import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createScratchCopy } from './scratch-copy.ts';

test('a copy has the files, the fonts and the packages, but no build and no cache', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'checkout-'));
  const present = ['src/a.ts', '.vscode/b.json', '.cache/fonts/c', 'node_modules/d/e.js'];
  const absent = ['dist/f', '.cache/g', '.git/h', 'node_modules/.vite/i'];
  for (const file of [...present, ...absent]) {
    mkdirSync(dirname(join(checkout, file)), { recursive: true });
    writeFileSync(join(checkout, file), file);
  }
  const copy = createScratchCopy(checkout);
  for (const file of present) expect(readFileSync(join(copy.root, file), 'utf8')).toBe(file);
  expect(absent.filter((file) => existsSync(join(copy.root, file)))).toEqual([]);
  copy.remove();
  expect(existsSync(copy.root)).toBe(false);
  expect(existsSync(join(checkout, 'node_modules/d/e.js'))).toBe(true);
  rmSync(checkout, { recursive: true });
});
