import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDER = 'src/styles';

/**
 * A Vite plugin that removes the styles listed in late.css from the pages' own. Components import them as usual, but
 * a built page has them only in the file of late.css.
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
