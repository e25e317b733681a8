import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Reloads the content when one of its files changes. */
export function contentChanges(): Plugin {
  return {
    name: 'content-changes',
    hotUpdate({ file, modules }) {
      if (!file.includes('/src/content/')) return;
      // Vite writes paths with slashes, even on Windows.
      const texts = resolve('src/data/reading/content-files.ts').replaceAll('\\', '/');
      return [...modules, ...(this.environment.moduleGraph.getModulesByFile(texts) ?? [])];
    },
  };
}
