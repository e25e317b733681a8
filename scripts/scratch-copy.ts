import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What a run leaves behind, and what is no part of the project. Fonts are the exception, see below. */
const LEFT_OUT = new Set([
  '.git',
  '.astro',
  '.cache',
  'coverage',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
]);

/** Cut by `npm run fonts`: the same for every copy. */
const FONTS = '.cache/fonts';

/** A copy of the project in a temporary folder, in which files can be changed and built. */
export interface ScratchCopy {
  readonly root: string;
  /** Deletes the copy. */
  remove(): void;
}

/**
 * Copies a checkout as it is, committed or not. Packages are shared; builds and caches are not, neither
 * those at the top nor those that tools keep in node_modules, where their names begin with a dot.
 */
export function createScratchCopy(checkout: string): ScratchCopy {
  const root = mkdtempSync(join(tmpdir(), 'scratch-copy-'));
  for (const name of readdirSync(checkout).filter((name) => !LEFT_OUT.has(name))) {
    cpSync(join(checkout, name), join(root, name), { recursive: true });
  }
  const fonts = join(checkout, FONTS);
  if (existsSync(fonts)) {
    cpSync(fonts, join(root, FONTS), { recursive: true, preserveTimestamps: true });
  }
  const packages = join(checkout, 'node_modules');
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (name.startsWith('.') && name !== '.bin') continue;
    symlinkSync(resolve(packages, name), join(root, 'node_modules', name));
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
