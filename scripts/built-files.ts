import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * The names of all files below a folder, relative to it and with forward slashes, sorted. Links are
 * left out, whatever they lead to: a build has none, and they could lead out of the folder. Throws
 * the file system's errors.
 */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted();
}
