import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const CONTENT_TEXTS = resolve('src/data/content-texts.ts').replaceAll('\\', '/');

/** A Vite plugin that reloads the content when one of its files changes. */
export function contentChanges(): Plugin {
  return {
    name: 'content-changes',
    hotUpdate({ file, modules }) {
      if (!file.includes('/src/content/')) return;
      return [...modules, ...(this.environment.moduleGraph.getModulesByFile(CONTENT_TEXTS) ?? [])];
    },
  };
}
