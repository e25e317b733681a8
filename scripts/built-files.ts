import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The names of all files below a folder, relative to it and with forward slashes. Links are left out,
 * whatever they lead to: a build has none, and they could lead out of the folder. (Node's own
 * recursive listing goes through them.) Throws the file system's errors.
 */
export function listFiles(dir: string, folder = ''): string[] {
  return readdirSync(join(dir, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return listFiles(dir, name);
    return entry.isFile() ? [name] : [];
  });
}
