import {
  DEFAULT_NAMES,
  FIRST_SEGMENTS,
  renameSegments,
  type SegmentNames,
} from './addresses-schema.ts';
import { getFirstLanguage, getLanguages, getSite } from './site.ts';

/** The folder that begins the addresses of a language: `/it`, or nothing for the first. */
const getPrefix = (language: string) => (language === getFirstLanguage() ? '' : `/${language}`);

/** What a language calls the segments of its addresses. */
const namesIn = (language: string): SegmentNames =>
  Object.assign({}, DEFAULT_NAMES, getSite(language).addresses);

/**
 * The address of a page in a language: `/it/testimonianze` for `/testimonials`, `/it#blog` for `/#blog`.
 *
 * @param path the address of the page in English
 */
export function pathIn(language: string, path: string): string {
  const renamed = renameSegments(path, DEFAULT_NAMES, namesIn(language));
  const prefix = getPrefix(language);
  return (prefix && prefix + renamed.replace(/^\/(?=#|$)/, '')) || renamed;
}

/** An address on the site, with the names of its language: `/it/testimonianze` for `/it/testimonials`. */
export function currentPath(path: string): string {
  const { prefix, rest, names } = splitPath(path);
  return prefix + renameSegments(rest, DEFAULT_NAMES, names);
}

/** The address that a page would have if its language had no names of its own. */
export function defaultPath(path: string): string {
  const { prefix, rest, names } = splitPath(path);
  return prefix + renameSegments(rest, names, DEFAULT_NAMES);
}

function splitPath(path: string) {
  const [, first] = /^\/([\w-]+)/.exec(path) ?? [];
  const language = getLanguages().find((language) => language === first) ?? getFirstLanguage();
  const prefix = getPrefix(language);
  return { prefix, rest: path.slice(prefix.length), names: namesIn(language) };
}

/** A language as parameters of a route: it names the folders in src/pages/[...language], such as [blog]. */
export function languageParams(language: string) {
  return { ...namesIn(language), language: getPrefix(language).slice(1) || undefined };
}

/** The paths of a route in src/pages/[...language] that makes one file in each language. Its prop is the language. */
export function languagePaths() {
  return getLanguages().map((language) => ({
    params: languageParams(language),
    props: { language },
  }));
}

/** The addresses that the parts of a page link to. */
export type Paths = ReturnType<typeof getPaths>;

export function getPaths(language: string) {
  const named = FIRST_SEGMENTS.map((name) => [name, pathIn(language, `/${name}`)]);
  return {
    home: pathIn(language, '/'),
    rss: pathIn(language, '/rss.xml'),
    ...(Object.fromEntries(named) as Record<(typeof FIRST_SEGMENTS)[number], string>),
  };
}
