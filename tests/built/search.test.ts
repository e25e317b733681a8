/** What search engines and link previews read: metadata, and one graph of schema.org nodes for each indexable page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { memoize } from '#data/memoize.ts';
import { toOpenGraphLocale } from '#languages/dictionaries.ts';
import { getLinkProblem } from '../../scripts/findings/links.ts';
import * as built from '../support/built-site.ts';
import {
  allPages,
  getFile,
  getMeta,
  indexablePages,
  isArticle,
  isHidden,
  type Page,
  pages,
  testPages,
  toAbsolute,
  toHref,
} from '../support/built-site.ts';
import { listTexts, site, type Translation, translations } from '../support/content.ts';
import { getAttribute, getAttributes, getTextLine, select, selectOne } from '../support/html.ts';

/** In bytes: WhatsApp does not show larger images. */
const MAX_PICTURE_SIZE = 300 * 1024;

const getHrefs = ({ root }: Page, selector: string) =>
  getAttributes(root, `link${selector}`, 'href');
const getTitle = memoize(({ root }: Page) => getTextLine(selectOne(root, 'head > title')));

const getDescription = memoize((page: Page) => getMeta(page, 'description'));

testPages('every page', allPages, {
  'states whether it may be indexed, and at which address': (page, on) => {
    const isNot = isHidden(page);
    on(getMeta(page, 'robots')).toBe(isNot ? 'noindex' : 'max-image-preview:large');
    // Only the path `/` ends with a slash.
    on(getHrefs(page, '[rel="canonical"]')).toEqual(isNot ? [] : [toAbsolute(page.path)]);
    if (built.isNotFoundPage(page))
      on(select(page.root, '[type="application/ld+json"], [rel="alternate"][hreflang]')).toEqual(
        [],
      );
  },

  'names its icons, manifest, feed and theme colors': (page, on) => {
    for (const rel of ['icon"][type="image/svg+xml', 'apple-touch-icon', 'manifest'])
      on(getHrefs(page, `[rel="${rel}"]`), rel).toHaveLength(1);
    const { prefix, articles } = page.translation;
    const feeds = articles.slice(0, 1).map(() => toHref(`${prefix}/rss.xml`));
    on(getHrefs(page, '[type="application/rss+xml"]')).toEqual(feeds);
    const schemes = getAttributes(page.root, 'meta[name="theme-color"]', 'media');
    on(schemes).toEqual(['light', 'dark'].map((name) => `(prefers-color-scheme: ${name})`));
  },
});

/** What a page has in common with its translations: the id of its text, or its path in English. */
const getKey = memoize(({ path, englishPath, translation }: Page): string => {
  return listTexts(translation).find((entry) => entry.path === path)?.key ?? englishPath;
});

/** A page and its translations, in the order of the languages. */
const inLanguages = (page: Page) =>
  translations.flatMap((translation) =>
    indexablePages.filter(
      (other) => other.translation === translation && getKey(other) === getKey(page),
    ),
  );

/** The values of two attributes of each element that matches, as pairs. */
const pairsIn = (root: Parameters<typeof select>[0], selector: string, names: [string, string]) =>
  select(root, selector).map((element) => names.map((name) => getAttribute(element, name)));

/** A node of a page's schema.org graph. */
type Node = { '@id'?: string; '@type'?: string; [field: string]: unknown };

const getGraphs = ({ root }: Page) =>
  select(root, 'script[type="application/ld+json"]').map(
    (data) => JSON.parse(getTextLine(data)) as { '@context': string; '@graph': Node[] },
  );

/** Every object in a value. */
const nodesIn = (value: unknown): Node[] =>
  value instanceof Object ? [value as Node, ...Object.values(value).flatMap(nodesIn)] : [];

const KNOWN_IDS = nodesIn(allPages.map(getGraphs)).flatMap((node) =>
  node['@type'] && node['@id'] ? node['@id'] : [],
);

/** What a node must say about the author of articles. */
const personIn = ({ name, role, path }: Translation['articles'][number]['author']) => ({
  '@type': 'Person',
  name,
  ...(role && { jobTitle: role }),
  ...(path && { url: toAbsolute(path) }),
});

/** What the first node of a page's graph must say, beyond what the head of the page says. */
function getFacts({ path, englishPath, translation }: Page): object {
  const { site: texts, articles, articleLists, cases } = translation;
  const article = articles.find((entry) => entry.path === path);
  const list = articleLists.find(
    ({ author, path: start }) => author && `${path}/`.startsWith(`${start}/`),
  );
  const work = cases.find((entry) => entry.path === path);
  if (englishPath === '/') {
    const { name, email, phone: telephone } = site;
    const { description } = texts;
    return { '@type': 'ProfessionalService', name, email, telephone, description };
  }
  if (article) {
    const { isoDate: datePublished, excerpt: description } = article;
    return { '@type': 'BlogPosting', datePublished, description, author: personIn(article.author) };
  }
  if (work) {
    const { name, website: url } = work.partner;
    const about = { name, ...(url.startsWith('https:') && { url }) };
    return { '@type': 'Article', dateCreated: `${work.year}`, about };
  }
  if (list?.author)
    return { '@type': 'ProfilePage', mainEntity: personIn({ ...list.author, path: list.path }) };
  return { '@type': englishPath.startsWith('/blog') ? 'CollectionPage' : 'WebPage' };
}

const ownPages = pages.filter((page) => !isHidden(page));

testPages('every indexable page', ownPages, {
  'has a title and a description of its own': (page, on) => {
    for (const read of [getTitle, getDescription]) {
      on(read(page)).not.toBe('');
      on(pages.filter((other) => read(other) === read(page))).toHaveLength(1);
    }
  },

  'names its translations and links to every language': (page, on) => {
    const versions = inLanguages(page);
    const named = pairsIn(page.root, 'link[hreflang]', ['hreflang', 'href']);
    const expected = versions.map((item) => [item.translation.language, toAbsolute(item.path)]);
    on(named).toEqual(versions.length > 1 ? [...expected, ['x-default', expected[0]?.[1]]] : []);
    const others = translations.filter((translation) => translation !== page.translation);
    const links = others.map(({ language, getPath, home }) => {
      // Without a translation, the link leads to the list of such pages or to the home page.
      const [list = ''] = /^\/(blog|work|services)(?=\/|$)/.exec(page.englishPath) ?? [];
      const hasList = list && allPages.some((other) => other.path === getPath(list));
      const instead = hasList ? getPath(list) : home;
      const translated = versions.find((version) => version.translation.language === language);
      return [language, toHref(translated?.path ?? instead)];
    });
    for (const nav of select(page.root, 'header nav, #site-menu nav'))
      on(pairsIn(nav, 'a[hreflang]', ['lang', 'href'])).toEqual(links);
  },

  'has a link preview: title, description, address, kind and a small image': async (page, on) => {
    const names = ['title', 'description', 'url', 'type', 'site_name'];
    const kind = isArticle(page) ? 'article' : 'website';
    const own = [getTitle(page), getDescription(page), toAbsolute(page.path), kind, site.name];
    on(names.map((name) => getMeta(page, `og:${name}`))).toEqual(own);
    const { language } = page.translation;
    on(getMeta(page, 'og:locale') || 'en_US').toBe(toOpenGraphLocale(language));
    on(getMeta(page, 'twitter:card')).toBe('summary_large_image');
    on(getMeta(page, 'og:image:alt')).not.toBe('');
    const sides = ['width', 'height'].map((side) => Number(getMeta(page, `og:image:${side}`)));
    const picture = readFileSync(join(built.DIST, getFile(getMeta(page, 'og:image'))));
    const { width, height, format } = await sharp(picture).metadata();
    on(format).toBeOneOf(['png', 'jpeg']);
    on([width, height, ...sides]).toEqual([1200, 630, 1200, 630]);
    on(picture.length).toBeLessThan(MAX_PICTURE_SIZE);
  },

  'has structured data with its facts and only references that exist': (page, on) => {
    const graphs = getGraphs(page);
    on(graphs.map((graph) => graph['@context'])).toEqual(['https://schema.org']);
    const [first, ...others] = graphs[0]?.['@graph'] ?? [];
    on(first).toMatchObject({ url: toAbsolute(page.path), ...getFacts(page) });
    const titles = [getMeta(page, 'og:title'), getTextLine(selectOne(page.root, 'h1')), site.name];
    on(titles).toContain(first?.headline ?? first?.name);
    on(first?.image ?? getMeta(page, 'og:image')).toBe(getMeta(page, 'og:image'));
    const services = others.filter((node) => node['@type'] === 'Service');
    const { services: all, servicePages } = page.translation;
    const own = servicePages.find(({ path }) => path === page.path)?.id;
    const expected = page.englishPath === '/' ? all : all.filter(({ id }) => id === own);
    on(services.map(({ name }) => name)).toEqual(expected.map(({ title }) => title));
    for (const node of nodesIn([first, others])) {
      on(node.inLanguage ?? page.translation.language).toBe(page.translation.language);
      on(Object.keys(node).join(), 'reviews').not.toMatch(/review|rating/i);
      // A node with nothing but an id refers to another node of the site.
      if (Object.keys(node).join() === '@id') on(KNOWN_IDS, 'refers to').toContain(node['@id']);
      for (const url of [node.url, node.image, node.logo])
        if (typeof url === 'string')
          on(getLinkProblem(url, page.file, built.builtSite), url).toBeUndefined();
      const steps = nodesIn(node.itemListElement);
      const top = steps.flatMap(({ position, item }) => (position === 1 ? item : []));
      if (steps.length > 0) on(top).toEqual([{ '@id': toAbsolute(page.translation.home) }]);
    }
  },
});
