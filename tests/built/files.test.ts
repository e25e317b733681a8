/** Files other than pages, such as the sitemap and feeds, and files that must not exist. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FEED_SIZE } from '#data/articles/article-schema.ts';
import { readTypeface } from '#styles/typefaces.ts';
import {
  files,
  getFile,
  getPage,
  indexablePages,
  isArticle,
  ownTranslations,
  type Page,
  readText,
  toAbsolute,
  toHref,
} from '../support/built-site.ts';
import { site } from '../support/content.ts';
import { getAttributes, getTextLine, parseHtml, select, selectOne } from '../support/html.ts';

const DAY_MS = 86_400_000;

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The date of the article on a page; on other pages, the newest date in the main part. */
function newestDate(page: Page): string | undefined {
  const place = selectOne(page.root, isArticle(page) ? 'main header' : 'main');
  const dates = getAttributes(place, 'time', 'datetime');
  return dates.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
}

test('the sitemap has every indexable page with its date and its translations', () => {
  const entries = all(readText('sitemap.xml'), /<url>(.*?)<\/url>/gs).map((entry) => ({
    url: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
    date: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    alternates: all(entry, /<xhtml:link rel="alternate" hreflang="\S+" href="(.*?)"\/>/g),
  }));
  const expected = indexablePages.map((page) => ({
    url: toAbsolute(page.path),
    date: newestDate(page),
    alternates: getAttributes(page.root, 'link[hreflang]', 'href'),
  }));
  const sorted = (list: typeof entries) => list.toSorted((a, b) => a.url.localeCompare(b.url));
  expect(sorted(entries)).toEqual(sorted(expected));
});

test('robots.txt allows everything and names the sitemap', () => {
  const lines = ['User-agent: *', 'Disallow:', `Sitemap: ${toAbsolute('/sitemap.xml')}`];
  expect(readText('robots.txt').trim().split(/\n+/)).toEqual(lines);
});

test('security.txt is complete and expires within a year', () => {
  const text = readText('.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${site.email}\n`);
  expect(text).toContain(`Preferred-Languages: ${site.languages.join(', ')}\n`);
  expect(text).toContain(`Canonical: ${toAbsolute('/.well-known/security.txt')}\n`);
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThanOrEqual(366);
});

test('the licenses of the typefaces are published', () => {
  for (const role of ['display', 'text', 'code'] as const)
    expect(readText('fonts.txt')).toContain(readFileSync(readTypeface(role).license, 'utf8'));
});

test('the manifest leads to the site and has icons that exist', () => {
  const { start_url, icons } = JSON.parse(readText('manifest.webmanifest'));
  expect(start_url).toBe(toHref('/'));
  const sources: string[] = icons.map(({ src }: { src: string }) => new URL(src, site.url).href);
  expect(sources.filter((source) => !files.has(getFile(source)))).toEqual([]);
});

test('there are no source maps, source files or hidden files, except in .well-known', () => {
  const source = /\.(map|ts|tsx|ya?ml|md)$|(^|\/)\.(?!well-known\/)/;
  expect([...files].filter((file) => source.test(file))).toEqual([]);
});

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of the first element with this name in an XML text. */
function xmlText(xml: string, name: string): string {
  const text = new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(xml)?.[1] ?? '';
  return text.replace(/&(\w+);/g, (_, word) => ENTITIES[word] ?? '&');
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

describe.each(ownTranslations)('$language', (translation) => {
  const { language, prefix, articles } = translation;
  const newest = articles.slice(0, FEED_SIZE);
  const read = (name: string) => readText(`${prefix}/${name}`.slice(1));
  const hasFeed = articles.length > 0;
  const rss = hasFeed ? read('rss.xml') : '';
  const rssItems = all(rss, /<item>(.*?)<\/item>/gs);

  test.runIf(hasFeed)('rss.xml has the facts of the newest articles, escaped', () => {
    expect(rss).not.toMatch(/&(?!(lt|gt|quot|apos|amp);)/);
    expect(rss).toContain(`<atom:link href="${toAbsolute(`${prefix}/rss.xml`)}" rel="self"`);
    expect(rss).toContain(`<language>${language}</language>`);
    const fields = ['link', 'title', 'description', 'pubDate', 'dc:creator', 'category'];
    expect(rssItems.map((item) => fields.map((name) => xmlText(item, name)))).toEqual(
      newest.map(({ path, title, excerpt, isoDate, author, category }) => {
        const day = new Date(isoDate).toUTCString();
        return [toAbsolute(path), title, excerpt, day, author.name, category];
      }),
    );
  });

  test('rss.xml contains the paragraphs of articles', () => {
    for (const [index, { path }] of newest.entries()) {
      // Only the page has MathML, components in src/own/, and footnotes repeated beside the text.
      const ofText = ':is(.prose > p, .prose > :is(blockquote, ol, ul, .footnotes) p)';
      const paragraphs = select(getPage(path).root, `${ofText}:not(:has(.side-note, math))`);
      const html = xmlText(rssItems[index] ?? '', 'content:encoded');
      expect(html, path).not.toBe('');
      const inFeed = withoutSpaces(getTextLine(parseHtml(html)));
      const missing = paragraphs.filter(
        (part) => !inFeed.includes(withoutSpaces(getTextLine(part))),
      );
      expect(
        missing.map((part) => getTextLine(part)),
        path,
      ).toEqual([]);
    }
  });

  test('llms.txt has a summary and links to every indexable page and service', () => {
    const { home, services, servicePages } = translation;
    const text = read('llms.txt');
    expect(text).toMatch(new RegExp(`^# ${RegExp.escape(site.name)}\n\n> .`));
    const own = indexablePages.filter((page) => page.translation === translation);
    const dialogs = services.filter(({ id }) => servicePages.every((page) => page.id !== id));
    const hasDialogs = translation.sections.includes('services');
    const paths = [
      ...own.map(({ path }) => path),
      ...dialogs.map(({ id }) => (hasDialogs ? `${home}#service-${id}` : home)),
    ];
    expect(all(text, /\]\((\S+?)\)/g).toSorted()).toEqual(paths.map(toAbsolute).toSorted());
  });
});
