/** The content of a site: tests compare pages with it instead of repeating sentences. */
import { execFileSync } from 'node:child_process';
import { ENGLISH_NAMES, renameSegments } from '#data/site/path-names-schema.ts';
import { splitUrl } from '#data/site/site.ts';
import { SITE } from './copies.ts';
import type { PrintedContent } from './print-content.ts';

function toTranslation(content: PrintedContent) {
  const { home, names } = content;
  const prefix = home.replace(/\/$/, '');
  return {
    ...content,
    prefix,
    /** The path of a page, by its path in English. */
    getPath: (path: string) => prefix + renameSegments(path, ENGLISH_NAMES, names),
  };
}

export type Translation = ReturnType<typeof toTranslation>;

/** The pages whose text is a Markdown file. `key` is the same for all translations of a page. */
export const listTexts = (translation: Translation) =>
  (['articles', 'prosePages', 'cases', 'servicePages'] as const).flatMap((kind) =>
    translation[kind].map(({ id, path, markdown }) => ({ key: `${kind} ${id}`, path, markdown })),
  );

/** The content of the site in `folder`, in its first language; `translations` has it in every language. */
export function loadContent(folder: string) {
  const print = ['tests/support/print-content.ts'];
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const printed: PrintedContent[] = JSON.parse(execFileSync(process.execPath, print, options));
  const translations = printed.map(toTranslation);
  const first = translations[0] as Translation;
  return {
    ...first,
    first,
    translations,
    /** The base path: `/` or `/site`. */
    base: splitUrl(first.site).base,
  };
}

export const {
  base,
  first,
  translations,
  language,
  strings,
  site,
  homeCopy,
  navigation,
  pageCopy,
  inquiryCopy,
  chatScript,
  commentFormCopy,
  services,
  partners,
  testimonials,
  articles,
  getPath,
} = loadContent(SITE.folder);

/** The texts of the links in the header and the menu, including those to other languages. */
export const HEADER_LINKS = [
  ...navigation.header.links.map(({ label }) => label),
  ...translations.slice(1).map(({ languageName }) => languageName),
];

/** The sections of the home page that the header links to, by the text of the link. */
export const ANCHORS = navigation.header.links.flatMap(({ label, href }) =>
  href.startsWith('/#') ? [{ label, id: href.slice(2) }] : [],
);

const lacksSection = (name: string): boolean => !first.sections.some((section) => section === name);

/** The tags whose condition this site does not meet. Tests with one of them are skipped. */
export const UNMET = Object.entries({
  article: articles.length === 0,
  blog: lacksSection('blog'),
  booking: !site.bookingUrl?.startsWith('https:'),
  carousel: testimonials.length < 3 || lacksSection('testimonials'),
  contact: lacksSection('contact'),
  // Met if comments are not switched off, and at least one article has none yet.
  comments: site.comments === false || articles.every(({ comments }) => comments.length > 0),
  contents: !articles.some(({ markdown }) => /^## .*^## /ms.test(markdown)),
  notes: !articles.some(({ markdown }) => /^\[\^/m.test(markdown)),
  particles: site.particles === false,
  partners: partners.length < 2 || lacksSection('partners'),
  portrait: !articles.some(({ author }) => author.avatarUrl),
  sample: !site.sample,
  services: lacksSection('services'),
  unconnected: Boolean(site.forms?.inquiry ?? site.forms?.contact ?? site.analytics?.script),
  welcome: !homeCopy.welcome,
}).flatMap(([name, isAbsent]) => (isAbsent ? `@${name}` : []));

/** Addresses in specs begin with a dot: they are relative to `baseURL`, which may have a base path. */
const pathsOf = (pages: readonly { path: string }[]) => pages.map(({ path }) => `.${path}`);
const firstOf = (pages: readonly { path: string }[]) => pathsOf(pages.slice(0, 1));

/** The newest article, one with a portrait, and one without comments. */
export const NEWEST_PATH = `.${articles[0]?.path}`;
export const PORTRAIT_PATH = `.${articles.find(({ author }) => author.avatarUrl)?.path}`;
export const UNCOMMENTED_PATH = `.${articles.find(({ comments }) => comments.length === 0)?.path}`;

export const BLOG_PATH = `.${getPath('/blog')}`;
export const TESTIMONIALS_PATH = `.${getPath('/testimonials')}`;

/** The page that lists articles; the home page if there are no articles. */
export const LIST_PATH = articles.length > 0 ? BLOG_PATH : './';

/** An unknown article, and another unknown path. */
export const UNKNOWN_PATHS = [`${BLOG_PATH}/no-such-article`, './no-such-page'] as const;

/** One indexable page of each kind. */
const KINDS = [...Map.groupBy(first.pages, ({ kind }) => kind).values()].flatMap(firstOf);

/** One page of each layout, for tests that depend on styles and not on content. */
export const LAYOUTS = [...KINDS, UNKNOWN_PATHS[1]];

/** All pages in the first language, except not-found pages and the thanks page. */
export const ALL_PATHS = pathsOf(first.pages);

/** One page of each kind, a category, an author, three articles and all pages of prose, for other engines. */
export const PAGE_PATHS = [
  ...new Set([
    ...KINDS,
    ...(['category', 'author'] as const).flatMap((kind) =>
      firstOf(first.articleLists.filter((list) => list[kind])),
    ),
    ...pathsOf(articles.slice(0, 3)),
    ...pathsOf(first.prosePages),
  ]),
];

/** In each other language: the home page, an article, a case, a service's page and a page of prose. */
export const TRANSLATED_PATHS = translations
  .slice(1)
  .flatMap(({ home, ...entries }) => [
    `.${home}`,
    ...[entries.articles, entries.cases, entries.servicePages, entries.prosePages].flatMap(firstOf),
  ]);
