import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import type { $ZodType } from 'zod/v4/core';
import { checkArticle } from '#data/articles/check-article.ts';
import { AVATAR_PATH, coverPath } from '#tiles/drawn-images.ts';
import { ContentError, type ContentFile, checkFrontMatter } from './content-file.ts';
import { reportContent } from './content-reports.ts';

/** What is wrong with a file's name; `routes` are the names of what lies at the top of src/pages. */
type IdRule = (id: string, routes: readonly string[]) => string | undefined;

/**
 * Loads the Markdown files of a folder of src/content/ with Astro's `glob()`, after a check of every
 * file's name, front matter and text whose messages name the line and the field. Astro alone skips
 * files that it has in its cache, also when the schema has changed since.
 */
export function markdownFolder(name: string, schema: $ZodType, idProblem: IdRule): Loader {
  const base = `src/content/${name}`;
  const loader = glob({ pattern: '*.md', base });

  const check = async (root: URL): Promise<void> => {
    const problems: string[] = [];
    const routes = await readdir(new URL('src/pages', root));
    for (const file of await readdir(fileURLToPath(new URL(base, root)))) {
      if (!file.endsWith('.md')) continue;
      const path = `${base}/${file}`;
      const id = file.slice(0, -'.md'.length);
      const isDrawn = (address: string) => address === coverPath(id) || AVATAR_PATH.test(address);
      const hasImage = (address: string) =>
        isDrawn(address) || existsSync(new URL(`public${address}`, root));
      const misnamed = idProblem(id, routes);
      if (misnamed) problems.push(`${path}: ${misnamed}`);
      const text = await readFile(new URL(path, root), 'utf8');
      problems.push(...findAll({ path, text, hasImage }, schema));
    }
    if (problems.length > 0) throw new ContentError(problems);
  };

  return {
    name: 'markdown-folder',
    async load(context) {
      await check(context.config.root);
      await loader.load(context);
      const recheck = (changed: string): void => {
        if (!changed.endsWith('.md')) return;
        check(context.config.root).then(
          () => reportContent(base, undefined),
          (error: Error) => {
            context.logger.error(error.message);
            reportContent(base, error.message);
          },
        );
      };
      for (const event of ['change', 'add', 'unlink']) context.watcher?.on(event, recheck);
    },
  };
}

/** A line for everything that is wrong with an article's front matter and text. */
function findAll(file: ContentFile, schema: $ZodType): string[] {
  const problems = checkArticle(file.text).map(({ line, text }) => `${file.path}:${line}: ${text}`);
  try {
    checkFrontMatter(file, schema);
    return problems;
  } catch (error) {
    return [(error as Error).message, ...problems];
  }
}
