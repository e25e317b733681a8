/**
 * Who may import whom in src, scripts and integrations. Data flows one way: content → data → pages → sections and
 * features → ui → tiles. Biome's noRestrictedImports does not tell types from values, and reads no style sheets.
 */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/**
 * The layers that a layer may import from; `type:` allows only types. Layers are `scripts`, `integrations` and the
 * folders of src, except that `mounts` are the .astro files of features, `reading` is data/reading and data/urls,
 * `leads` is what visitors load of data/leads, and `below` is styles/below-first-screen.css, which imports from many
 * folders. Every layer may import src/types.ts and src/drawings.ts, which import nothing. DATA has the order in data.
 */
const MAY_IMPORT: Readonly<Record<string, string>> = {
  pages:
    'layouts mounts sections features data editor tiles ui styles languages browser formatting',
  own: 'layouts mounts sections features data tiles ui styles languages browser formatting',
  layouts: 'below mounts sections features data tiles ui styles languages formatting',
  below: 'layouts sections features ui tiles styles',
  mounts: 'features type:data type:languages ui browser formatting',
  sections: 'type:data type:languages ui tiles styles formatting',
  features: 'type:data type:languages leads islands ui tiles browser formatting',
  editor: 'data reading formatting',
  data: 'languages formatting',
  leads: 'formatting',
  reading: 'formatting',
  islands: 'browser',
  ui: 'type:languages tiles formatting',
  tiles: 'styles pictures formatting',
  styles: '',
  browser: '',
  languages: 'formatting',
  formatting: '',
  types: '',
  drawings: '',
  integrations: 'data reading editor formatting',
  scripts: 'integrations data reading editor styles formatting',
};

/** The text of each file by its path, which is relative to src for the files there. */
const texts = new Map(
  globSync('{src,scripts,integrations}/**/*.{ts,tsx,astro,css}')
    .filter((path) => !/\.(test|d)\.ts$/.test(path))
    .map((path) => [path.replaceAll('\\', '/').replace(/^src\//, ''), readFileSync(path, 'utf8')]),
);
const files = [...texts.keys()];

// `import a from 'x'`, `import 'x'`, `export { a } from 'x'`, `import('x')`, `@import "x"`.
const IMPORT = /(?:^\s*@?(?:import|export)\b(\s+type\b)?[^'";=]*|\bimport\()['"]([#.][^'"?]*)/gm;

const imports = files.flatMap((from) =>
  [...`${texts.get(from)}`.matchAll(IMPORT)].map(([, type, specifier = '']) => ({
    from,
    to: specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(from), specifier),
    isType: type !== undefined,
  })),
);

function getLayer(file: string): string {
  if (/^features\/.*\.astro$/.test(file)) return 'mounts';
  if (/^data\/(reading|urls)\//.test(file)) return 'reading';
  if (/^data\/leads\/lead-forms/.test(file)) return 'leads';
  if (file.startsWith('styles/below-first-screen')) return 'below';
  return file.replace(/[/.].*/s, '');
}

/** The parts of data in order. A part may import itself and those before it. */
const DATA = [
  /^data\/(memoize|urls\/)/,
  /^data\/reading\//,
  /^data\/leads\/lead-forms/,
  /-schemas?\.ts$/,
  /^data\/site\//,
  /^data\/markdown\//,
  /^data\/(content|markdown-folder)\.ts$/,
  /^data\/(?!pages\/)/,
  /^data\//,
];

/** The part above all others: pictures, rendered texts and views. biome.jsonc says that only it needs Astro. */
const RENDERING = /^data\/rendering\//;

/** The number of a file's part of data; -1 for other files. */
const getPart = (file: string) =>
  RENDERING.test(file) ? DATA.length : DATA.findIndex((part) => part.test(file));

const getFeature = (file: string) => /^features\/([^/]+)/.exec(file)?.[1];

function isAllowed({ from, to, isType }: (typeof imports)[number]): boolean {
  const [own, other] = [getFeature(from), getFeature(to)];
  if (own && other) return own === other;
  if (getPart(from) >= 0 && getPart(to) >= 0) return getPart(from) >= getPart(to);
  const [layer, target] = [getLayer(from), getLayer(to)];
  const allowed = [layer, 'types', 'drawings', ...(MAY_IMPORT[layer]?.split(' ') ?? [])];
  return allowed.includes(target) || (isType && allowed.includes(`type:${target}`));
}

test('files import only what the table and the order of data allow', () => {
  expect(imports.length).toBeGreaterThan(files.length);
  const wrong = imports.filter((it) => !isAllowed(it)).map(({ from, to }) => `${from} → ${to}`);
  expect(wrong).toEqual([]);
});

test('in data, only rendering uses import.meta.glob, which needs Vite', () => {
  const needsVite = files.filter(
    (file) => file.startsWith('data/') && `${texts.get(file)}`.includes('import.meta.glob'),
  );
  expect(needsVite).not.toEqual([]);
  expect(needsVite.filter((file) => !RENDERING.test(file))).toEqual([]);
});

test('of .astro files, only those of features say when an island hydrates', () => {
  const hydrating = files.filter(
    (file) => file.endsWith('.astro') && / client:[a-z]/.test(`${texts.get(file)}`),
  );
  expect(new Set(hydrating.map(getLayer))).toEqual(new Set(['mounts']));
});
