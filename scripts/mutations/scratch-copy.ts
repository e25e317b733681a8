import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mutation } from './mutations.ts';

/** A copy of the checkout, with what is not committed, in which files can be changed. */
export interface ScratchCopy {
  readonly root: string;
  /** Makes the change, calls `run` and takes the change back. */
  changed<Result>(mutation: Mutation, run: () => Result): Result;
  remove(): void;
}

export function createScratchCopy(checkout: string): ScratchCopy {
  const root = mkdtempSync(join(tmpdir(), 'mutations-'));
  const list = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: checkout,
    encoding: 'utf8',
  });
  for (const file of list.split('\0').filter((name) => name && existsSync(join(checkout, name)))) {
    cpSync(join(checkout, file), join(root, file));
  }
  // Packages are shared; the caches beside them, whose names begin with a dot, are not.
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(join(checkout, 'node_modules'))) {
    if (name.startsWith('.') && name !== '.bin') continue;
    symlinkSync(join(checkout, 'node_modules', name), join(root, 'node_modules', name));
  }
  return {
    root,
    changed(mutation, run) {
      const path = join(root, mutation.file);
      const original = readFileSync(path, 'utf8');
      writeFileSync(path, mutate(original, mutation));
      try {
        return run();
      } finally {
        writeFileSync(path, original);
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** The text of a file after the change. Throws if what is to change does not stand there once. */
export function mutate(text: string, { file, from, to }: Pick<Mutation, 'file' | 'from' | 'to'>) {
  const parts = text.split(from);
  if (parts.length !== 2) {
    throw new Error(`${file} has “${from}” ${parts.length - 1} times: it must stand there once`);
  }
  return parts.join(to);
}
