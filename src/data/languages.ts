import { findStrings } from '#languages/dictionaries.ts';
import { en, type Strings } from '#languages/en.ts';
import { texts } from './content-texts.ts';
import { memoize } from './reading/memoize.ts';
import { DEFAULT_NAMES, renameSegments, type SegmentNames } from './site/addresses-schema.ts';
import { parseSite, readSite, SITE_FILE } from './site/read-site.ts';

/** The languages of the site as BCP 47 tags. The first is at `/`, the others in folders such as `/it`. */
export const getLanguages = memoize((): readonly string[] => readSite().languages);

/** The language of the pages at `/`. */
export function getFirstLanguage(): string {
  const [first = 'en'] = getLanguages();
  return first;
}

export function getStrings(language: string): Strings {
  // The schema of the settings accepts only languages that have strings.
  return findStrings(language) ?? en;
}

/** The folder that begins the addresses of a language: `/it`, or nothing for the first. */
const getPrefix = (language: string) => (language === getFirstLanguage() ? '' : `/${language}`);

/** What a language calls the steps of its addresses, from its site.yaml. */
const namesIn = memoize((language: string): SegmentNames => {
  const file = SITE_FILE.replace(/(?=\/site)/, getPrefix(language));
  return Object.assign({}, DEFAULT_NAMES, parseSite(texts[file] ?? '').settings.addresses);
});

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

/** An address of the site as content may write it, with the names of its language: `/it/testimonianze` for `/it/testimonials`. */
export const currentPath = (path: string) => renameIn(path, 'forward');

/** The address that a page would have if its language had no names of its own. */
export const defaultPath = (path: string) => renameIn(path, 'back');

function renameIn(path: string, way: 'forward' | 'back'): string {
  const [, first] = /^\/([\w-]+)/.exec(path) ?? [];
  const language =
    getLanguages()
      .slice(1)
      .find((one) => one === first) ?? getFirstLanguage();
  const names = [DEFAULT_NAMES, namesIn(language)] as const;
  const [from, to] =
    way === 'forward' ? names : (names.toReversed() as [SegmentNames, SegmentNames]);
  const prefix = getPrefix(language);
  return prefix + renameSegments(path.slice(prefix.length), from, to);
}

/**
 * The paths of a route in src/pages/[...language] that has one page per language. The language is a prop of the page.
 */
export function languagePaths() {
  return getLanguages().map((language, index) => ({
    // Folders in src/pages/[...language], such as [blog], are named by the language.
    params: { ...namesIn(language), language: index === 0 ? undefined : language },
    props: { language },
  }));
}

/** The paths of a route in src/pages/[...language] that has several pages per language. */
export function pathsInLanguages<Params extends object, Props extends object>(
  collectPaths: (language: string) => readonly { params: Params; props: Props }[],
) {
  return languagePaths().flatMap(({ params, props }) =>
    collectPaths(props.language).map((path) => ({
      params: { ...params, ...path.params },
      props: { ...props, ...path.props },
    })),
  );
}

/** The addresses that the parts of a page link to. */
export type Paths = ReturnType<typeof getPaths>;

export function getPaths(language: string) {
  return {
    home: pathIn(language, '/'),
    blog: pathIn(language, '/blog'),
    testimonials: pathIn(language, '/testimonials'),
    work: pathIn(language, '/work'),
    services: pathIn(language, '/services'),
    rss: pathIn(language, '/rss.xml'),
  };
}
