/** The feeds, read back by a parser that had no part in writing them, and held against the content. */
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { articles } from '../../support/articles.ts';
import { files, page, readText } from '../support/built-site.ts';
import { site } from '../support/content.ts';
import { parseHtml, select, selectOne, textOf } from '../support/html.ts';
import { fileOf } from './head.ts';
import { fileRule, type SeoRule } from './rule.ts';

/** Feeds hold the newest articles only. */
const FEED_SIZE = 20;

/** What both kinds of feed say of an article. */
interface Item {
  address: string | undefined;
  title: string | undefined;
  summary: string | undefined;
  html: string | undefined;
  date: number;
  author: string | undefined;
  categories: (string | undefined)[];
}

const expected = articles.slice(0, FEED_SIZE).map((article) => ({
  address: new URL(`/blog/${article.id}`, site.url).href,
  title: article.title,
  summary: article.excerpt,
  date: Date.parse(`${article.date} UTC`),
  author: article.author.name,
  categories: [article.category],
}));

const UNSAFE = /<(script|style|iframe|form|input|button)|\s(class|id|style|on\w+|tabindex|role)=/i;

/** The words of a text, without the marks that only pages have. */
const wordsOf = (text: string) => text.replace(/\s+/g, '');

function faultsOfHtml(item: Item): string[] {
  const html = item.html ?? '';
  const faults = [];
  const [unsafe] = UNSAFE.exec(html) ?? [];
  if (unsafe) faults.push(`${item.address} holds ${unsafe.trim()}`);
  const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(
    ([, address = '']) => address,
  );
  const relative = addresses.filter((address) => !/^(https|mailto):/.test(address));
  faults.push(...relative.map((address) => `${item.address} has the address ${address}`));
  const own = addresses.filter((address) => address.startsWith(`${site.url}/`));
  const broken = own.filter((address) => !leadsSomewhere(address));
  faults.push(...broken.map((address) => `${item.address} leads to ${address}, which is missing`));
  const onPage = selectOne(page(new URL(item.address ?? '', site.url).pathname).root, '.prose');
  const paragraphs = (root: typeof onPage) =>
    select(root, 'p').map((part) => wordsOf(textOf(part)));
  const missing = paragraphs(onPage).filter(
    (text) => !wordsOf(textOf(parseHtml(html))).includes(text),
  );
  faults.push(...missing.map((text) => `${item.address} lacks “${text.slice(0, 60)}…”`));
  return faults;
}

function leadsSomewhere(address: string): boolean {
  const file = fileOf(address) || 'index';
  return files.has(file) || files.has(`${file}.html`);
}

function compare(items: readonly Item[]): { things: number; faults: string[] } {
  const faults = items.flatMap(faultsOfHtml);
  const plain = items.map(({ html, ...item }) => item);
  if (items.length !== expected.length)
    faults.push(`has ${items.length} of ${expected.length} articles`);
  for (const [index, want] of expected.entries()) {
    const got = plain[index];
    for (const name of Object.keys(want) as (keyof typeof want)[]) {
      const [a, b] = [JSON.stringify(got?.[name]), JSON.stringify(want[name])];
      if (a !== b) faults.push(`${want.address}: ${name} is ${a}, not ${b}`);
    }
  }
  return { things: items.length, faults };
}

const rss = fileRule(
  'rss.xml',
  'RSS 2.0: parsed back, it equals the content, in full',
  'Mend src/pages/rss.xml.ts or src/data/articles/portable-html.ts.',
  () => {
    const feed = parseRssFeed(readText('rss.xml'));
    const result = compare(
      (feed.items ?? []).map((item) => ({
        address: item.link,
        title: item.title,
        summary: item.description,
        html: item.content?.encoded,
        date: Date.parse(item.pubDate ?? ''),
        author: item.dc?.creators?.[0],
        categories: (item.categories ?? []).map(({ name }) => name),
      })),
    );
    const self = feed.atom?.links?.find(({ rel }) => rel === 'self')?.href;
    if (self !== `${site.url}/rss.xml`) result.faults.push(`says that it is at ${self}`);
    if (feed.language !== 'en') result.faults.push('names no language');
    return result;
  },
);

const json = fileRule(
  'feed.json',
  'JSON Feed 1.1: parsed back, it equals the content, in full',
  'Mend src/pages/feed.json.ts or src/data/articles/portable-html.ts.',
  () => {
    const text = readText('feed.json');
    const feed = parseJsonFeed(text);
    const result = compare(
      (feed.items ?? []).map((item) => ({
        address: item.url,
        title: item.title,
        summary: item.summary,
        html: item.content_html,
        date: Date.parse(String(item.date_published)),
        author: item.authors?.[0]?.name,
        categories: item.tags ?? [],
      })),
    );
    if (!text.includes('"https://jsonfeed.org/version/1.1"')) result.faults.push('is not 1.1');
    if (feed.feed_url !== `${site.url}/feed.json`) result.faults.push(`is at ${feed.feed_url}`);
    for (const { image } of feed.items ?? []) {
      if (!image || !files.has(fileOf(image)))
        result.faults.push(`shows ${image}, which is missing`);
    }
    return result;
  },
);

export const feedRules: readonly SeoRule[] = [rss, json];
