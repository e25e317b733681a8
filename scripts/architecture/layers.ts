/**
 * The layers of src/ and who may import whom. Data flows content → schema → query → page → section;
 * imports never run back up. This table is the rule; judge-import.ts applies it.
 */

export type Layer = (typeof LAYERS)[number]['layer'];

export interface LayerRow {
  readonly layer: string;
  /** Which files belong here. The first row that matches counts. */
  readonly files: RegExp;
  /** Layers it may import from. */
  readonly may: readonly string[];
  /** Layers it may import from with `import type` only. */
  readonly mayType?: readonly string[];
  /** Layers it may import from inside its own feature folder. */
  readonly own?: readonly string[];
  readonly packages?: { readonly only: RegExp } | { readonly not: RegExp };
  /** File endings allowed here; any when absent. */
  readonly endings?: readonly string[];
  /** Why the row is as it is, in one clause. */
  readonly why: string;
}

/** React and what is built on it, by name: `react-dom`, `lucide-react`, `@base-ui/react`. */
const REACT = /(^|[-/@])react([-/]|$)/;
const ASTRO = /^astro([:/]|$)|^@astrojs\//;
const REACT_OR_ASTRO = new RegExp(`${REACT.source}|${ASTRO.source}`);
export const ASTRO_CONTENT = /^astro:content$/;
const ZOD = /^zod(\/mini)?$|^astro\/zod$/;

const PLAIN = ['.ts', '.mjs'];

// biome-ignore format: one row, one layer, and the lists line up
const LAYERS = [
  { layer: 'pages', files: /^src\/pages\//,
    may: ['layouts', 'mounts', 'sections', 'views', 'rules', 'clients', 'ui', 'pictures', 'styles', 'queries', 'schemas', 'lib'],
    why: 'a page is one route; what two routes share has a home of its own' },
  { layer: 'layouts', files: /^src\/layouts\//,
    may: ['layouts', 'mounts', 'sections', 'ui', 'queries', 'lib', 'styles', 'schemas'],
    why: 'a layout frames any page, so it takes finished parts and knows no page' },
  { layer: 'mounts', files: /^src\/features\/[^/]+\/[^/]+\.astro$/,
    may: ['sections', 'ui', 'stores', 'styles', 'queries', 'schemas', 'lib'],
    own: ['mounts', 'views', 'rules', 'clients'], packages: { not: ASTRO_CONTENT },
    why: 'a mount hands plain data to the islands of its own feature; pages compose features' },
  { layer: 'sections', files: /^src\/sections\//,
    may: ['sections', 'ui', 'styles', 'lib'], mayType: ['schemas', 'queries'],
    packages: { not: ASTRO_CONTENT }, endings: ['.tsx', '.ts'],
    why: 'a section turns data and slots into HTML, and an island inside static .tsx would be dead' },
  { layer: 'clients', files: /^src\/features\/.+\.client\.ts$/,
    may: ['ui', 'stores', 'styles', 'schemas', 'lib'], mayType: ['queries'],
    own: ['views', 'rules', 'clients'], packages: { not: ASTRO_CONTENT },
    why: 'a feature can be read, moved and deleted alone' },
  { layer: 'rules', files: /^src\/features\/[^/]+\/(?!.*\buse[A-Z]\w*\.ts$).+\.(ts|mjs)$/,
    may: ['stores', 'schemas', 'lib'], mayType: ['ui', 'styles', 'queries'],
    own: ['rules'], packages: { not: REACT_OR_ASTRO },
    why: "a feature's rules are pure, so that tests run them without React, Astro or a browser" },
  { layer: 'views', files: /^src\/features\/[^/]+\//,
    may: ['ui', 'stores', 'styles', 'schemas', 'lib'], mayType: ['queries'],
    own: ['views', 'rules', 'clients'], packages: { not: ASTRO_CONTENT },
    why: 'a feature can be read, moved and deleted alone' },
  { layer: 'ui', files: /^src\/ui\//,
    may: ['ui', 'styles', 'lib'], packages: { not: ASTRO_CONTENT },
    why: 'ui parts know no domain words, so that any section or feature can use them' },
  { layer: 'pictures', files: /^src\/pictures\//,
    may: ['pictures', 'ui', 'lib'], mayType: ['queries'], packages: { not: ASTRO_CONTENT }, endings: PLAIN,
    why: 'a picture is drawn from plain data when the site is built, and is no part of a page' },
  { layer: 'stores', files: /^src\/stores\//,
    may: ['lib'], packages: { not: REACT_OR_ASTRO }, endings: PLAIN,
    why: 'a store joins two islands, which share no React tree' },
  { layer: 'queries', files: /^src\/queries\//,
    may: ['queries', 'schemas', 'lib', 'styles', 'markdown'], packages: { not: REACT }, endings: PLAIN,
    why: 'a query gives plain view data and leaves the HTML to sections' },
  { layer: 'schemas', files: /^src\/schemas\//,
    may: ['schemas', 'lib'], packages: { only: ZOD }, endings: PLAIN,
    why: 'the same schema runs in the build and in the browser' },
  { layer: 'lib', files: /^src\/lib\//,
    may: ['lib'], packages: { not: REACT_OR_ASTRO }, endings: PLAIN,
    why: 'lib is the ground: framework-free, usable from every layer' },
  { layer: 'renderer', files: /^src\/hydration\/react-client\.ts$/,
    may: ['lib'], packages: { only: /^react(-dom(\/client)?)?$/ }, endings: PLAIN,
    why: 'it starts every island together with React, and knows none of them' },
  { layer: 'integrations', files: /^src\/hydration\/(intent-directive|react-islands)\.ts$/,
    may: ['lib'], packages: { only: /^astro$|^@astrojs\/react$|^node:/ }, endings: PLAIN,
    why: 'an integration runs in the build alone: it registers what pages load' },
  { layer: 'hydration', files: /^src\/hydration\//,
    may: ['lib'], packages: { only: /^astro$/ }, endings: PLAIN,
    why: 'a client directive is loaded before every island and must stay tiny' },
  { layer: 'markdown', files: /^src\/markdown\//,
    may: ['markdown', 'lib'], packages: { only: /^(satteri|hast-util-sanitize)$/ }, endings: PLAIN,
    why: 'it changes how articles become HTML, before any page sees them' },
  { layer: 'loaders', files: /^src\/loaders\//,
    may: ['lib', 'markdown'], packages: { not: REACT }, endings: PLAIN,
    why: 'a loader turns content files into checked entries, before any query sees them' },
  { layer: 'config', files: /^src\/content\.config\.ts$/,
    may: ['loaders', 'schemas', 'lib'], packages: { only: ASTRO },
    why: 'content.config.ts joins loaders to schemas and does nothing else' },
  { layer: 'styles', files: /^src\/styles\//, may: [], why: 'styles hold CSS' },
  { layer: 'content', files: /^src\/content\//, may: [], endings: [],
    why: 'content is what editors edit: YAML and Markdown, no code' },
] as const satisfies readonly LayerRow[];

export const isTest = (path: string) => /\.test\.[mc]?[jt]sx?$/.test(path);
export const isIsland = (path: string) => path.endsWith('.island.tsx');
export const isClientScript = (path: string) => path.endsWith('.client.ts');
export const isAmbient = (path: string) => path.endsWith('.d.ts');

/** The `chat` of `src/features/chat/reply.ts`. */
export const featureOf = (path: string) => /^src\/features\/([^/]+)/.exec(path)?.[1];
export const sameFeature = (a: string, b: string) =>
  featureOf(a) !== undefined && featureOf(a) === featureOf(b);

export function rowOf(path: string): (LayerRow & { readonly layer: Layer }) | undefined {
  return LAYERS.find(({ files }) => files.test(path));
}
