import sharp from 'sharp';
import {
  files,
  isArticle,
  isErrorPage,
  type Page,
  pages,
  plainSize,
} from '../support/built-site.ts';
import { site } from '../support/content.ts';
import { attribute, select, selectOne, textOf } from '../support/html.ts';
import { addressOf, fileOf, linksOf, metaOf, titlesOf } from './head.ts';
import { differences, findable, pageRule, type SeoRule } from './rule.ts';

const LONGEST_TITLE = 60;
const DESCRIPTION = { shortest: 50, longest: 160 };
const LARGEST_IMAGE = 300 * 1024;

/** Whether no other page says the same. */
function uniqueness(what: string, own: string, read: (page: Page) => string | undefined) {
  const others = pages.filter((page) => read(page) === own).map(({ path }) => path);
  return others.length > 1 ? [`shares its ${what} with ${others.join(', ')}`] : [];
}

function exactly(what: string, actual: readonly string[], expected: string): string[] {
  if (actual.length === 1 && actual[0] === expected) return [];
  return [`${what} is ${actual.join(' and ') || 'missing'}; it should be ${expected}`];
}

const title = pageRule(
  'title of its own, at most 60 characters',
  'Shorten or change the title in src/content/pages.yaml, or in the front matter of the article.',
  (page) => {
    const [own = '', ...more] = titlesOf(page);
    const length = own.length === 0 || own.length > LONGEST_TITLE;
    return {
      things: 1,
      faults: [
        ...(length ? [`title has ${own.length} characters: “${own}”`] : []),
        ...(more.length > 0 ? ['has more than one title'] : []),
        ...uniqueness('title', own, (other) => titlesOf(other)[0]),
      ],
    };
  },
  pages,
);

const description = pageRule(
  'description of its own, 50 to 160 characters',
  'Rewrite the description in src/content/pages.yaml, or the excerpt of the article.',
  (page) => {
    const [own = '', ...more] = metaOf(page, 'description');
    const fits = own.length >= DESCRIPTION.shortest && own.length <= DESCRIPTION.longest;
    return {
      things: 1,
      faults: [
        ...(fits ? [] : [`description has ${own.length} characters: “${own}”`]),
        ...(more.length > 0 ? ['has more than one description'] : []),
        ...uniqueness('description', own, (other) => metaOf(other, 'description')[0]),
      ],
    };
  },
  pages,
);

const canonical = pageRule(
  'canonical address without a slash at its end; none on error pages',
  'Give BaseLayout the page of this address from src/data/pages/site-pages.ts.',
  (page) => {
    const actual = linksOf(page, 'canonical');
    const expected = isErrorPage(page) ? [] : [addressOf(page)];
    const slash = actual.filter(
      (address) => new URL(address).pathname.length > 1 && /\/$/.test(address),
    );
    return {
      things: 1,
      faults: [
        ...differences('canonical', actual, expected),
        ...slash.map((address) => `${address} ends with a slash`),
      ],
    };
  },
  pages,
);

const robots = pageRule(
  'robots: found with large pictures, error pages not at all',
  'src/layouts/Metadata.astro decides it by the kind of the page.',
  (page) => ({
    things: 1,
    faults: exactly(
      'robots',
      metaOf(page, 'robots'),
      isErrorPage(page) ? 'noindex' : 'max-image-preview:large',
    ),
  }),
  pages,
);

const frame = pageRule(
  'language, icons, manifest, feeds and theme colours',
  'src/layouts/Metadata.astro writes them for every page.',
  (page) => {
    const colours = select(page.root, 'meta[name="theme-color"]').map(
      (meta) => attribute(meta, 'media') ?? '',
    );
    const needed = {
      lang: attribute(selectOne(page.root, 'html'), 'lang') === 'en',
      'svg icon': linksOf(page, 'icon', 'image/svg+xml').length === 1,
      'touch icon': linksOf(page, 'apple-touch-icon').length === 1,
      manifest: linksOf(page, 'manifest').length === 1,
      'RSS feed': linksOf(page, 'alternate', 'application/rss+xml').join() === '/rss.xml',
      'JSON Feed': linksOf(page, 'alternate', 'application/feed+json').join() === '/feed.json',
      'light theme colour': colours.filter((media) => media.includes('light')).length === 1,
      'dark theme colour': colours.filter((media) => media.includes('dark')).length === 1,
    };
    const missing = Object.entries(needed).filter(([, isThere]) => !isThere);
    return {
      things: Object.keys(needed).length,
      faults: missing.map(([name]) => `has no ${name}`),
    };
  },
  pages,
);

const openGraph = pageRule(
  'Open Graph and Twitter card say what the page says',
  'src/layouts/Metadata.astro takes them from the page in src/data/pages/site-pages.ts.',
  (page) => {
    const expected = {
      'og:title': titlesOf(page)[0],
      'og:description': metaOf(page, 'description')[0],
      'og:url': addressOf(page),
      'og:type': isArticle(page) ? 'article' : 'website',
      'og:site_name': site.name,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    };
    const faults = Object.entries(expected).flatMap(([name, value = '']) =>
      exactly(name, metaOf(page, name), value),
    );
    const alt = metaOf(page, 'og:image:alt');
    if (alt.length !== 1 || !alt[0]) faults.push('og:image:alt is missing');
    return { things: Object.keys(expected).length + 1, faults };
  },
);

/** Sizes in px of the pictures of the build, by file name; sharp only tells later. */
const imageSizes = new Map(
  await Promise.all(
    [...files]
      .filter((file) => file.startsWith('social/'))
      .map(async (file) => {
        const { width, height, format } = await sharp(`dist/${file}`).metadata();
        return [file, `${width} × ${height} ${format}`] as const;
      }),
  ),
);

const socialImage = pageRule(
  'social image of 1200 × 630 px, below 300 KB',
  'src/tiles/social-image.tsx draws it; simplify the picture or compress it more.',
  (page) => {
    const [address = ''] = metaOf(page, 'og:image');
    const file = URL.canParse(address) ? fileOf(address) : '';
    if (!files.has(file)) return { things: 1, faults: [`${address || 'og:image'} is missing`] };
    const faults = [];
    const size = imageSizes.get(file);
    if (size !== '1200 × 630 png') faults.push(`${file} is ${size}`);
    if (plainSize(file) >= LARGEST_IMAGE) faults.push(`${file} has ${plainSize(file)} bytes`);
    return { things: 1, faults };
  },
);

const articleExtras = pageRule(
  'articles: machine-readable date, author, read time, category, related, Markdown',
  'src/sections/ArticlePage.tsx and src/layouts/Metadata.astro write them.',
  (page) => {
    const head = selectOne(selectOne(page.root, 'main'), 'header');
    const [date] = select(head, 'time').map((time) => attribute(time, 'datetime') ?? '');
    const category = select(head, 'a[rel="tag"]').map((link) => attribute(link, 'href') ?? '');
    const related = select(page.root, '.article-related')
      .flatMap((list) => select(list, 'a'))
      .map((link) => attribute(link, 'href') ?? '');
    const anchors = select(selectOne(page.root, '.prose'), 'h2')
      .filter((heading) => attribute(heading, 'id') !== 'footnote-label')
      .filter((heading) => select(heading, 'a').length === 0);
    const needed = {
      '<time>': /^\d{4}-\d\d-\d\d$/.test(date ?? ''),
      'published time': metaOf(page, 'article:published_time').join() === date,
      author: textOf(head).includes(metaOf(page, 'author')[0] ?? '?'),
      'read time': / min read/.test(textOf(head)),
      'category link': /^\/blog\/category\/[\w-]+$/.test(category.join()),
      'related articles': related.length > 0 && !related.includes(page.path),
      'anchors on headings': anchors.length === 0,
      Markdown: linksOf(page, 'alternate', 'text/markdown').join() === `${page.path}.md`,
    };
    const missing = Object.entries(needed).filter(([, isThere]) => !isThere);
    return {
      things: Object.keys(needed).length,
      faults: missing.map(([name]) => `has no ${name}`),
    };
  },
  findable.filter(isArticle),
);

export const headRules: readonly SeoRule[] = [
  title,
  description,
  canonical,
  robots,
  frame,
  openGraph,
  socialImage,
  articleExtras,
];
