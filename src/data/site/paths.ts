import { ENGLISH_NAMES, FIRST_SEGMENTS, renameSegments } from './path-names-schema.ts';
import { getFirstLanguage, getLanguages, getSite } from './site.ts';

/** The folder that begins the paths of a language: `/it`, or nothing for the first. */
const getPrefix = (language: string) => (language === getFirstLanguage() ? '' : `/${language}`);

/**
 * The path of a page in a language: `/it/testimonianze` for `/testimonials`, `/it#blog` for `/#blog`.
 *
 * @param path the path of the page in English
 */
export function toLanguagePath(language: string, path: string): string {
  return toTranslatedPath(getPrefix(language) + path).replace(/(?<=.)\/(?=#|$)/, '');
}

/** A path with the names of its language: `/it/testimonianze` for `/it/testimonials`. */
export function toTranslatedPath(path: string): string {
  const { prefix, rest, names } = splitPath(path);
  return prefix + renameSegments(rest, ENGLISH_NAMES, names);
}

/** A path with English names: `/it/testimonials` for `/it/testimonianze`. */
export function toEnglishPath(path: string): string {
  const { prefix, rest, names } = splitPath(path);
  return prefix + renameSegments(rest, names, ENGLISH_NAMES);
}

function splitPath(path: string) {
  const [, first] = /^\/([\w-]+)/.exec(path) ?? [];
  const language = getLanguages().find((language) => language === first) ?? getFirstLanguage();
  const prefix = getPrefix(language);
  return { prefix, rest: path.slice(prefix.length), names: getSite(language).addresses };
}

/** The parameters of a language's routes: its folder, and its names for folders in src/pages, such as [blog]. */
export function getLanguageParams(language: string) {
  return { ...getSite(language).addresses, language: getPrefix(language).slice(1) || undefined };
}

/** The paths of a route in src/pages/[...language] that makes one file in each language. Its prop is the language. */
export function getLanguageRoutes() {
  return getLanguages().map((language) => ({
    params: getLanguageParams(language),
    props: { language },
  }));
}

/** The paths of the home page, the feed, and the pages that a language may rename. */
export type Paths = ReturnType<typeof getPaths>;

export function getPaths(language: string) {
  const named = FIRST_SEGMENTS.map((name) => [name, toLanguagePath(language, `/${name}`)]);
  return {
    home: toLanguagePath(language, '/'),
    rss: toLanguagePath(language, '/rss.xml'),
    ...(Object.fromEntries(named) as Record<(typeof FIRST_SEGMENTS)[number], string>),
  };
}
