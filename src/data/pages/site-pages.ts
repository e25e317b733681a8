/**
 * Every page that may be found, declared once: head, social image, structured data, sitemap and
 * llms.txt are made from this. A file in src/content/statements is a page by itself. An entry of
 * pages.yaml with a title and a description is one too, and needs a field in page-copy-schema.ts and a
 * route in src/pages.
 */
import { type ArticleList, getArticleLists } from '#data/articles/article-lists.ts';
import { type Article, getArticles } from '#data/articles/articles.ts';
import { getListCopy } from '#data/articles/list-copy.ts';
import { contentFiles, getContent } from '#data/content.ts';
import { refuseTaken } from '#data/site/redirects.ts';
import type { Site } from '#data/site/site-schema.ts';
import { getStatements, type Statement } from '#data/statements/statements.ts';
import { getWords } from '#data/words.ts';
import { slugify } from '#formatting/slugify.ts';
import type { SocialCard } from '#tiles/social-card.ts';
import type { PageCopy } from './page-copy-schema.ts';
import { pageTitle } from './page-title.ts';

/** A step of the breadcrumb trail. */
interface Crumb {
  name: string;
  path: string;
}

interface Page {
  /** Within the site, without a trailing slash: `/`, `/blog/page/2`. */
  path: string;
  /** The `<title>`. */
  title: string;
  description: string;
  /** From the home page to this one, both included. */
  trail: Crumb[];
  /** The picture that a shared link shows. */
  image: SocialCard;
  /** `2025-04-15`, the date of the newest content with a date; absent where there is none. */
  lastModified?: string | undefined;
}

/** A page that may be found. */
export type SitePage = Page &
  (
    | { kind: 'home' }
    | { kind: 'plain' }
    | { kind: 'list'; list: ArticleList }
    | { kind: 'article'; article: Article }
  );

/** A page that answers something, such as an unknown address: it is in no list. */
export interface ErrorPage {
  kind: 'error';
  title: string;
  description: string;
}

type PlainName = Exclude<
  { [Name in keyof PageCopy]: PageCopy[Name] extends Metadata ? Name : never }[keyof PageCopy],
  'home' | 'blog' | ErrorName
>;
type ErrorName = 'notFound' | 'articleNotFound' | 'thanks';
type Metadata = { title: string; description: string };

/**
 * Every page, in no particular order.
 *
 * @throws ContentError if site.yaml leads from the address of one elsewhere.
 */
export function getSitePages(): SitePage[] {
  const { home, blog, notFound, articleNotFound, thanks, ...rest } = getContent('pages');
  const plainNames = Object.entries(rest).flatMap(([name, entry]) =>
    'description' in entry ? [name as PlainName] : [],
  );
  const pages = [
    getHomePage(),
    ...plainNames.map(getPlainPage),
    ...getStatements().map(getStatementPage),
    ...getArticleLists().map(getListPage),
    ...getArticles().map(getArticlePage),
  ];
  const [settings] = contentFiles('src/content/site.yaml', () => true);
  const taken = new Set(pages.flatMap(({ path, image }) => [path, `${path}.md`, image.path]));
  if (settings) refuseTaken(settings, (address, page) => taken.has(address) || taken.has(page));
  return pages;
}

export function getHomePage(): SitePage {
  const { site, copy, crumbs } = getSharedParts();
  const { headline, typedWord } = getContent('home').hero;
  const [newest] = getArticles();
  return {
    ...metadataOf(copy.home, site),
    kind: 'home',
    path: '/',
    trail: crumbs,
    lastModified: newest?.isoDate,
    image: {
      ...socialCard('/', `${headline} ${typedWord}`, site, copy),
      highlight: typedWord,
    },
  };
}

/** A page that is neither home nor about articles, by its name in pages.yaml, which is its address. */
export function getPlainPage(name: PlainName): SitePage {
  const { site, copy, crumbs } = getSharedParts();
  const path = `/${slugify(name)}`;
  const { heading } = copy[name];
  return {
    ...metadataOf(copy[name], site),
    kind: 'plain',
    path,
    trail: [...crumbs, { name: heading, path }],
    image: socialCard(path, heading, site, copy),
  };
}

/** A page of text about the site itself. */
export function getStatementPage(statement: Statement): SitePage {
  const { site, copy, crumbs } = getSharedParts();
  const path = `/${statement.id}`;
  return {
    ...metadataOf(statement, site),
    kind: 'plain',
    path,
    trail: [...crumbs, { name: statement.heading, path }],
    ...(statement.reviewed && { lastModified: statement.reviewed }),
    image: socialCard(path, statement.heading, site, copy),
  };
}

/** A page of a list of articles. All pages of a list share a picture. */
export function getListPage(list: ArticleList): SitePage {
  const { site, copy, blogCrumbs } = getSharedParts();
  const { category, path, articles, pagePaths } = list;
  const listCopy = getListCopy(list);
  const ownCrumb = { name: listCopy.heading, path };
  return {
    ...metadataOf(listCopy, site),
    kind: 'list',
    list,
    path,
    trail: category ? [...blogCrumbs, ownCrumb] : [...blogCrumbs.slice(0, -1), ownCrumb],
    lastModified: articles[0]?.isoDate,
    image: socialCard(pagePaths[0] ?? path, listCopy.heading, site, copy),
  };
}

export function getArticlePage(article: Article): SitePage {
  const { site, copy, blogCrumbs } = getSharedParts();
  const { title, excerpt, category, categoryPath, isoDate, mosaic } = article;
  const path = `/blog/${article.id}`;
  const card = socialCard(path, title, site, copy);
  return {
    ...metadataOf({ title, description: excerpt }, site),
    kind: 'article',
    article,
    path,
    trail: [...blogCrumbs, { name: category, path: categoryPath }, { name: title, path }],
    lastModified: isoDate,
    image: {
      ...card,
      eyebrow: category,
      footer: `${article.author.name} · ${article.readTime}`,
      ...(mosaic && { cover: mosaic }),
    },
  };
}

export function getErrorPage(name: ErrorName): ErrorPage {
  const { site, copy } = getSharedParts();
  return { kind: 'error', ...metadataOf(copy[name], site) };
}

function getSharedParts() {
  const site = getContent('site');
  const copy = getContent('pages');
  const crumbs: Crumb[] = [{ name: site.name, path: '/' }];
  return {
    site,
    copy,
    crumbs,
    blogCrumbs: [...crumbs, { name: copy.blog.heading, path: '/blog' }],
  };
}

function metadataOf({ title, description }: Metadata, site: Site): Metadata {
  return { title: pageTitle(title, site.name), description };
}

function socialCard(path: string, headline: string, site: Site, copy: PageCopy): SocialCard {
  const [start, end] = getWords().quotes;
  return {
    path: `/social${path === '/' ? '/home' : path}.png`,
    alt: `${start}${headline}${end}, ${copy.socialImage.beside}`,
    brand: site.name,
    eyebrow: site.tagline,
    headline,
    footer: new URL(site.url).host,
  };
}
