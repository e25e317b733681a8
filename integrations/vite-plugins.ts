import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The absolute path of a file as Vite writes it. */
const idOf = (...path: string[]) => resolve(...path).replaceAll('\\', '/');

/** Reloads the content when one of its files changes. */
export function contentChanges(): Plugin {
  return {
    name: 'content-changes',
    hotUpdate({ file, modules }) {
      if (!file.includes('/src/content/')) return;
      const texts = idOf('src/data/content-texts.ts');
      return [...modules, ...(this.environment.moduleGraph.getModulesByFile(texts) ?? [])];
    },
  };
}

/**
 * Keeps the styles that late.css imports out of the inline styles of pages. Components import them as usual, but built
 * pages get them only from late.css.
 */
export function lateStyles(): Plugin {
  const folder = 'src/styles';
  const list = readFileSync(`${folder}/late.css`, 'utf8').matchAll(/@import '(\..+)'/g);
  const late = new Set(Array.from(list, ([, path = '']) => idOf(folder, path)));
  return {
    name: 'late-styles',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (late.has(id) ? '' : null),
  };
}
