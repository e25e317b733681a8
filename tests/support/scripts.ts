/** The JavaScript that the built pages load, and when. */
import { posix } from 'node:path';
import { at, brotliSize, files, type Page, readText } from './built-site.ts';
import { attribute, type HtmlElement, select } from './html.ts';

/** An `<astro-island>`: a component that becomes interactive when its directive decides. */
export interface Island {
  component: string;
  /** `intent`, `visible`, `load` …, as after `client:`. */
  directive: string;
  /** What the directive was given: a selector, or an object. */
  value: unknown;
  /** Files that it starts from, relative to dist/: its module and the renderer with Astro's runtime. */
  entries: string[];
}

/** Directives that load an island without the visitor doing anything. */
const UNASKED = new Set(['load', 'idle', 'only']);

// Minified modules: `import{a as b}from"./x.js"`, `import"./x.js"`, `import(`./x.js`)`.
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g;
const DYNAMIC_IMPORT = /\bimport\(\s*["'`](\.{1,2}\/[^"'`]+)["'`]\s*\)/g;

export function islandsOf({ root }: Page): Island[] {
  return select(root, 'astro-island').map((island) => {
    const options = JSON.parse(attribute(island, 'opts') ?? '{}') as { value?: unknown };
    return {
      component: attribute(island, 'component-export') ?? '',
      directive: attribute(island, 'client') ?? '',
      value: options.value,
      entries: [toFile(island, 'component-url'), toFile(island, 'renderer-url')],
    };
  });
}

function toFile(element: HtmlElement, name: string): string {
  return (attribute(element, name) ?? '').slice(at('/').length);
}

function importsOf(source: string, from: string, kind: RegExp): string[] {
  const folder = posix.dirname(from);
  return [...source.matchAll(kind)].map(([, name = '']) => posix.join(folder, name));
}

/** The modules that these need to run, themselves included; throws when one is not in dist/. */
export function withImports(entries: readonly string[], { dynamic = false } = {}): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    if (!files.has(file)) throw new Error(`${file} is imported but not in dist/`);
    found.add(file);
    const source = readText(file);
    importsOf(source, file, STATIC_IMPORT).forEach(visit);
    if (dynamic) importsOf(source, file, DYNAMIC_IMPORT).forEach(visit);
  };
  entries.forEach(visit);
  return [...found].sort();
}

/** Bytes of these modules, each compressed for itself, as they travel. */
export function modulesSize(modules: readonly string[]): number {
  return modules.reduce((sum, file) => sum + brotliSize(readText(file)), 0);
}

/**
 * The modules that a page loads without the visitor doing anything: its scripts, what those import
 * now or later, and islands that load by themselves.
 */
export function unaskedModules(page: Page): string[] {
  const scripts = select(page.root, `script[src^="${at('/')}"]`).map((script) =>
    toFile(script, 'src'),
  );
  const islands = islandsOf(page).filter(({ directive }) => UNASKED.has(directive));
  return withImports([...scripts, ...islands.flatMap(({ entries }) => entries)], { dynamic: true });
}

/** The code in a page's own script elements, in page order. */
function inlineCode({ root }: Page): string {
  return select(root, 'script')
    .filter((script) => attribute(script, 'src') === undefined)
    .filter((script) => !/json/.test(attribute(script, 'type') ?? ''))
    .map(({ children }) => children.map((text) => ('value' in text ? text.value : '')).join(''))
    .join('\n');
}

/** Bytes of JavaScript that run before any interaction. */
export function unaskedSize(page: Page): number {
  return brotliSize(inlineCode(page)) + modulesSize(unaskedModules(page));
}
