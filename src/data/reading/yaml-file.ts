import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { COMMENTER_AVATAR } from '#tiles/drawn-images.ts';
import { ContentError, type ContentFile } from './content-file.ts';
import { reportContent } from './content-reports.ts';

export interface YamlEntry {
  id: string;
  data: Record<string, unknown>;
}

/**
 * Loads a YAML file of src/content/. Unlike Astro's `file()`, which passes over a file that is
 * missing or broken and builds without it, this fails the build and says what to mend.
 *
 * @param read checks the file and takes it apart.
 */
export function yamlFile(name: string, read: (file: ContentFile) => YamlEntry[]): Loader {
  const path = `src/content/${name}.yaml`;

  async function fill(
    filePath: string,
    { store, parseData, config }: LoaderContext,
  ): Promise<void> {
    const hasImage = (address: string) =>
      address === COMMENTER_AVATAR || existsSync(new URL(`public${address}`, config.root));
    const entries = read({ path, text: await readText(path, filePath), hasImage });
    store.clear();
    for (const { id, data } of entries) {
      store.set({ id, data: await parseData({ id, data, filePath }), filePath: path });
    }
  }

  return {
    name: 'yaml-file',
    async load(context) {
      const { config, watcher, logger } = context;
      const filePath = fileURLToPath(new URL(path, config.root));
      await fill(filePath, context);
      watcher?.add(filePath);
      watcher?.on('change', (changed) => {
        if (changed !== filePath) return;
        // While somebody edits, the last content that was in order stays.
        fill(filePath, context).then(
          () => reportContent(path, undefined),
          (error: Error) => {
            logger.error(error.message);
            reportContent(path, error.message);
          },
        );
      });
    },
  };
}

async function readText(path: string, filePath: string): Promise<string> {
  try {
    return await readFile(filePath, 'utf8');
  } catch {
    throw new ContentError([`${path}: The file is missing. The site needs it.`]);
  }
}
