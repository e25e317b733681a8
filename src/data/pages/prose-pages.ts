import { isConnected } from '#data/leads/form-connections.ts';
import { type MarkdownEntry, readMarkdownFolder } from '#data/markdown-folder.ts';
import { memoize } from '#data/memoize.ts';
import { FIRST_SEGMENTS } from '#data/site/path-names-schema.ts';
import { toLanguagePath } from '#data/site/paths.ts';
import { getContentFiles, getLanguages, getSettings } from '#data/site/site.ts';
import { RESERVED_SEGMENTS } from '#data/urls/reserved-names.ts';

/** A page of prose, from a file in the folder `pages` of a language. */
export type ProsePage = MarkdownEntry<'pages'>;

/** Segments that are taken in a language: no page of prose can be at one of them. */
const getTakenSegments = memoize((language: string) => {
  // These two have pages only if their folders have files.
  const folders: Partial<Record<string, string>> = { work: 'cases', services: 'services' };
  const first = FIRST_SEGMENTS.filter((name) => {
    const folder = folders[name];
    return !folder || getContentFiles(language, folder).length > 0;
  });
  const named = first.map((name) => toLanguagePath(language, `/${name}`).replace(/.*\//, ''));
  return new Set([...RESERVED_SEGMENTS, ...getLanguages(), ...first, ...named]);
});

export const getProsePages = memoize((language: string): ProsePage[] => {
  const entries = readMarkdownFolder('pages', language, (segment) =>
    getTakenSegments(language).has(segment)
      ? `The site has something else at /${segment}. Give the file another name, or another slug.`
      : undefined,
  );
  return entries.map((entry) => ({
    ...entry,
    markdown: filterConditionalLines(entry.markdown, { hasForms: isConnected(getSettings()) }),
  }));
});

const CONDITIONAL_LINE = /((?:^|\n)(?:- )?)\[(not )?connected\] ([^\n]*)/g;

/** Removes the lines marked `[connected]` or those marked `[not connected]`, and the marks of the others. */
export function filterConditionalLines(
  markdown: string,
  { hasForms }: { hasForms: boolean },
): string {
  return markdown.replace(CONDITIONAL_LINE, (_, start, not, text) =>
    hasForms === !not ? start + text : '',
  );
}
