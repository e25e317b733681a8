/** The content of a site: tests compare pages with it instead of repeating sentences. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { byDate, isPublished } from '#data/articles/article-schema.ts';
import { minutesToRead } from '#data/articles/read-time.ts';
import {
  type Content,
  type ContentName,
  contentSchemas,
  type FrontMatter,
  folderSchemas,
} from '#data/content-schemas.ts';
import type { WrittenPerson } from '#data/reading/fields.ts';
import { fillPlaceholders } from '#data/reading/placeholders.ts';
import { splitFrontMatter } from '#data/reading/yaml-source.ts';
import { DEFAULT_NAMES, renameSegments } from '#data/site/addresses-schema.ts';
import { splitUrl } from '#data/site/site.ts';
import type { Site } from '#data/site/site-schema.ts';
import { dropUnprintable } from '#formatting/characters.ts';
import { longDateFormat } from '#formatting/dates.ts';
import { fill } from '#formatting/messages.ts';
import { findStrings, languageName } from '#languages/dictionaries.ts';
import { ARABIC, SITE } from './copies.ts';

const readText = (file: string) => dropUnprintable(readFileSync(file, 'utf8'));

/** The content in one language of the site in `root`. `prefix`, such as `/it`, begins the addresses of the language. */
function contentIn(root: string, settings: Site, language: string, prefix: string) {
  const folder = join(root, `src/content${prefix}`);
  const readYaml = (name: string): unknown => {
    const file = join(folder, `${name}.yaml`);
    return existsSync(file) ? parse(readText(file)) : [];
  };
  const texts: Partial<Site> = Object(prefix ? readYaml('site') : settings);
  const site = { ...settings, ...texts, address: { ...settings.address, ...texts.address } };
  const names = Object.assign({}, DEFAULT_NAMES, texts.addresses);
  /** The address of a page that has this address in English. */
  const getPath = (path: string) => prefix + renameSegments(path, DEFAULT_NAMES, names);
  const read = <Name extends ContentName>(name: Name): Content<Name> =>
    fillPlaceholders(contentSchemas[name].parse(readYaml(name)) as Content<Name>, {
      ...site,
      ...site.address,
    });
  const schemas = folderSchemas();
  /** The Markdown files in a folder, each with the address of its page below `path`. */
  const readFolder = <Folder extends keyof FrontMatter>(name: Folder, path: string) =>
    globSync('*.md', { cwd: join(folder, name) }).map((file) => {
      const { frontMatter = '', body: text = '' } =
        splitFrontMatter(readText(join(folder, name, file))) ?? {};
      const fields = schemas[name].parse(parse(frontMatter)) as FrontMatter[Folder];
      const id = file.replace(/\.md$/, '');
      const { slug = id } = fields;
      return { ...fields, id, slug, path: getPath(`${path}/${slug}`), text };
    });

  // Arabic exists only in a copy (tests/copies/agency.ts).
  const strings = findStrings(language) ?? ARABIC.strings;
  const formatDate = longDateFormat(language);
  const [homeCopy, comments] = [read('home'), read('comments')];
  const lists = {
    services: read('services'),
    partners: read('partners'),
    testimonials: read('testimonials'),
  };
  const withPaths = <Entry extends { id: string }>(kind: string, entries: readonly Entry[]) =>
    entries.map((entry) => ({ ...entry, path: getPath(`/blog/${kind}/${entry.id}`) }));
  const categories = withPaths('category', read('categories'));
  const authors = withPaths('author', read('authors'));
  /** The articles that visitors may read today, newest first: no drafts, no future dates. */
  const articles = readFolder('articles', '/blog')
    .map(({ author: by, date: isoDate, readTime, ...article }) => {
      const minutes = Number.parseInt(readTime ?? `${minutesToRead(article.text, language)}`, 10);
      const author: WrittenPerson & { path?: string } =
        typeof by === 'string' ? (authors.find(({ id }) => id === by) as WrittenPerson) : by;
      return {
        ...article,
        author,
        categoryPath: `${categories.find(({ name }) => name === article.category)?.path}`,
        isoDate,
        /** The date as pages show it. */
        date: formatDate(isoDate.slice(0, 10)),
        readTime: fill(strings.readTime, { minutes }),
        comments: comments.filter((comment) => comment.article === article.id),
      };
    })
    .filter((article) => isPublished(article, new Date()))
    .toSorted(byDate);
  /** The lists that sections of the home page show. */
  const sectionLists: Partial<Record<string, readonly unknown[]>> = { ...lists, blog: articles };
  return {
    ...lists,
    language,
    folder,
    prefix,
    names,
    getPath,
    home: prefix || '/',
    site,
    strings,
    homeCopy,
    navigation: read('navigation'),
    pageCopy: read('fixed-pages'),
    inquiryCopy: read('inquiry'),
    chatScript: read('chat'),
    commentFormCopy: read('comment-form'),
    categories,
    authors,
    articles,
    /** The lists of all articles, of each category and of each author, with the texts that each list has of its own. */
    articleLists: [
      { kind: 'all', path: getPath('/blog'), texts: [], articles },
      ...categories.map(({ name, intro, path }) => ({
        kind: 'category',
        path,
        texts: [name, intro],
        articles: articles.filter(({ category }) => category === name),
      })),
      ...authors.map(({ name, role, intro, path }) => ({
        kind: 'author',
        path,
        texts: [name, role, intro],
        articles: articles.filter(({ author }) => author.path === path),
      })),
    ].filter((list) => list.articles.length > 0),
    /** The sections that the home page shows after the hero, each with the list that it shows, if it has one. */
    sections: homeCopy.sections
      .map((name) => ({ name, list: sectionLists[name] }))
      .filter(({ list }) => list?.length !== 0),
    textPages: readFolder('pages', ''),
    /** The cases that visitors may read. */
    cases: readFolder('cases', '/work').filter(({ draft }) => !draft),
    servicePages: readFolder('services', '/services'),
  };
}

/** The pages whose text is a Markdown file. `key` is the same for all translations of a page. */
export const textsIn = (translation: Translation) =>
  (['articles', 'textPages', 'cases', 'servicePages'] as const).flatMap((kind) =>
    translation[kind].map(({ id, path, text }) => ({ key: `${kind} ${id}`, path, text })),
  );

export type Translation = ReturnType<typeof contentIn>;

/** The content of the site in `root`, in its first language; `translations` has it in every language. */
export function getContent(root: string) {
  const file = join(root, 'src/content/site.yaml');
  // The schema accepts only the languages of the project.
  const { languages = ['en'], ...texts } = parse(readText(file)) as Partial<Site>;
  const settings = { ...contentSchemas.site.parse(texts), languages };
  const translations = languages.map((language, index) =>
    contentIn(root, settings, language, index === 0 ? '' : `/${language}`),
  );
  const first = translations[0] as Translation;
  return {
    ...first,
    first,
    translations,
    /** The base path: `/` or `/site`. */
    base: splitUrl(settings).base,
    /** The texts of the links in the header and the menu: to sections and to other languages. */
    headerLinks: [
      ...first.navigation.header.links.map(({ label }) => label),
      ...languages.slice(1).map((language) => languageName(language, languages)),
    ],
    /** The sections of the home page that the header links to, by the text of the link. */
    anchors: first.navigation.header.links.flatMap(({ label, href }) =>
      href.startsWith('/#') ? [{ label, id: href.slice(2) }] : [],
    ),
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
  headerLinks: HEADER_LINKS,
  anchors: ANCHORS,
} = getContent(SITE.folder);

/** Whether the home page has a section, by its name in home.yaml. */
export const hasSection = (name: string): boolean =>
  first.sections.some((section) => section.name === name);

/** The slugs of the newest article, of one with a portrait, and of one without comments, for tests that post. */
export const newest = `${articles[0]?.slug}`;
export const withPortrait = `${articles.find(({ author }) => author.avatarUrl)?.slug}`;
export const uncommented = articles.find(({ comments }) => comments.length === 0)?.slug ?? newest;

/** Addresses in specs begin with a dot: they are relative to `baseURL`, which may have a base path. */
const pathsOf = (pages: readonly { path: string }[]) => pages.map(({ path }) => `.${path}`);
const firstOf = (pages: readonly { path: string }[]) => pathsOf(pages.slice(0, 1));

export const BLOG_PATH = `.${getPath('/blog')}`;
export const TESTIMONIALS_PATH = `.${getPath('/testimonials')}`;

/** The list of articles, if there are any. */
export const LISTS = articles.slice(0, 1).map(() => BLOG_PATH);

/** An unknown article, and any other unknown path. */
export const UNKNOWN_PATHS = [`${BLOG_PATH}/no-such-article`, './no-such-page'] as const;

/** One page of each layout but the not-found page. */
const KNOWN_LAYOUTS = [
  './',
  TESTIMONIALS_PATH,
  ...LISTS,
  ...firstOf(articles),
  // The lists of cases and services, and a page of each.
  ...[first.cases, first.servicePages]
    .flatMap(firstOf)
    .flatMap((path) => [path.replace(/\/[^/]+$/, ''), path]),
  ...firstOf(first.textPages),
];

/** One page of each layout, for tests that depend on styles and not on content. */
export const LAYOUTS = [...KNOWN_LAYOUTS, UNKNOWN_PATHS[1]];

/** These pages, with a category, an author, three articles and every page of text, for tests that depend on content. */
export const PAGE_PATHS = [
  ...new Set([
    ...KNOWN_LAYOUTS,
    ...['category', 'author'].flatMap((kind) =>
      firstOf(first.articleLists.filter((list) => list.kind === kind)),
    ),
    ...pathsOf(articles.slice(0, 3)),
    ...pathsOf(first.textPages),
  ]),
];

/** In each other language: the home page, an article, a case, a service's page and a page of text. */
export const TRANSLATED_PATHS = translations
  .slice(1)
  .flatMap(({ home, ...entries }) => [
    `.${home}`,
    ...[entries.articles, entries.cases, entries.servicePages, entries.textPages].flatMap(firstOf),
  ]);
