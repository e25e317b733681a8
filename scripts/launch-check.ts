/**
 * Lists what stands between this project and a launch: `npm run launch-check`, which builds first.
 *
 *     node scripts/launch-check.ts [--dir dist]
 *
 * Samples still in place, colours that cannot be read, forms and links that lead nowhere, broken links and the weight of the
 * build, each with the file to edit. Exit code 1 while anything blocks a launch. What counts as a
 * sample is decided in scripts/launch/sample-values.ts.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { readPages } from './launch/built-pages.ts';
import { findBrokenLinks } from './launch/find-broken-links.ts';
import { findLooseEnds } from './launch/find-loose-ends.ts';
import { findSamples } from './launch/find-samples.ts';
import { findWeakColours } from './launch/find-weak-colours.ts';
import { launchReport } from './launch/report.ts';
import { weigh } from './launch/weigh.ts';
import { publishedAt } from './published-at.ts';

const CONTENT = 'src/content';

const read = (file: string) => readFileSync(file, 'utf8');

function contentFiles(): string[] {
  return readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .map((name) => join(CONTENT, name).replaceAll('\\', '/'))
    .filter((file) => /\.(ya?ml|md)$/.test(file))
    .sort();
}

function builtFiles(dir: string): string[] {
  if (!existsSync(join(dir, 'index.html')))
    throw new Error(`${dir}/index.html is missing: run \`npm run build\` first`);
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(dir, name)).isFile());
}

function acceptedDecisions(): string[] {
  const site = parse(read(`${CONTENT}/site.yaml`)) as { launch?: { accepted?: string[] } };
  return site.launch?.accepted ?? [];
}

function check(dir: string) {
  const files = new Set(builtFiles(dir));
  const { base } = publishedAt();
  return launchReport({
    samples: contentFiles().flatMap((file) => findSamples({ file, text: read(file) })),
    weakColours: findWeakColours(read('src/styles/tokens.css')),
    looseEnds: findLooseEnds((file) => (existsSync(file) ? read(file) : '')),
    accepted: acceptedDecisions(),
    brokenLinks: findBrokenLinks({ pages: readPages(dir, files), files, base }),
    weight: weigh(dir, files),
  });
}

try {
  const { values } = parseArgs({ options: { dir: { type: 'string', default: 'dist' } } });
  const { text, isReady } = check(values.dir);
  console.log(text);
  if (!isReady) process.exitCode = 1;
} catch (error) {
  console.error(`launch-check: ${(error as Error).message}`);
  process.exitCode = 1;
}
