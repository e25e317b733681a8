import { describe, expect, test } from 'vitest';
import { eachPage, idsOf, isErrorPage, pages } from './support/built-site';
import { site } from './support/content';
import { attribute, descendants, describeElement, select, selectOne, textOf } from './support/html';

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

const titleOf = (page: (typeof pages)[number]) => textOf(selectOne(page.root, 'title'));
const metaOf = (page: (typeof pages)[number], name: string) =>
  select(page.root, `meta[name="${name}"]`).map((meta) => attribute(meta, 'content') ?? '');
const descriptionOf = (page: (typeof pages)[number]) => metaOf(page, 'description').join();
const headingLevels = (page: (typeof pages)[number]) =>
  descendants(page.root).filter(({ tag }) => /^h[1-6]$/.test(tag));

test('the site consists of exactly these pages', () => {
  expect(pages.map(({ file }) => file)).toEqual([
    '404.html',
    'blog.html',
    'blog/404.html',
    'blog/ai-healthcare-2025.html',
    'blog/ai-llm-developments.html',
    'blog/category/ai-research.html',
    'blog/category/healthcare-ai.html',
    'blog/category/quantum-ai.html',
    'blog/quantum-ai-computing.html',
    'index.html',
    'testimonials.html',
  ]);
});

test('every page has a title and a description of its own', () => {
  expect(new Set(pages.map(titleOf)).size).toBe(pages.length);
  expect(new Set(pages.map(descriptionOf)).size).toBe(pages.length);
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

  test('its title has at most 60 characters, its description 50 to 160', () => {
    const title = titleOf(page);
    expect(title.length, `“${title}” is cut off in search results`).toBeLessThanOrEqual(60);
    expect(title).not.toBe('');
    expect(descriptionOf(page).length, descriptionOf(page)).toBeGreaterThanOrEqual(50);
    expect(descriptionOf(page).length, descriptionOf(page)).toBeLessThanOrEqual(160);
  });

  test(
    isErrorPage(page)
      ? 'stays out of search results and has no canonical address'
      : 'names its own address as canonical and may be indexed',
    () => {
      const canonical = select(page.root, 'link[rel="canonical"]').map((link) =>
        attribute(link, 'href'),
      );
      const address = page.path === '/' ? `${site.url}/` : site.url + page.path;
      expect(canonical).toEqual(isErrorPage(page) ? [] : [address]);
      expect(metaOf(page, 'robots')).toEqual(isErrorPage(page) ? ['noindex'] : []);
    },
  );

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

  test('every image has a text alternative and its size, so that nothing shifts', () => {
    for (const image of select(page.root, 'img')) {
      for (const name of ['alt', 'width', 'height']) {
        expect(attribute(image, name), `${name} of ${describeElement(image)}`).toBeDefined();
      }
    }
  });
});
