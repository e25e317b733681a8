import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutation } from './mutations.ts';

/** Makes the change in the project at `root`, calls `run` and takes the change back. */
export function whileMutated<Result>(root: string, mutation: Mutation, run: () => Result): Result {
  const path = join(root, mutation.file);
  const original = readFileSync(path, 'utf8');
  writeFileSync(path, mutate(original, mutation));
  try {
    return run();
  } finally {
    writeFileSync(path, original);
  }
}

/** The text of a file after the change. Throws if what is to change does not stand there once. */
export function mutate(text: string, { file, from, to }: Pick<Mutation, 'file' | 'from' | 'to'>) {
  const parts = text.split(from);
  if (parts.length !== 2) {
    throw new Error(`${file} has “${from}” ${parts.length - 1} times: it must stand there once`);
  }
  return parts.join(to);
}
