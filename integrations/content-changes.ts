import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const READER = resolve('src/data/content-texts.ts').replaceAll('\\', '/');

/** A Vite plugin that has the content read anew when one of its files changes; as imports, each would be a module. */
export function contentChanges(): Plugin {
  return {
    name: 'content-changes',
    hotUpdate({ file, modules }) {
      if (!file.includes('/src/content/')) return;
      return [...modules, ...(this.environment.moduleGraph.getModulesByFile(READER) ?? [])];
    },
  };
}
