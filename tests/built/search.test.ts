/** Metadata for search engines, shared links and language models. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { memoize } from '#data/memoize.ts';
import { openGraphLocale } from '#languages/dictionaries.ts';
import { linkProblem } from '../../scripts/launch/links.ts';
import { articlesIn } from '../support/articles.ts';
import * as built from '../support/built-site.ts';
import {
  absolute,
  allPages,
  at,
  fileOf,
  isArticle,
  isHidden,
  type Page,
  pages,
  readText,
  testPages,
} from '../support/built-site.ts';
import { site, translations } from '../support/content.ts';
import { attribute, attributesOf, select, selectOne, textOf } from '../support/html.ts';

/** In bytes: WhatsApp does not show larger pictures. */
const MAX_PICTURE_SIZE = 300 * 1024;

const findable = allPages.filter((page) => !isHidden(page));
const hrefsOf = ({ root }: Page, selector: string) => attributesOf(root, `link${selector}`, 'href');
const titleOf = memoize(({ root }: Page) => textOf(selectOne(root, 'head > title')));

/** The contents of `<meta name="…">` or `<meta property="…">`, joined if there are several. */
const metaOf = ({ root }: Page, name: string) =>
  attributesOf(root, `meta[name="${name}"], meta[property="${name}"]`, 'content').join(' and ');

const descriptionOf = memoize((page: Page) => metaOf(page, 'description'));

testPages(allPages, {
  'states whether it may be indexed, and at which address': (page, on) => {
    const isNot = isHidden(page);
    on(metaOf(page, 'robots')).toBe(isNot ? 'noindex' : 'max-image-preview:large');
    // No path of a page ends with a slash.
    on(hrefsOf(page, '[rel="canonical"]')).toEqual(isNot ? [] : [absolute(page.path)]);
    if (built.isErrorPage(page))
      on(select(page.root, '[type="application/ld+json"], [rel="alternate"][hreflang]')).toEqual(
        [],
      );
  },

  'names its icons, manifest, feed and theme colors': (page, on) => {
    for (const rel of ['icon"][type="image/svg+xml', 'apple-touch-icon', 'manifest'])
      on(hrefsOf(page, `[rel="${rel}"]`), rel).toHaveLength(1);
    const { prefix } = page.translation;
    on(hrefsOf(page, '[type="application/rss+xml"]')).toEqual([at(`${prefix}/rss.xml`)]);
    const schemes = attributesOf(page.root, 'meta[name="theme-color"]', 'media');
    on(schemes).toEqual(['light', 'dark'].map((name) => `(prefers-color-scheme: ${name})`));
  },
});

/** What a page has in common with its translations: the id of its text, or its path. */
const keyOf = memoize(({ path, firstPath, translation }: Page): string => {
  const texts = [...articlesIn(translation), ...translation.textPages];
  return texts.find((one) => one.path === path)?.id ?? firstPath;
});

/** A page and its translations, in the order of the languages. */
const inLanguages = (page: Page) =>
  translations.flatMap((translation) =>
    findable.filter((one) => one.translation === translation && keyOf(one) === keyOf(page)),
  );

/** The values of two attributes of each element, as pairs. */
const pairsIn = (root: Parameters<typeof select>[0], selector: string, names: [string, string]) =>
  select(root, selector).map((element) => names.map((name) => attribute(element, name)));

/** A node of a page's schema.org graph. */
type Node = { '@id'?: string; '@type'?: string; [field: string]: unknown };

const graphsOf = ({ root }: Page) =>
  select(root, 'script[type="application/ld+json"]').map(
    (data) => JSON.parse(textOf(data)) as { '@context': string; '@graph': Node[] },
  );

/** Every object in a value. */
const nodesIn = (value: unknown): Node[] =>
  value instanceof Object ? [value as Node, ...Object.values(value).flatMap(nodesIn)] : [];

const KNOWN_IDS = nodesIn(findable.map(graphsOf)).flatMap((node) =>
  node['@type'] && node['@id'] ? node['@id'] : [],
);

/** What the first node of a page's graph says. */
function factsOf(page: Page): object {
  const { site: texts, language: inLanguage } = page.translation;
  const { name, email, phone: telephone } = site;
  if (page.firstPath === '/')
    return {
      ...{ '@type': 'ProfessionalService', name, email, telephone },
      description: texts.description,
    };
  if (isArticle(page))
    return {
      ...{ '@type': 'BlogPosting', inLanguage, headline: textOf(selectOne(page.root, 'h1')) },
      ...{ description: descriptionOf(page), image: metaOf(page, 'og:image') },
      datePublished: metaOf(page, 'article:published_time'),
      author: { name: metaOf(page, 'author') },
    };
  return {
    '@type': page.firstPath.startsWith('/blog') ? 'CollectionPage' : 'WebPage',
    name: titleOf(page),
  };
}

testPages(
  pages.filter((page) => !isHidden(page)),
  {
    'has a title and a description of its own': (page, on) => {
      for (const read of [titleOf, descriptionOf]) {
        on(read(page)).not.toBe('');
        on(pages.filter((other) => read(other) === read(page))).toHaveLength(1);
      }
    },

    'names its translations and the default, and links to every language': (page, on) => {
      const versions = inLanguages(page);
      const named = pairsIn(page.root, 'link[hreflang]', ['hreflang', 'href']);
      const expected = versions.map((one) => [one.translation.language, absolute(one.path)]);
      on(named).toEqual(versions.length > 1 ? [...expected, ['x-default', expected[0]?.[1]]] : []);
      const others = translations.filter((one) => one !== page.translation);
      const links = others.map(({ language, prefix, home }) => {
        const instead = page.firstPath.startsWith('/blog') ? `${prefix}/blog` : home;
        const translated = versions.find((one) => one.translation.language === language);
        return [language, at(translated?.path ?? instead)];
      });
      for (const nav of select(page.root, 'header nav, #menu nav'))
        on(pairsIn(nav, 'a[hreflang]', ['lang', 'href'])).toEqual(links);
    },

    'is shared with its title, description, address, kind and a light picture': async (
      page,
      on,
    ) => {
      const names = ['title', 'description', 'url', 'type', 'site_name'];
      const kind = isArticle(page) ? 'article' : 'website';
      const own = [titleOf(page), descriptionOf(page), absolute(page.path), kind, site.name];
      on(names.map((name) => metaOf(page, `og:${name}`))).toEqual(own);
      const { language } = page.translation;
      on(metaOf(page, 'og:locale') || 'en_US').toBe(openGraphLocale(language));
      on(metaOf(page, 'twitter:card')).toBe('summary_large_image');
      on(metaOf(page, 'og:image:alt')).not.toBe('');
      const sides = ['width', 'height'].map((side) => Number(metaOf(page, `og:image:${side}`)));
      const picture = readFileSync(join(built.DIST, fileOf(metaOf(page, 'og:image'))));
      const { width, height, format } = await sharp(picture).metadata();
      on(format).toBeOneOf(['png', 'jpeg']);
      on([width, height, ...sides]).toEqual([1200, 630, 1200, 630]);
      on(picture.length).toBeLessThan(MAX_PICTURE_SIZE);
    },

    'has structured data with its facts, whose references and addresses exist': (page, on) => {
      const graphs = graphsOf(page);
      on(graphs.map((one) => one['@context'])).toEqual(['https://schema.org']);
      const [first, ...others] = graphs[0]?.['@graph'] ?? [];
      on(first).toMatchObject({ url: absolute(page.path), ...factsOf(page) });
      const services = others.filter((node) => node['@type'] === 'Service');
      const expected = page.firstPath === '/' ? page.translation.services : [];
      on(services.map(({ name }) => name)).toEqual(expected.map(({ title }) => title));
      for (const node of nodesIn([first, others])) {
        on(node.inLanguage ?? page.translation.language).toBe(page.translation.language);
        on(Object.keys(node).join(), 'reviews').not.toMatch(/review|rating/i);
        // A node with nothing but an id refers to another node of the site.
        if (Object.keys(node).join() === '@id') on(KNOWN_IDS, 'refers to').toContain(node['@id']);
        for (const address of [node.url, node.image, node.logo])
          if (typeof address === 'string')
            on(linkProblem(address, page.file, built.builtSite), address).toBeUndefined();
        const steps = nodesIn(node.itemListElement);
        const top = steps.flatMap(({ position, item }) => (position === 1 ? item : []));
        if (steps.length > 0) on(top).toEqual([{ '@id': absolute(page.translation.home) }]);
      }
    },
  },
);

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The newest date that a page shows of an article: the article's own, or that of its newest card. */
function newestDate(page: Page): string | undefined {
  const place = selectOne(page.root, isArticle(page) ? 'main header' : 'main');
  return attributesOf(place, 'time', 'datetime').toSorted().at(-1);
}

test('the sitemap has every indexable page, with its date and its translations', () => {
  const entries = all(readText('sitemap.xml'), /<url>(.*?)<\/url>/gs).map((entry) => ({
    address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
    date: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    alternates: all(entry, /<xhtml:link rel="alternate" hreflang="\S+" href="(.*?)"\/>/g),
  }));
  const expected = findable.map((page) => ({
    address: absolute(page.path),
    date: newestDate(page),
    alternates: hrefsOf(page, '[hreflang]'),
  }));
  const sorted = (list: typeof entries) =>
    list.toSorted((a, b) => a.address.localeCompare(b.address));
  expect(sorted(entries)).toEqual(sorted(expected));
});

test('robots.txt allows everything and names the sitemap', () => {
  const lines = ['User-agent: *', 'Disallow:', `Sitemap: ${absolute('/sitemap.xml')}`];
  expect(readText('robots.txt').trim().split(/\n+/)).toEqual(lines);
});

describe.each(built.ownTranslations)('$language', (translation) => {
  test('llms.txt has a summary and links to every page and service', () => {
    const { prefix, home, services } = translation;
    const text = readText(`${prefix}/llms.txt`.slice(1));
    expect(text).toMatch(new RegExp(`^# ${RegExp.escape(site.name)}\n\n> .`));
    const own = findable.filter((one) => one.translation === translation);
    const paths = [
      ...own.map(({ path }) => path),
      ...services.map(({ id }) => `${home}#service-${id}`),
    ];
    expect(all(text, /\]\((\S+?)\)/g).toSorted()).toEqual(paths.map(absolute).toSorted());
  });
});
