import { afterAll, describe, expect, test } from 'vitest';
import { articles } from '../support/articles.ts';
import { statements } from '../support/statements.ts';
import {
  type Budget,
  FONT_BUDGET,
  INQUIRY_BUDGET,
  ISLAND_BUDGETS,
  ITEM_BUDGETS,
  LATE_STYLES_BUDGET,
  PAGE_BUDGETS,
  PRELOADED_FONTS,
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
import { attribute, select } from './support/html.ts';
import {
  inlineCode,
  islandsOf,
  modulesSize,
  unaskedModules,
  unaskedSize,
  withImports,
} from './support/scripts.ts';
import { type Row, sizeTable } from './support/size-table.ts';

const bytes = (size: number) => `${size.toLocaleString('en')} bytes`;

/** Compressing a large module takes seconds on a busy machine. */
const TIMEOUT = 60_000;

const rows: Row[] = [];

function expectWithin(asset: string, size: number, limit: Budget | undefined, hint: string): void {
  if (!limit)
    throw new Error(`${asset} has no line in tests/dist/budgets.ts: ${bytes(size)} today`);
  rows.push({ asset, size, ...limit });
  const { budget, measured } = limit;
  const message =
    `${asset}: ${bytes(size)}, ${bytes(size - budget)} over its budget of ${bytes(budget)} ` +
    `(it was ${bytes(measured)} when the budget was set). ${hint}`;
  if (size > budget) expect.fail(message);
}

/** The largest parts first, as `name 1,234`. */
function largest(parts: [string, number][], count = 4): string {
  const sorted = parts.toSorted(([, a], [, b]) => b - a).slice(0, count);
  return sorted.map(([name, size]) => `${name} ${size.toLocaleString('en')}`).join(', ');
}

function pageParts({ root, html }: Page): [string, number][] {
  const css = select(root, 'style')
    .map(({ children }) => children.join(''))
    .join('');
  const scripts = inlineCode({ root } as Page);
  const islandProps = select(root, 'astro-island').map(
    (island) => attribute(island, 'props') ?? '',
  );
  const rest = html.replace(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, '');
  return [
    ['inline CSS', brotliSize(css)],
    ['inline scripts', brotliSize(scripts)],
    ['island props', brotliSize(islandProps.join(''))],
    ['markup', brotliSize(rest)],
  ];
}

/** What an article or a statement says, as it was written: how long that is, is nobody's business here. */
function ownText({ path }: Page): string | undefined {
  const article = articles.find(({ id }) => path === `/blog/${id}`);
  return (article ?? statements.find((statement) => path === statement.path))?.text;
}

/** The budget of a page, with what its items of content beyond the specified ones may add. */
function budgetWithItems(subject: Page): Budget | undefined {
  const route = routeOf(subject);
  const limit = PAGE_BUDGETS[route];
  const further = ITEM_BUDGETS.map(({ item, included, each }) => {
    const count = select(subject.root, item).length - (included[route] ?? 0);
    return Math.max(0, count) * each;
  });
  return limit && { ...limit, budget: limit.budget + further.reduce((sum, one) => sum + one, 0) };
}

function stylesheetFiles({ root }: Page): string[] {
  return select(root, 'link[rel="stylesheet"]').map((link) =>
    (attribute(link, 'href') ?? '').slice(1),
  );
}

describe('HTML and CSS', { timeout: TIMEOUT }, () => {
  test.each(eachPage())('of %s stay within the budget', (path, subject) => {
    const hint = `Its parts, each for itself: ${largest(pageParts(subject))}.`;
    const text = ownText(subject);
    const size = brotliSize(subject.html) - brotliSize(text ?? '');
    const asset = `${path} HTML + CSS${text === undefined ? '' : ', without its text'}`;
    expectWithin(asset, size, budgetWithItems(subject), hint);
  });

  test('the late styles are one file for all pages and stay within the budget', () => {
    const [late = '', ...others] = new Set(pages.flatMap(stylesheetFiles));
    expect(others).toEqual([]);
    expectWithin('late styles', brotliSize(readText(late)), LATE_STYLES_BUDGET, 'See late.css.');
  });
});

describe('JavaScript', { timeout: TIMEOUT }, () => {
  const islands = new Map(
    pages.flatMap(islandsOf).map(({ component, entries }) => [component, withImports(entries)]),
  );

  test.each([...islands])('of the island %s stays within the budget', (name, modules) => {
    const hint = `Its modules: ${largest(modules.map((file) => [file, modulesSize([file])]))}.`;
    expectWithin(`${name} island`, modulesSize(modules), ISLAND_BUDGETS[name], hint);
  });

  test('that opening the inquiry dialog adds to React and what every island shares', () => {
    const [first = [], ...rest] = [...islands.values()];
    const shared = new Set(first.filter((file) => rest.every((one) => one.includes(file))));
    const form = [...(islands.get('InquiryForm') ?? []), ...(islands.get('Toaster') ?? [])];
    const added = [...new Set(form)].filter((file) => !shared.has(file));
    const hint = `It is: ${largest(added.map((file) => [file, modulesSize([file])]))}.`;
    expectWithin('opening the inquiry dialog', modulesSize(added), INQUIRY_BUDGET, hint);
  });

  test('that home loads when it is only scrolled through', () => {
    const home = page('/');
    const modules = [...new Set([...unaskedModules(home), ...(islands.get('Carousel') ?? [])])];
    const size = brotliSize(inlineCode(home)) + modulesSize(modules);
    const hint = `It is: ${largest(modules.map((file) => [file, modulesSize([file])]))}.`;
    expectWithin('/ JavaScript, scrolled through', size, SCROLLED_HOME_BUDGET, hint);
  });

  test.each(eachPage())(
    'that runs on %s before any interaction stays within the budget',
    (path, subject) => {
      const modules = unaskedModules(subject);
      const parts: [string, number][] = modules.map((file) => [file, modulesSize([file])]);
      const hint = `It is: ${largest([['inline scripts', brotliSize(inlineCode(subject))], ...parts])}.`;
      expectWithin(
        `${path} JavaScript`,
        unaskedSize(subject),
        UNASKED_BUDGETS[routeOf(subject)],
        hint,
      );
    },
  );
});

describe('Fonts', () => {
  const fonts = [...files].filter((file) => /\.(woff2?|ttf|otf)$/.test(file));

  test('together stay within the budget and are all woff2', () => {
    const size = fonts.reduce((sum, file) => sum + plainSize(file), 0);
    const hint = `They are: ${largest(fonts.map((file) => [file, plainSize(file)]))}. See scripts/build-fonts.ts.`;
    expectWithin('all fonts', size, FONT_BUDGET, hint);
    expect(fonts.filter((file) => !file.endsWith('.woff2'))).toEqual([]);
  });

  test.each(eachPage())(
    `${PRELOADED_FONTS} are preloaded on %s, and used by its styles`,
    (_, { root, html }) => {
      const preloads = select(root, 'link[rel="preload"][as="font"]');
      const addresses = preloads.map((link) => attribute(link, 'href') ?? '');
      expect(addresses).toHaveLength(PRELOADED_FONTS);
      for (const address of addresses) expect(html).toContain(`url("${address}")`);
      for (const link of preloads) expect(attribute(link, 'crossorigin')).toBeDefined();
    },
  );
});

test('the tables name every route and no route or island that is gone', () => {
  const routes = [...new Set(pages.map(routeOf))].toSorted();
  expect(Object.keys(PAGE_BUDGETS).toSorted()).toEqual(routes);
  expect(Object.keys(UNASKED_BUDGETS).toSorted()).toEqual(routes);
  const islands = new Set(pages.flatMap(islandsOf).map(({ component }) => component));
  expect(Object.keys(ISLAND_BUDGETS).toSorted()).toEqual([...islands].toSorted());
});

test('a budget leaves at most 10 % of room, so that it still says something', () => {
  const tables = [PAGE_BUDGETS, ISLAND_BUDGETS, UNASKED_BUDGETS];
  for (const [name, { budget, measured }] of tables.flatMap(Object.entries<Budget>)) {
    expect(budget, name).toBeGreaterThanOrEqual(measured);
    expect(budget, name).toBeLessThanOrEqual(measured * 1.1);
  }
});

afterAll(() => {
  process.stdout.write(`${sizeTable(rows)}\n`);
});
