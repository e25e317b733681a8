/** The files for search engines, feed readers, language models and people with questions. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { absoluteUrl } from '#formatting/site-path.ts';
import { readTypeface } from '#styles/typefaces.ts';
import { articlesIn } from '../support/articles.ts';
import {
  at,
  files,
  isArticle,
  isHidden,
  type Page,
  page,
  pages,
  readText,
} from '../support/built-site.ts';
import { site, translations } from '../support/content.ts';
import { attribute, attributesOf, parseHtml, select, selectOne, textOf } from '../support/html.ts';

/** Feeds hold the newest articles only. */
const FEED_SIZE = 20;
const DAY = 86_400_000;

const findable = pages.filter((one) => !isHidden(one));
const absolute = (path: string) => absoluteUrl(path, site.url);
const addressOf = ({ path }: Page) => absolute(path);
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Whether an absolute address of this site leads to a file. */
function isBuilt(address: string): boolean {
  const path = new URL(address).pathname.slice(at('/').length) || 'index.html';
  return files.has(path) || files.has(`${path}.html`);
}

/** The newest date that a page shows of an article: the article's own, or that of its newest card. */
function newestDate(one: Page): string | undefined {
  const [shown] = select(one.root, 'main');
  const place = isArticle(one) && shown ? selectOne(shown, 'header') : shown;
  return place && attributesOf(place, 'time', 'datetime').toSorted().at(-1);
}

test('the sitemap has every page that may be found, with its date and its translations', () => {
  const entries = all(readText('sitemap.xml'), /<url>(.*?)<\/url>/gs).map((entry) => ({
    address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
    date: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    translations: all(entry, /<xhtml:link rel="alternate" (.*?)\/>/g),
  }));
  const expected = findable.map((one) => ({
    address: addressOf(one),
    date: newestDate(one),
    translations: select(one.root, 'link[hreflang]').map(
      (link) => `hreflang="${attribute(link, 'hreflang')}" href="${attribute(link, 'href')}"`,
    ),
  }));
  expect(entries).toHaveLength(expected.length);
  expect(entries).toEqual(expect.arrayContaining(expected));
});

test('robots.txt allows everything and names the sitemap', () => {
  expect(readText('robots.txt').trim().split(/\n+/)).toEqual([
    'User-agent: *',
    'Disallow:',
    `Sitemap: ${absolute('/sitemap.xml')}`,
  ]);
});

test('security.txt has a contact, and expires within the next year', () => {
  const text = readText('.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${site.email}\n`);
  expect(text).toContain(`Canonical: ${absolute('/.well-known/security.txt')}\n`);
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / DAY;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThanOrEqual(366);
});

test('the licence of every typeface is published with it', () => {
  for (const role of ['display', 'text'] as const)
    expect(readText('fonts.txt')).toContain(readFileSync(readTypeface(role).licence, 'utf8'));
});

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of the first element of that name in some XML. */
function xmlText(xml: string, name: string): string {
  const text = new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(xml)?.[1] ?? '';
  return text.replace(/&(\w+);/g, (_, word) => ENTITIES[word] ?? '&');
}

describe.each(translations)('$language', (translation) => {
  const { language, prefix, home, services } = translation;
  const articles = articlesIn(translation);
  const own = findable.filter((one) => one.translation === translation);
  const fileAt = (name: string) => `${prefix}/${name}`.slice(1);

  test('llms.txt has a summary and links to every page, service and article', () => {
    const text = readText(fileAt('llms.txt'));
    expect(text).toMatch(new RegExp(`^# ${site.name}\n\n> .`));
    const expected = [
      ...own.map(addressOf),
      ...services.map(({ id }) => absolute(`${home}#service-${id}`)),
    ];
    expect(all(text, /\]\((\S+?)\)/g).toSorted()).toEqual(expected.toSorted());
  });

  const newest = articles.slice(0, FEED_SIZE);
  const rss = readText(fileAt('rss.xml'));
  const rssItems = all(rss, /<item>(.*?)<\/item>/gs);

  test('rss.xml is XML with its own address and the facts of the newest articles', () => {
    expect(rss).not.toMatch(/&(?!(lt|gt|quot|apos|amp);)/);
    expect(rss).toContain(`<atom:link href="${absolute(`${prefix}/rss.xml`)}" rel="self"`);
    expect(rss).toContain(`<language>${language}</language>`);
    const fields = ['link', 'title', 'description', 'pubDate', 'dc:creator', 'category'];
    expect(rssItems.map((item) => fields.map((name) => xmlText(item, name)))).toEqual(
      newest.map(({ path, title, excerpt, isoDate, author, category }) => {
        const day = new Date(isoDate).toUTCString();
        return [absolute(path), title, excerpt, day, author.name, category];
      }),
    );
  });

  const items = newest.map(({ path }, index) => ({
    path,
    html: xmlText(rssItems[index] ?? '', 'content:encoded'),
  }));

  test.each(items)('rss.xml holds $path in full, safe to show elsewhere', ({ path, html }) => {
    expect(html).not.toMatch(/<(script|style|iframe|form|input|button)/i);
    expect(html).not.toMatch(/\s(class|id|style|on\w+|tabindex|role)=/i);
    const addresses = all(html, /(?:href|src)="([^"]*)"/g);
    expect(addresses.filter((one) => !/^(https|mailto):/.test(one))).toEqual([]);
    const ours = addresses.filter((one) => one.startsWith(`${site.url}/`));
    expect(ours.filter((one) => !isBuilt(one))).toEqual([]);

    const withoutSpaces = (text: string) => text.replace(/\s+/g, '');
    const inFeed = withoutSpaces(textOf(parseHtml(html)));
    // Copies of notes are for the eye.
    const paragraphs = select(selectOne(page(path).root, '.prose'), 'p').map((part) =>
      select(part, '.side-note').reduce((text, one) => text.replace(textOf(one), ''), textOf(part)),
    );
    expect(paragraphs.length).toBeGreaterThan(0);
    expect(paragraphs.filter((text) => !inFeed.includes(withoutSpaces(text)))).toEqual([]);
  });
});
