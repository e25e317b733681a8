/**
 * Lists what is left to do before a launch: `npm run launch-check`, which builds first.
 *
 * What blocks a launch, and advice, each with the place to edit. Exits with 1 while anything blocks.
 */
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { contentSchemas, folderSchemas } from '#data/content-schemas.ts';
import { readSite } from '#data/site/read-site.ts';
import { dropUnprintable } from '#formatting/invisible.ts';
import { codePointsOf } from '#styles/typefaces.ts';
import {
  findForeignSyntax,
  findMissingLetters,
  findOddLengths,
  findSamples,
  findUnconnected,
} from './launch/findings.ts';
import { findBrokenLinks } from './launch/links.ts';
import type { Finding, TextFile } from './launch/text-files.ts';

if (!existsSync('dist/index.html')) throw new Error('dist/ is missing: run `npm run build` first');

const textFile = (path: string): TextFile => ({
  path,
  text: dropUnprintable(readFileSync(path, 'utf8')),
});

/** Findings of one file that are listed. */
const MOST_OF_A_FILE = 8;

/** Prints findings and returns how many there are. */
function section(title: string, findings: readonly Finding[]): number {
  const files = Map.groupBy(findings, ({ where }) => where.replace(/:\d+$/, ''));
  const lines = [...files].flatMap(([file, all]) => [
    ...all.slice(0, MOST_OF_A_FILE).map(({ where, what }) => `  ${where}  ${what}`),
    ...(all.length > MOST_OF_A_FILE
      ? [`  ${file}  … and ${all.length - MOST_OF_A_FILE} more`]
      : []),
  ]);
  if (lines.length > 0) console.log([`${title} (${findings.length})`, ...lines, ''].join('\n'));
  return findings.length;
}

const settings = readSite();
const content = globSync('src/content/**/*.{yaml,md}')
  .filter((path) => settings.comments !== false || !/comment(s|-form)\.yaml$/.test(path))
  .toSorted()
  .map(textFile);
const withLinks = content.filter(({ path }) => /(site|navigation|inquiry)\.yaml$/.test(path));
const ends = findUnconnected(withLinks, settings);
const isAccepted = ({ decision }: (typeof ends)[number]) =>
  settings.launch?.accepted.includes(decision);
const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => statSync(`dist/${name}`).isFile());
const read = (file: string) => readFileSync(`dist/${file}`, 'utf8');
const letters = codePointsOf('display').union(codePointsOf('text'));
/** Of a YAML file by its name, of a Markdown file by its folder; a language may be before that. */
const schemaOf = (path: string): z.ZodType => {
  const [, name = ''] = /(\w[\w-]*)(\.yaml|[\\/][^\\/]+\.md)$/.exec(path) ?? [];
  return { ...contentSchemas, ...folderSchemas }[name] ?? z.unknown();
};

const blocking =
  section('Replace: samples, and what is still to be written', content.flatMap(findSamples)) +
  section(
    'Connect, or accept under launch.accepted in site.yaml',
    ends.filter((end) => !isAccepted(end)),
  ) +
  section(
    'Correct: broken links',
    findBrokenLinks({ url: `${settings.url}`, files: new Set(files), read }),
  );
section('Accepted as it is', ends.filter(isAccepted));
section(
  'Advice: syntax of other systems, which is shown as it is or left out',
  content.filter(({ path }) => path.endsWith('.md')).flatMap(findForeignSyntax),
);
section(
  'Advice: titles and descriptions of another length than search results show',
  content.flatMap((file) => findOddLengths(file, schemaOf(file.path))),
);
section(
  'Advice: letters and emoji that no font has, which pictures of shared links leave out',
  content.flatMap((file) => findMissingLetters(file, letters)),
);
console.log(
  blocking === 0
    ? 'Ready to launch. Next: docs/deploying.md.'
    : `Not ready to launch: ${blocking} to do. Fix the first, then run this again.`,
);
process.exitCode = blocking === 0 ? 0 : 1;
