import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { NARROW, SCREENS, WIDE } from './screenshots/screens.ts';

function runIn(folder: string, ...args: string[]) {
  const script = resolve('scripts/screenshots.ts');
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: folder });
  return { status, lines: stderr.toString().trim().split('\n') };
}

test('without a build: one line that says what to do', { timeout: 30_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'screenshots-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const message = 'screenshots: dist/ is missing: run `npm run build` first';
  expect(runIn(folder)).toEqual({ status: 1, lines: [message] });
});

test('an unknown screen: one line with those that exist', { timeout: 30_000 }, () => {
  const { status, lines } = runIn('.', 'hom');
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/there is no screen "hom".* home, menu, inquiry/)]);
});

test('every screen has a name of its own, for its file', () => {
  const names = SCREENS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.join('')).toMatch(/^[a-z-]+$/);
  for (const { onlyAt } of SCREENS) expect([undefined, NARROW, WIDE]).toContain(onlyAt);
});
