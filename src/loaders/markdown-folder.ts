import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import type { $ZodType } from 'zod/v4/core';
import { ContentError, type ContentFile, checkFrontMatter } from '@/lib/content-file';
import { checkArticle } from '@/markdown/check-article';

/**
 * Loads the Markdown files of a folder of src/content/ with Astro's `glob()`, after a check of every
 * file's front matter and text whose messages name the line and the field. Astro alone skips files
 * that it has in its cache, also when the schema has changed since.
 */
export function markdownFolder(name: string, schema: $ZodType): Loader {
  const base = `src/content/${name}`;
  const loader = glob({ pattern: '*.md', base });

  const check = async (root: URL): Promise<void> => {
    const problems: string[] = [];
    for (const file of await readdir(fileURLToPath(new URL(base, root)))) {
      if (!file.endsWith('.md')) continue;
      const path = `${base}/${file}`;
      problems.push(
        ...findAll({ path, text: await readFile(new URL(path, root), 'utf8') }, schema),
      );
    }
    if (problems.length > 0) throw new ContentError(problems);
  };

  return {
    name: 'markdown-folder',
    async load(context) {
      await check(context.config.root);
      await loader.load(context);
      context.watcher?.on('change', (changed) => {
        if (!changed.endsWith('.md')) return;
        check(context.config.root).catch((error: Error) => context.logger.error(error.message));
      });
    },
  };
}

function findAll({ path, text }: ContentFile, schema: $ZodType): string[] {
  const problems = checkArticle(text).map((problem) => `${path}:${problem.line}: ${problem.text}`);
  try {
    checkFrontMatter({ path, text }, schema);
    return problems;
  } catch (error) {
    return [(error as Error).message, ...problems];
  }
}
