import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDER = 'src/styles';

/**
 * A Vite plugin that leaves the styles which late.css lists out of the pages' own: components import them like all
 * others, and in a built page they are in the file of late.css alone.
 */
export function lateStyles() {
  const list = readFileSync(`${FOLDER}/late.css`, 'utf8');
  const late = new Set(
    Array.from(list.matchAll(/@import '(\..+)'/g), ([, path = '']) =>
      resolve(FOLDER, path).replaceAll('\\', '/'),
    ),
  );
  return {
    name: 'late-styles',
    apply: 'build' as const,
    enforce: 'pre' as const,
    load: (id: string) => (late.has(id) ? '' : null),
  };
}
