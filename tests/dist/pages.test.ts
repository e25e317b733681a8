import { describe, expect, test } from 'vitest';
import { ARTICLES_PER_PAGE, articles } from '../support/articles.ts';
import { statements } from '../support/statements.ts';
import { eachPage, idsOf, pages } from './support/built-site.ts';
import {
  attribute,
  descendants,
  describeElement,
  select,
  selectOne,
  textOf,
} from './support/html.ts';

/** Attributes whose value is one id, or several with spaces between, on the same page. */
const ID_REFERENCES = [
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-details',
  'aria-errormessage',
  'aria-activedescendant',
  'commandfor',
  'popovertarget',
  'for',
  'form',
  'headers',
  'list',
];

const slugOf = (category: string) => category.toLowerCase().replaceAll(' ', '-');

/** The files of a list of `count` articles: `blog.html`, `blog/page/2.html` … */
function listFiles(base: string, count: number): string[] {
  const others = Array.from(
    { length: Math.ceil(count / ARTICLES_PER_PAGE) - 1 },
    (_, index) => `${base}/page/${index + 2}.html`,
  );
  return [`${base}.html`, ...others];
}

const headingLevels = (page: (typeof pages)[number]) =>
  descendants(page.root).filter(({ tag }) => /^h[1-6]$/.test(tag));

test('the site consists of exactly these pages', () => {
  const categories = Map.groupBy(articles, ({ category }) => category);
  const expected = [
    '404.html',
    'blog/404.html',
    'index.html',
    'testimonials.html',
    ...statements.map(({ path }) => `${path.slice(1)}.html`),
    ...articles.map(({ id }) => `blog/${id}.html`),
    ...listFiles('blog', articles.length),
    ...[...categories].flatMap(([category, { length }]) =>
      listFiles(`blog/category/${slugOf(category)}`, length),
    ),
  ];
  expect(pages.map(({ file }) => file).toSorted()).toEqual(expected.toSorted());
});

describe.each(eachPage())('%s', (_, page) => {
  test('is in English and has one h1, first among the headings', () => {
    expect(attribute(selectOne(page.root, 'html'), 'lang')).toBe('en');
    expect(headingLevels(page)[0]?.tag).toBe('h1');
    expect(select(page.root, 'h1')).toHaveLength(1);
  });

  test('no heading is empty or skips a level', () => {
    const levels = headingLevels(page).map((heading) => {
      expect(textOf(heading), describeElement(heading)).not.toBe('');
      return Number(heading.tag.slice(1));
    });
    const jumps = levels.flatMap((level, index) => {
      const before = levels[index - 1] ?? 0;
      return level > before + 1 ? [`h${before} → h${level} (heading ${index + 1})`] : [];
    });
    expect(jumps).toEqual([]);
  });

  test('every id is unique', () => {
    const ids = idsOf(page);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('every reference to an id has its target on the page', () => {
    const ids = new Set(idsOf(page));
    const dangling = descendants(page.root).flatMap((element) => {
      const names = ID_REFERENCES.flatMap((name) => attribute(element, name)?.split(/\s+/) ?? []);
      const href = attribute(element, 'href');
      if (href?.startsWith('#') && href !== '#') names.push(href.slice(1));
      return names
        .filter((id) => !ids.has(decodeURIComponent(id)))
        .map((id) => `#${id} in ${describeElement(element)}`);
    });
    expect(dangling).toEqual([]);
  });

  test('its landmarks: a skip link to the main content, one main, and navigations told apart', () => {
    const firstLink = select(page.root, 'a')[0];
    expect(firstLink && attribute(firstLink, 'href')).toBe('#main');
    expect(attribute(selectOne(page.root, 'main'), 'id')).toBe('main');
    const names = select(page.root, 'nav').map(
      (nav) => attribute(nav, 'aria-label') ?? attribute(nav, 'aria-labelledby'),
    );
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(names.length);
  });
});
