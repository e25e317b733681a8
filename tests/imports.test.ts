/** Who may import whom in src. Data flows one way: content → data → pages → sections → ui and islands. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/**
 * What a layer may import besides its own code; only types where marked with `type`. A layer is a folder
 * of src, except that `mounts` are the .astro files of features, `reading` is data/reading, `leads` is data/leads,
 * and `late` is styles/late.css, which gathers styles from everywhere.
 */
const MAY_IMPORT: Readonly<Record<string, string>> = {
  config: 'data features reading',
  pages: 'browser data features formatting layouts mounts sections tiles ui',
  layouts: 'data features formatting late mounts sections styles tiles ui',
  mounts: 'data features formatting late tiles ui',
  sections: 'formatting styles tiles ui type:data',
  features: 'browser formatting islands leads reading tiles ui type:data',
  data: 'config formatting leads reading tiles',
  leads: '',
  editor: 'config data reading',
  reading: '',
  ui: 'formatting tiles type:data',
  tiles: 'formatting styles type:data',
  islands: 'browser',
  browser: '',
  formatting: '',
  styles: '',
  late: 'features sections tiles ui',
};

interface Import {
  from: string;
  to: string;
  isType: boolean;
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(tsx?|astro|css)$/.test(name) && !/\.(test|d)\.ts$/.test(name));

// `import a from 'x'`, `import 'x'`, `export { a } from 'x'`, `import('x')`, `@import "x"`.
const IMPORT = /(?:^\s*@?(?:import|export)\b(\s+type\b)?[^'";=]*|\bimport\()['"]([#.][^'"?]*)/gm;

const imports = files.flatMap((from): Import[] =>
  [...readFileSync(`src/${from}`, 'utf8').matchAll(IMPORT)].map(([, type, address = '']) => ({
    from,
    to: address.startsWith('#') ? address.slice(1) : posix.join(posix.dirname(from), address),
    isType: type !== undefined,
  })),
);

function layerOf(file: string): string {
  if (/^features\/.*\.astro$/.test(file)) return 'mounts';
  if (file.startsWith('data/reading/')) return 'reading';
  if (file.startsWith('data/leads/')) return 'leads';
  if (file.startsWith('styles/late')) return 'late';
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : 'config';
}

const featureOf = (file: string) => /^features\/([^/]+)/.exec(file)?.[1];

function isAllowed({ from, to, isType }: Import): boolean {
  const [layer, target] = [layerOf(from), layerOf(to)];
  const [own, other] = [featureOf(from), featureOf(to)];
  if (own && other) return own === other;
  const allowed = MAY_IMPORT[layer]?.split(' ') ?? [];
  return (
    layer === target || allowed.includes(target) || (isType && allowed.includes(`type:${target}`))
  );
}

test('every layer imports only what the table allows, and no feature imports another', () => {
  const wrong = imports.filter((one) => !isAllowed(one)).map(({ from, to }) => `${from} → ${to}`);
  expect(wrong).toEqual([]);
});

test('every import names a file that exists', () => {
  const known = new Set([...files, ...readdirSync('src', { recursive: true, encoding: 'utf8' })]);
  expect(imports.length).toBeGreaterThan(files.length);
  expect(imports.filter(({ to }) => !known.has(to))).toEqual([]);
});

test('every folder of src has a line in the table', () => {
  const layers = new Set(files.map(layerOf));
  expect(Object.keys(MAY_IMPORT).toSorted()).toEqual([...layers].toSorted());
});

test('only the .astro file of a feature says when an island hydrates', () => {
  const others = files.filter((file) => file.endsWith('.astro') && layerOf(file) !== 'mounts');
  const hydrating = others.filter((file) =>
    /\sclient:[a-z]/.test(readFileSync(`src/${file}`, 'utf8')),
  );
  expect(hydrating).toEqual([]);
});
