import { articles } from '../../support/articles.ts';
import {
  files,
  isArticle,
  isErrorPage,
  type Page,
  pages,
  readText,
} from '../support/built-site.ts';
import { services, site } from '../support/content.ts';
import { attribute, select } from '../support/html.ts';
import { addressOf, fileOf } from './head.ts';
import { differences, fileRule, findable, type SeoRule } from './rule.ts';

const DAY = 86_400_000;

const absolute = (path: string) => new URL(path, site.url).href;

/** The lines `Name: value` of a text file. */
function fieldsOf(file: string): Map<string, string> {
  const lines = files.has(file) ? readText(file).split('\n') : [];
  return new Map(
    lines.flatMap((line) => {
      const [, name, value] = /^([\w-]+): ?(.*)$/.exec(line) ?? [];
      return name ? [[name, value ?? ''] as const] : [];
    }),
  );
}

interface SitemapEntry {
  address: string;
  lastModified: string | undefined;
}

function sitemap(): SitemapEntry[] {
  return [...readText('sitemap.xml').matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
    lastModified: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
  }));
}

/** The newest date that a page shows of an article: the article's own, or that of its newest card. */
function newestDate(page: Page): string | undefined {
  const shown = isArticle(page) ? select(page.root, 'header') : select(page.root, 'main');
  const dates = shown
    .flatMap((part) => select(part, 'time'))
    .map((time) => attribute(time, 'datetime') ?? '');
  return dates.toSorted().at(-1);
}

const sitemapRule = fileRule(
  'sitemap.xml',
  'sitemap: every page that may be found, with the true date of its newest article',
  'Declare the page in src/data/pages/site-pages.ts.',
  () => {
    const entries = sitemap();
    const addresses = entries.map(({ address }) => address);
    const wrongDates = findable.flatMap((page) => {
      const entry = entries.find(({ address }) => address === addressOf(page));
      const expected = newestDate(page);
      return entry && entry.lastModified !== expected
        ? [`dates ${page.path} ${entry.lastModified}; its newest article is of ${expected}`]
        : [];
    });
    return {
      things: entries.length,
      faults: [...differences('sitemap', addresses, findable.map(addressOf)), ...wrongDates],
    };
  },
);

const robotsRule = fileRule(
  'robots.txt',
  'robots.txt: everything may be read, and the sitemap is named',
  'Mend src/pages/robots.txt.ts.',
  () => {
    const fields = fieldsOf('robots.txt');
    const wrong = Object.entries({
      'User-agent': '*',
      Disallow: '',
      Sitemap: absolute('/sitemap.xml'),
    }).filter(([name, value]) => fields.get(name) !== value);
    return { things: 3, faults: wrong.map(([name]) => `${name} is “${fields.get(name)}”`) };
  },
);

const securityRule = fileRule(
  '.well-known/security.txt',
  'security.txt: a contact, and a date of expiry within the next year',
  'Build again: each build renews the date (src/data/site/security-txt.ts).',
  () => {
    const fields = fieldsOf('.well-known/security.txt');
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / DAY;
    const faults = [];
    if (fields.get('Contact') !== `mailto:${site.email}`) faults.push('Contact is wrong');
    if (fields.get('Canonical') !== absolute('/.well-known/security.txt')) {
      faults.push('Canonical is wrong');
    }
    if (!(days > 30 && days <= 366)) faults.push(`Expires is ${fields.get('Expires')}`);
    return { things: 3, faults };
  },
);

const humansRule = fileRule(
  'humans.txt',
  'humans.txt: the agency and every author',
  'Mend src/pages/humans.txt.ts.',
  () => {
    const text = files.has('humans.txt') ? readText('humans.txt') : '';
    const names = [site.name, site.email, ...new Set(articles.map(({ author }) => author.name))];
    const missing = names.filter((name) => !text.includes(name));
    return { things: names.length, faults: missing.map((name) => `does not name ${name}`) };
  },
);

const llmsRule = fileRule(
  'llms.txt',
  'llms.txt: every page, service and article, each link leading somewhere',
  'Mend src/pages/llms.txt.ts, or declare the page in src/data/pages/site-pages.ts.',
  () => {
    const text = readText('llms.txt');
    const linked = [...text.matchAll(/\]\((\S+?)\)/g)].map(([, address = '']) => address);
    const expected = [
      ...findable.filter((page) => !isArticle(page)).map(addressOf),
      ...services.map(({ id }) => absolute(`/#service-${id}`)),
      ...articles.map(({ id }) => absolute(`/blog/${id}.md`)),
    ];
    const faults = differences('llms.txt', linked, expected);
    if (!text.startsWith(`# ${site.name}\n\n> `))
      faults.push('does not begin with name and summary');
    return { things: linked.length, faults };
  },
);

const markdownRule: SeoRule = {
  name: 'Markdown of every article: its own words, with absolute addresses',
  remedy: 'Mend src/data/articles/article-markdown.ts.',
  check: () => ({
    pages: articles.length,
    things: articles.length,
    faults: articles.flatMap(({ id, title, text }) => {
      const page = `/blog/${id}.md`;
      if (!files.has(page.slice(1))) return [{ page, what: 'is missing' }];
      const markdown = readText(page.slice(1));
      const faults = [];
      if (!markdown.startsWith(`# ${title}\n`)) faults.push('does not begin with the title');
      const local = text.replace(/(?<=\]\()(?=\/)/g, site.url);
      if (!markdown.includes(local)) faults.push('does not hold the text of the article');
      if (/\]\(\//.test(markdown)) faults.push('has an address that is not absolute');
      return faults.map((what) => ({ page, what }));
    }),
  }),
};

const filesOfPages: SeoRule = {
  name: 'nothing is published twice: one address per page',
  remedy: 'Every page is one file, as build.format in astro.config.ts says.',
  check: () => {
    const addresses = pages.filter((page) => !isErrorPage(page)).map(addressOf);
    const twice = addresses.filter((address, index) => addresses.indexOf(address) !== index);
    const folders = pages.filter(({ file }) => /.\/index\.html$/.test(file));
    return {
      pages: pages.length,
      things: addresses.length,
      faults: [
        ...twice.map((address) => ({ page: fileOf(address), what: 'is there twice' })),
        ...folders.map(({ file }) => ({ page: file, what: 'would have a slash at its end' })),
      ],
    };
  },
};

export const discoveryRules: readonly SeoRule[] = [
  sitemapRule,
  robotsRule,
  llmsRule,
  markdownRule,
  humansRule,
  securityRule,
  filesOfPages,
];
