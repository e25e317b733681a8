import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';
import { toSitePath } from '#formatting/site-path.ts';

/** Marks the part of a page that is searched (layouts/BaseLayout.astro). */
const SEARCHED = 'data-pagefind-body';

/** What is not searched: formulas, and what is not printed. Pagefind also skips elements with `data-pagefind-ignore`. */
const NOT_SEARCHED = ['.no-print', 'math'];

/** Pagefind's own interfaces and its worker, which this site does not use. */
const UNUSED_FILE = /^pagefind-(?!entry)/;

/** Writes the index for the search to dist/pagefind, if there are pages to search: one index for each language. */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      // In development, the search finds what the last build has.
      'astro:server:setup': ({ server }) => {
        const { base } = server.config;
        server.middlewares.use((request, _response, next) => {
          const built = toSitePath('/dist/pagefind/', base);
          request.url = request.url?.replace(toSitePath('/pagefind/', base), built);
          next();
        });
      },
      'astro:build:done': async ({ dir, assets }) => {
        const dist = fileURLToPath(dir);
        const pages = [...assets.values()]
          .flat()
          .map((url) => fileURLToPath(url))
          .filter((file) => file.endsWith('.html'))
          .map((file) => ({ file, content: readFileSync(file, 'utf8') }))
          .filter(({ content }) => content.includes(SEARCHED));
        if (pages.length > 0) await writeIndex(pages, dist).finally(close);
      },
    },
  };
}

async function writeIndex(pages: { file: string; content: string }[], dist: string) {
  const { index, errors } = await createIndex({ excludeSelectors: NOT_SEARCHED });
  if (!index) throw new Error(errors.join('\n'));
  for (const { file, content } of pages) {
    const url = `/${relative(dist, file).split(sep).join('/')}`.replace(/(index)?\.html$/, '');
    const added = await index.addHTMLFile({ url, content });
    if (added.errors.length > 0) throw new Error(`${url}: ${added.errors.join('\n')}`);
  }
  const { files } = await index.getFiles();
  for (const { path, content } of files.filter(({ path }) => !UNUSED_FILE.test(path))) {
    const target = join(dist, 'pagefind', path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
