import { readdirSync } from 'node:fs';
import { getSite } from '#data/site/site.ts';
import { contentFiles, contentFolder } from '../content-files.ts';
import { getLanguages, pathIn } from '../languages.ts';
import { isConnected } from '../leads/connections.ts';
import { type MarkdownEntry, readMarkdownFolder } from '../markdown-folder.ts';
import { memoize } from '../reading/memoize.ts';
import { textPageSchema } from './text-page-schema.ts';

/** A page of text, from a file in src/content/pages. */
export type TextPage = MarkdownEntry<typeof textPageSchema> & { path: string };

/** Every text page in a language. */
export const getTextPages = memoize((language: string): TextPage[] => {
  // These two routes have pages only if their folders have files.
  const unused = [
    ['work', 'cases'],
    ['services', 'services'],
  ].flatMap(([route = '', folder]) =>
    contentFiles(`${contentFolder(language)}${folder}/`).length > 0 ? [] : route,
  );
  const routes = ['src/pages', 'src/pages/[...language]']
    .flatMap((folder) => readdirSync(folder))
    .map((name) => name.replace(/^\[(\w+)\]/, '$1'))
    .concat('thanks')
    .filter((name) => !unused.includes(name))
    .flatMap((name) => [name, pathIn(language, `/${name}`).replace(/.*\//, '')]);
  return readMarkdownFolder('pages', {
    language,
    schema: textPageSchema,
    hasPlaceholders: true,
    addressProblem: (address) => addressConflict(address, [...routes, ...getLanguages()]),
  }).map((entry) => ({
    ...entry,
    path: pathIn(language, `/${entry.address}`),
    markdown: filterConditionalLines(entry.markdown, isConnected(getSite())),
  }));
});

const CONDITIONAL_LINE = /((?:^|\n)(?:- )?)\[(not )?connected\] ([^\n]*)/g;

/** Removes the lines marked `[connected]` or those marked `[not connected]`, and the marks of the others. */
export function filterConditionalLines(markdown: string, hasForms: boolean): string {
  return markdown.replace(CONDITIONAL_LINE, (_, start, not, text) =>
    hasForms === !not ? start + text : '',
  );
}

/**
 * The problem with the address of a page, if the site has something else there.
 *
 * @param routes the file names of the routes at the top of the site: `blog`, `testimonials.astro`
 */
export function addressConflict(address: string, routes: readonly string[]): string | undefined {
  if (!routes.some((name) => name.replace(/\..*$/, '') === address)) return undefined;
  return `The site has something else at /${address}. Give the file another name, or another slug.`;
}
