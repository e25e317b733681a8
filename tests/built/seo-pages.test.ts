/** What each page says about itself to search engines, shared links and language models. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { absoluteUrl } from '#formatting/site-path.ts';
import { articles, articlesIn } from '../support/articles.ts';
import {
  at,
  eachPage,
  files,
  isArticle,
  isErrorPage,
  isHidden,
  type Page,
  page as pageAt,
  pages,
  plainSize,
} from '../support/built-site.ts';
import { site, translations } from '../support/content.ts';
import { attribute, attributesOf, select, selectOne, textOf } from '../support/html.ts';

const LARGEST_IMAGE = 300 * 1024;

const findable = pages.filter((page) => !isHidden(page));
const absolute = (path: string) => absoluteUrl(path, site.url);
const fileOf = (address: unknown) => new URL(String(address)).pathname.slice(at('/').length);

const titleOf = ({ root }: Page) => textOf(selectOne(selectOne(root, 'head'), 'title'));
const linksOf = ({ root }: Page, selector: string) => attributesOf(root, `link${selector}`, 'href');

/** The contents of `<meta name="…">` or `<meta property="…">`, joined where there are several. */
function metaOf({ root }: Page, name: string): string {
  const kind = /^(og|article):/.test(name) ? 'property' : 'name';
  return attributesOf(root, `meta[${kind}="${name}"]`, 'content').join(' and ');
}

const descriptionOf = (page: Page) => metaOf(page, 'description');

describe.each(eachPage())('%s', (_, page) => {
  test.each([
    ['title', titleOf],
    ['description', descriptionOf],
  ])('has a %s of its own', (_, read) => {
    expect(read(page)).not.toBe('');
    const same = pages.filter((other) => read(other) === read(page));
    expect(same.map(({ path }) => path)).toEqual([page.path]);
  });

  test('says whether and at which address it may be found', () => {
    const isNot = isHidden(page);
    expect(metaOf(page, 'robots')).toBe(isNot ? 'noindex' : 'max-image-preview:large');
    // None ends with a slash: paths of pages do not.
    expect(linksOf(page, '[rel="canonical"]')).toEqual(isNot ? [] : [absolute(page.path)]);
  });

  test('names its icons, manifest, feed and theme colors', () => {
    const { prefix } = page.translation;
    expect(linksOf(page, '[rel="icon"][type="image/svg+xml"]')).toHaveLength(1);
    expect(linksOf(page, '[rel="apple-touch-icon"]')).toHaveLength(1);
    expect(linksOf(page, '[rel="manifest"]')).toHaveLength(1);
    expect(linksOf(page, '[type="application/rss+xml"]')).toEqual([at(`${prefix}/rss.xml`)]);
    const schemes = attributesOf(page.root, 'meta[name="theme-color"]', 'media');
    expect(schemes).toEqual(['light', 'dark'].map((name) => `(prefers-color-scheme: ${name})`));
  });
});

/** The languages and addresses that a page says it is in. */
const alternatesOf = ({ root }: Page) =>
  select(root, 'link[hreflang]').map((link) => ({
    language: attribute(link, 'hreflang') ?? '',
    address: attribute(link, 'href') ?? '',
  }));

describe.each(eachPage(findable))('%s, translated', (_, page) => {
  const alternates = alternatesOf(page);
  const others = alternates.filter(({ language }) => language !== 'x-default');

  test('names itself and its translations, which name it and the same default', () => {
    if (alternates.length === 0) return;
    const { language } = page.translation;
    expect(others).toContainEqual({ language, address: absolute(page.path) });
    expect(alternates.at(-1)).toEqual({ language: 'x-default', address: others[0]?.address });
    for (const other of others) {
      const its = findable.find(({ path }) => absolute(path) === other.address);
      expect(its?.translation.language).toBe(other.language);
      expect(its && alternatesOf(its)).toEqual(alternates);
    }
  });

  test('leads to each other language: to its translation, to articles or home', () => {
    const languages = site.languages.filter((one) => one !== page.translation.language);
    for (const nav of select(page.root, 'header nav')) {
      const links = select(nav, 'a[hreflang]');
      expect(links.map((link) => attribute(link, 'lang'))).toEqual(languages);
      for (const link of links) {
        const language = attribute(link, 'hreflang');
        const translated = others.find((other) => other.language === language)?.address;
        const { prefix = '', home = '' } =
          translations.find((one) => one.language === language) ?? {};
        const instead = page.firstPath.startsWith('/blog') ? `${prefix}/blog` : home;
        const expected = translated?.slice(site.url.length) || instead;
        expect(attribute(link, 'href')).toBe(at(expected));
      }
    }
  });
});

describe.each(eachPage(findable))('%s, shared', (_, page) => {
  test('is shown with its title, description, address and kind', () => {
    const names = [
      'title',
      'description',
      'url',
      'type',
      'site_name',
      'image:width',
      'image:height',
    ];
    const kind = isArticle(page) ? 'article' : 'website';
    const own = [titleOf(page), descriptionOf(page), absolute(page.path), kind, site.name];
    expect(names.map((name) => metaOf(page, `og:${name}`))).toEqual([...own, '1200', '630']);
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
  });

  test('is shown with a picture of 1200 × 630 px, below 300 KB', async () => {
    const file = fileOf(metaOf(page, 'og:image'));
    const { width, height, format } = await sharp(`dist/${file}`).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    expect(plainSize(file)).toBeLessThan(LARGEST_IMAGE);
    expect(metaOf(page, 'og:image:alt')).not.toBe('');
  });
});

describe.each(eachPage(findable.filter(isArticle)))('%s, an article', (_, page) => {
  const head = selectOne(selectOne(page.root, 'main'), 'header');

  test('states its date, author, read time and category for machines', () => {
    const [date] = attributesOf(head, 'time', 'datetime');
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(metaOf(page, 'article:published_time')).toBe(date);
    expect(metaOf(page, 'author')).not.toBe('');
    expect(textOf(head)).toContain(metaOf(page, 'author'));
    const { category = '', readTime = '' } =
      articlesIn(page.translation).find(({ path }) => page.path === path) ?? {};
    expect(readTime && textOf(head)).toContain(readTime);
    expect(attributesOf(head, 'a[rel="tag"]', 'href')).toEqual([
      at(page.translation.categoryPath(category)),
    ]);
  });

  test('leads to other articles and to its own headings', () => {
    const related = attributesOf(page.root, '.article-grid a', 'href');
    expect(related.length > 0).toBe(articlesIn(page.translation).length > 1);
    expect(related).not.toContain(at(page.path));
    const headings = select(selectOne(page.root, '.prose'), 'h2').filter(
      (heading) => attribute(heading, 'id') !== 'footnote-label',
    );
    for (const heading of headings) expect(select(heading, 'a'), textOf(heading)).not.toEqual([]);
  });
});

/** Those whose cover is drawn by the build. */
const drawn = articles.filter(({ id }) => files.has(`covers/${id}.svg`));

test.each(drawn)('$path is shown with the middle of its cover', async ({ id, path }) => {
  const cover = sharp(await sharp(`dist/covers/${id}.svg`).resize({ height: 630 }).toBuffer());
  const picture = sharp(`dist/${fileOf(metaOf(pageAt(path), 'og:image'))}`);
  const middle = { left: 252, top: 0, width: 504, height: 630 };
  const [drawn, shown] = await Promise.all([
    cover.extract(middle).removeAlpha().raw().toBuffer(),
    picture
      .extract({ ...middle, left: 696 })
      .raw()
      .toBuffer(),
  ]);
  const differences = shown.map((value, index) => Math.abs(value - (drawn[index] ?? 0)));
  // Edges are drawn a little differently at another size.
  expect(differences.filter((one) => one > 64).length / shown.length).toBeLessThan(0.01);
});

/** A node of a page's schema.org graph. */
type Node = { '@id'?: string; '@type'?: string; item?: Node; [field: string]: unknown };

/** What search engines require of each type; schema-dts checks that schema.org knows the names. */
const REQUIRED: Readonly<Record<string, string>> = {
  BlogPosting: 'url headline',
  BreadcrumbList: 'itemListElement',
  CollectionPage: `url name description isPartOf breadcrumb${articles.length > 0 ? ' hasPart' : ''}`,
  ListItem: 'position name',
  Organization: 'name url logo',
  Person: 'name jobTitle worksFor',
  PostalAddress: 'addressLocality addressCountry',
  ProfessionalService: 'name description url logo image email telephone address',
  Service: 'url name description provider',
  WebPage: 'url name isPartOf',
  WebSite: 'name url inLanguage publisher',
};

/** The types of the nodes at the top of a page's graph, in their order. */
function expectedTypes(page: Page): string[] {
  const { firstPath, translation } = page;
  const services = translation.services.map(() => 'Service');
  if (firstPath === '/') return ['ProfessionalService', 'WebSite', 'WebPage', ...services];
  if (isArticle(page)) return ['BlogPosting', 'Organization', 'BreadcrumbList'];
  return [firstPath.startsWith('/blog') ? 'CollectionPage' : 'WebPage', 'BreadcrumbList'];
}

const graphsOf = ({ root }: Page) =>
  select(root, 'script[type="application/ld+json"]').map(
    (data) => JSON.parse(textOf(data)) as { '@context': string; '@graph': Node[] },
  );

/** Every object in a value. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? below : [value as Node, ...below];
}

const typedNodes = nodesIn(findable.map(graphsOf)).filter((node) => '@type' in node);
const knownIds = new Set(typedNodes.map((node) => node['@id']));

test('error pages have no structured data', () => {
  expect(pages.filter(isErrorPage).flatMap(graphsOf)).toEqual([]);
});

describe.each(eachPage(findable))('the graph of %s', (_, page) => {
  const graph = graphsOf(page)[0]?.['@graph'] ?? [];
  const nodes = nodesIn(graph);
  const ofType = (type: string) => nodes.filter((node) => node['@type'] === type);

  test('is one, with the nodes that its kind of page needs', () => {
    expect(graphsOf(page).map((one) => one['@context'])).toEqual(['https://schema.org']);
    expect(graph.map((node) => node['@type'])).toEqual(expectedTypes(page));
  });

  test('has every field that search engines ask for, and no reviews', () => {
    for (const { '@type': type, ...node } of nodes) {
      if (!type) continue;
      const fields = REQUIRED[type]?.split(' ') ?? [];
      expect(fields, type).not.toEqual([]);
      for (const field of fields) expect(node[field] || [], `${type}.${field}`).not.toEqual([]);
      expect(`${type} ${Object.keys(node)}`).not.toMatch(/review|rating/i);
    }
  });

  test('refers only to nodes of the site, and to pictures that are there', () => {
    const references = nodes.filter((node) => Object.keys(node).join() === '@id');
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((node) => !knownIds.has(node['@id']))).toEqual([]);
    const pictures = nodes.flatMap(({ image, logo }) => [image, logo]).filter(Boolean);
    expect(pictures.filter((address) => !files.has(fileOf(address)))).toEqual([]);
  });

  test('leads in its breadcrumb from home to the page', () => {
    for (const { itemListElement } of ofType('BreadcrumbList')) {
      const steps = itemListElement as Node[];
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(steps[0]?.item).toEqual({ '@id': absolute(page.translation.home) });
      expect(steps.at(-1)?.item).toBeUndefined();
    }
  });

  test('says of an article or the agency what the page says', () => {
    for (const article of isArticle(page) ? ofType('BlogPosting') : [])
      expect(article).toMatchObject({
        url: absolute(page.path),
        headline: textOf(selectOne(page.root, 'h1')),
        description: descriptionOf(page),
        datePublished: metaOf(page, 'article:published_time'),
        author: { name: metaOf(page, 'author') },
        image: metaOf(page, 'og:image'),
        publisher: { '@id': absolute('/#agency') },
      });
    for (const { address } of ofType('ProfessionalService'))
      expect(address).toMatchObject({ addressCountry: site.address.countryCode });
  });
});
