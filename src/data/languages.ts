import { findStrings } from '#languages/dictionaries.ts';
import { en, type Strings } from '#languages/en.ts';
import { memoize } from './reading/memoize.ts';
import { readSite } from './site/read-site.ts';

/** The languages of the site as BCP 47 tags. The first is at `/`, the others in folders such as `/it`. */
export const getLanguages = memoize((): readonly string[] => readSite().languages);

/** The language of the pages at `/`. */
export function getFirstLanguage(): string {
  const [first = 'en'] = getLanguages();
  return first;
}

/** The strings of the interface in a language of the site. */
export function getStrings(language: string): Strings {
  // Never falls back to English: the schema accepts only languages that have strings.
  return findStrings(language) ?? en;
}

/** The address of a page in a language: `/it/blog` for `/blog`, `/it#blog` for `/#blog`. */
export function pathIn(language: string, path: string): string {
  if (language === getFirstLanguage()) return path;
  return `/${language}${path.replace(/^\/(?=#|$)/, '')}`;
}

/**
 * The paths of a route in src/pages/[...language] that has one page per language. The language is a prop of the page.
 */
export function languagePaths() {
  return getLanguages().map((language, index) => ({
    params: { language: index === 0 ? undefined : language },
    props: { language },
  }));
}

/** The paths of a route in src/pages/[...language] that has several pages per language. */
export function pathsInLanguages<Params extends object, Props extends object>(
  pathsOf: (language: string) => readonly { params: Params; props: Props }[],
) {
  return languagePaths().flatMap(({ params, props }) =>
    pathsOf(props.language).map((path) => ({
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
    blogSection: pathIn(language, '/#blog'),
    contact: pathIn(language, '/#contact'),
    blog: pathIn(language, '/blog'),
    testimonials: pathIn(language, '/testimonials'),
    work: pathIn(language, '/work'),
    services: pathIn(language, '/services'),
    rss: pathIn(language, '/rss.xml'),
  };
}
