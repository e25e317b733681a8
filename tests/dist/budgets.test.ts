import { afterAll, expect, test } from 'vitest';
import { articles } from '../support/articles.ts';
import { statements } from '../support/content.ts';
import {
  FONT_BUDGET,
  INQUIRY_BUDGET,
  ISLAND_BUDGETS,
  ITEM_BUDGETS,
  LATE_STYLES_BUDGET,
  PAGE_BUDGETS,
  SCROLLED_HOME_BUDGET,
  UNASKED_BUDGETS,
} from './budgets.ts';
import {
  brotliSize,
  eachPage,
  files,
  type Page,
  page,
  pages,
  plainSize,
  readText,
  routeOf,
} from './support/built-site.ts';
import { attributesOf, select } from './support/html.ts';
import {
  inlineCode,
  islandsOf,
  modulesSize,
  unaskedModules,
  unaskedSize,
  withImports,
} from './support/scripts.ts';

/** Compressing a large module takes seconds on a busy machine. */
const TIMEOUT = 60_000;

const bytes = (size: number) => size.toLocaleString('en');
const report: string[] = [];

afterAll(() => {
  const head = `${'today'.padStart(8)}${'budget'.padStart(8)}  bytes after brotli`;
  process.stdout.write(`${[head, ...report].join('\n')}\n`);
});

function expectWithin(
  what: string,
  size: number,
  budget: number | undefined,
  parts: string[] = [],
) {
  if (!budget)
    throw new Error(`${what} has no line in tests/dist/budgets.ts: ${bytes(size)} today`);
  report.push(`${bytes(size).padStart(8)}${bytes(budget).padStart(8)}  ${what}`);
  const message = `${what}: ${bytes(size)} bytes, over its budget of ${bytes(budget)}.\n${parts.join('\n')}`;
  expect(size, message).toBeLessThanOrEqual(budget);
}

/** The text of an article or a statement as written: its length is not limited here. */
function ownText({ path }: Page): string {
  const article = articles.find(({ id }) => path === `/blog/${id}`);
  return (article ?? statements.find((statement) => path === statement.path))?.text ?? '';
}

/** The budget of a page, raised for items of content beyond the specified ones. */
function budgetWithItems(one: Page): number | undefined {
  const route = routeOf(one);
  const limit = PAGE_BUDGETS[route];
  const further = ITEM_BUDGETS.map(({ item, included, each }) => {
    const count = select(one.root, item).length - (included[route] ?? 0);
    return Math.max(0, count) * each;
  });
  return limit && further.reduce((sum, added) => sum + added, limit);
}

const islands = new Map(
  pages.flatMap(islandsOf).map(({ component, entries }) => [component, withImports(entries)]),
);
// The editor, which a build may have, brings its own beside its script.
const fonts = [...files].filter((file) => /^_astro\/[^/]*\.(woff2?|ttf|otf)$/.test(file));

test.each(eachPage())('HTML and CSS of %s', { timeout: TIMEOUT }, (path, one) => {
  const size = brotliSize(one.html) - brotliSize(ownText(one));
  expectWithin(`HTML and CSS of ${path}`, size, budgetWithItems(one));
});

test.each(eachPage())('JavaScript that runs unasked on %s', { timeout: TIMEOUT }, (path, one) => {
  const budget = UNASKED_BUDGETS[routeOf(one)];
  expectWithin(`unasked JavaScript of ${path}`, unaskedSize(one), budget, unaskedModules(one));
});

test.each([...islands])('JavaScript of the island %s', { timeout: TIMEOUT }, (name, modules) => {
  expectWithin(`island ${name}`, modulesSize(modules), ISLAND_BUDGETS[name], modules);
});

test('JavaScript that opening the inquiry dialog adds to what every island shares', () => {
  const [first = [], ...rest] = [...islands.values()];
  const shared = first.filter((file) => rest.every((modules) => modules.includes(file)));
  const form = ['InquiryForm', 'Toaster'].flatMap((name) => islands.get(name) ?? []);
  const added = [...new Set(form)].filter((file) => !shared.includes(file));
  expectWithin('opening the inquiry dialog', modulesSize(added), INQUIRY_BUDGET, added);
});

test('JavaScript of home when it is only scrolled through', () => {
  const home = page('/');
  const modules = [...new Set([...unaskedModules(home), ...(islands.get('Carousel') ?? [])])];
  const size = brotliSize(inlineCode(home)) + modulesSize(modules);
  expectWithin('home, scrolled through', size, SCROLLED_HOME_BUDGET, modules);
});

test('the late styles are one file for all pages', () => {
  const sheets = pages.flatMap(({ root }) => attributesOf(root, 'link[rel="stylesheet"]', 'href'));
  const [late = '', ...others] = new Set(sheets);
  expect(others).toEqual([]);
  expectWithin('late styles', brotliSize(readText(late.slice(1))), LATE_STYLES_BUDGET);
});

test('all fonts are woff2', () => {
  const size = fonts.reduce((sum, file) => sum + plainSize(file), 0);
  expectWithin('all fonts', size, FONT_BUDGET, fonts);
  expect(fonts.filter((file) => !file.endsWith('.woff2'))).toEqual([]);
});

test('the tables name every route and no route or island that is gone', () => {
  const routes = [...new Set(pages.map(routeOf))].toSorted();
  expect(Object.keys(PAGE_BUDGETS).toSorted()).toEqual(routes);
  expect(Object.keys(UNASKED_BUDGETS).toSorted()).toEqual(routes);
  expect(Object.keys(ISLAND_BUDGETS).toSorted()).toEqual([...islands.keys()].toSorted());
});
