/** The files other than pages: feeds, manifest, fonts, and files that must not exist. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readTypeface } from '#styles/typefaces.ts';
import { articlesIn } from '../support/articles.ts';
import {
  absolute,
  at,
  fileOf,
  files,
  ownTranslations,
  page,
  readText,
} from '../support/built-site.ts';
import { site } from '../support/content.ts';
import { parseHtml, select, selectOne, textOf } from '../support/html.ts';

/** Feeds contain only the newest articles. */
const FEED_SIZE = 20;
const DAY = 86_400_000;

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Whether an absolute address of this site leads to a file. */
const isBuilt = (address: string) =>
  files.has(fileOf(address)) || files.has(`${fileOf(address)}.html`);

test('security.txt has a contact and the languages, and expires within the next year', () => {
  const text = readText('.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${site.email}\n`);
  expect(text).toContain(`Preferred-Languages: ${site.languages.join(', ')}\n`);
  expect(text).toContain(`Canonical: ${absolute('/.well-known/security.txt')}\n`);
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / DAY;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThanOrEqual(366);
});

test('the license of every typeface is published with it', () => {
  for (const role of ['display', 'text'] as const)
    expect(readText('fonts.txt')).toContain(readFileSync(readTypeface(role).license, 'utf8'));
});

test('the manifest leads to the site and has icons that exist', () => {
  const { start_url, icons } = JSON.parse(readText('manifest.webmanifest'));
  expect(start_url).toBe(at('/'));
  const sources: string[] = icons.map(({ src }: { src: string }) => new URL(src, site.url).href);
  expect(sources.filter((one) => !isBuilt(one))).toEqual([]);
});

test('there are no source maps, hidden files or drafts', () => {
  const source = /\.(map|ts|tsx|ya?ml|md)$|(^|\/)\.(?!well-known\/)/;
  expect([...files].filter((file) => source.test(file))).toEqual([]);
});

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of the first element of that name in some XML. */
function xmlText(xml: string, name: string): string {
  const text = new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(xml)?.[1] ?? '';
  return text.replace(/&(\w+);/g, (_, word) => ENTITIES[word] ?? '&');
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

describe.each(ownTranslations)('$language', (translation) => {
  const { language, prefix } = translation;
  const articles = articlesIn(translation);
  const newest = articles.slice(0, FEED_SIZE);
  const read = (name: string) => readText(`${prefix}/${name}`.slice(1));
  const rss = read('rss.xml');
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

  test('rss.xml contains whole articles that are safe to show elsewhere', () => {
    for (const [index, { path }] of newest.entries()) {
      // Copies of footnotes are only visual.
      const paragraphs = select(selectOne(page(path).root, '.prose'), 'p').map((part) =>
        select(part, '.side-note').reduce(
          (text, one) => text.replace(textOf(one), ''),
          textOf(part),
        ),
      );
      expect(paragraphs.length, path).toBeGreaterThan(0);
      const html = xmlText(rssItems[index] ?? '', 'content:encoded');
      expect(html, path).not.toMatch(/<(script|style|iframe|form|input|button)/i);
      expect(html, path).not.toMatch(/\s(class|id|style|on\w+|tabindex|role)=/i);
      const addresses = all(html, /(?:href|src)="([^"]*)"/g);
      expect(addresses.filter((one) => !/^(https|mailto):/.test(one))).toEqual([]);
      const ours = addresses.filter((one) => one.startsWith(`${site.url}/`));
      expect(ours.filter((one) => !isBuilt(one))).toEqual([]);
      const inFeed = withoutSpaces(textOf(parseHtml(html)));
      expect(paragraphs.filter((text) => !inFeed.includes(withoutSpaces(text)))).toEqual([]);
    }
  });
});
