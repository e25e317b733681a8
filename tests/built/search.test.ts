/** Metadata for search engines and link previews. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { memoize } from '#data/reading/memoize.ts';
import { openGraphLocale } from '#languages/dictionaries.ts';
import * as built from '../support/built-site.ts';
import {
  absolute,
  allPages,
  at,
  findable,
  getFile,
  getMeta,
  isArticle,
  isHidden,
  type Page,
  pages,
  testPages,
} from '../support/built-site.ts';
import { site, textsIn, translations } from '../support/content.ts';
import { attribute, getAttributes, getText, select, selectOne } from '../support/html.ts';

/** In bytes: WhatsApp does not show larger images. */
const MAX_PICTURE_SIZE = 300 * 1024;

const getHrefs = ({ root }: Page, selector: string) =>
  getAttributes(root, `link${selector}`, 'href');
const getTitle = memoize(({ root }: Page) => getText(selectOne(root, 'head > title')));

const getDescription = memoize((page: Page) => getMeta(page, 'description'));

testPages(allPages, {
  'states whether it may be indexed, and at which address': (page, on) => {
    const isNot = isHidden(page);
    on(getMeta(page, 'robots')).toBe(isNot ? 'noindex' : 'max-image-preview:large');
    // Only the path `/` ends with a slash.
    on(getHrefs(page, '[rel="canonical"]')).toEqual(isNot ? [] : [absolute(page.path)]);
    if (built.isErrorPage(page))
      on(select(page.root, '[type="application/ld+json"], [rel="alternate"][hreflang]')).toEqual(
        [],
      );
  },

  'names its icons, manifest, feed and theme colors': (page, on) => {
    for (const rel of ['icon"][type="image/svg+xml', 'apple-touch-icon', 'manifest'])
      on(getHrefs(page, `[rel="${rel}"]`), rel).toHaveLength(1);
    const { prefix, articles } = page.translation;
    const feeds = articles.slice(0, 1).map(() => at(`${prefix}/rss.xml`));
    on(getHrefs(page, '[type="application/rss+xml"]')).toEqual(feeds);
    const schemes = getAttributes(page.root, 'meta[name="theme-color"]', 'media');
    on(schemes).toEqual(['light', 'dark'].map((name) => `(prefers-color-scheme: ${name})`));
  },
});

/** What a page has in common with its translations: the id of its text, or its path. */
const getKey = memoize(({ path, firstPath, translation }: Page): string => {
  return textsIn(translation).find((one) => one.path === path)?.key ?? firstPath;
});

/** A page and its translations, in the order of the languages. */
const inLanguages = (page: Page) =>
  translations.flatMap((translation) =>
    findable.filter((one) => one.translation === translation && getKey(one) === getKey(page)),
  );

/** The values of two attributes of each element, as pairs. */
const pairsIn = (root: Parameters<typeof select>[0], selector: string, names: [string, string]) =>
  select(root, selector).map((element) => names.map((name) => attribute(element, name)));

const ownPages = pages.filter((page) => !isHidden(page));

testPages(ownPages, {
  'has a title and a description of its own': (page, on) => {
    for (const read of [getTitle, getDescription]) {
      on(read(page)).not.toBe('');
      on(pages.filter((other) => read(other) === read(page))).toHaveLength(1);
    }
  },

  'names its translations and the default one, and links to every language': (page, on) => {
    const versions = inLanguages(page);
    const named = pairsIn(page.root, 'link[hreflang]', ['hreflang', 'href']);
    const expected = versions.map((one) => [one.translation.language, absolute(one.path)]);
    on(named).toEqual(versions.length > 1 ? [...expected, ['x-default', expected[0]?.[1]]] : []);
    const others = translations.filter((one) => one !== page.translation);
    const links = others.map(({ language, getPath, home }) => {
      // Without a translation: the list of such pages, or the home page.
      const [list = ''] = /^\/(blog|work|services)(?=\/|$)/.exec(page.firstPath) ?? [];
      const hasList = list && allPages.some((one) => one.path === getPath(list));
      const instead = hasList ? getPath(list) : home;
      const translated = versions.find((one) => one.translation.language === language);
      return [language, at(translated?.path ?? instead)];
    });
    for (const nav of select(page.root, 'header nav, #site-menu nav'))
      on(pairsIn(nav, 'a[hreflang]', ['lang', 'href'])).toEqual(links);
  },

  'has a link preview: title, description, address, kind and a light image': async (page, on) => {
    const names = ['title', 'description', 'url', 'type', 'site_name'];
    const kind = isArticle(page) ? 'article' : 'website';
    const own = [getTitle(page), getDescription(page), absolute(page.path), kind, site.name];
    on(names.map((name) => getMeta(page, `og:${name}`))).toEqual(own);
    const { language } = page.translation;
    on(getMeta(page, 'og:locale') || 'en_US').toBe(openGraphLocale(language));
    on(getMeta(page, 'twitter:card')).toBe('summary_large_image');
    on(getMeta(page, 'og:image:alt')).not.toBe('');
    const sides = ['width', 'height'].map((side) => Number(getMeta(page, `og:image:${side}`)));
    const picture = readFileSync(join(built.DIST, getFile(getMeta(page, 'og:image'))));
    const { width, height, format } = await sharp(picture).metadata();
    on(format).toBeOneOf(['png', 'jpeg']);
    on([width, height, ...sides]).toEqual([1200, 630, 1200, 630]);
    on(picture.length).toBeLessThan(MAX_PICTURE_SIZE);
  },
});
