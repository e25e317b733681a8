/**
 * Lists what is left to do before a launch: `npm run launch-check`, which builds first.
 *
 * Samples still in place, links and forms that lead nowhere, weak colors, broken links, heavy pictures and the
 * weight of the build, each with the place to edit; and, as advice, syntax of other systems, texts that search
 * results cut off and letters that no font has. Exits with 1 while anything blocks a launch.
 */
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentSchemas, folderSchemas } from '#data/content-schemas.ts';
import type { Site } from '#data/site/site-schema.ts';
import { dropUnprintable } from '#formatting/unprintable.ts';
import { codePointsOf } from '#styles/typefaces.ts';
import {
  type Finding,
  findHeavyPictures,
  findLooseEnds,
  findMissingLetters,
  findOddLengths,
  findSamples,
  findWeakColors,
  type TextFile,
} from './launch/findings.ts';
import { findForeignSyntax } from './launch/foreign-syntax.ts';
import { findBrokenLinks } from './launch/links.ts';
import { findSampleSentences, SAMPLE_SENTENCES } from './launch/sample-sentences.ts';

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

/** The largest of some files, as `name with 1.0 KB`. */
function largest(files: readonly string[], sizeOf: (content: Buffer) => number): string {
  const sizes = files.map((file) => ({ file, size: sizeOf(readFileSync(`dist/${file}`)) }));
  const [{ file, size } = { file: 'none', size: 0 }] = sizes.toSorted((a, b) => b.size - a.size);
  return `${file} with ${(size / 1024).toFixed(1)} KB`;
}

const schemas: Record<string, z.ZodType> = { ...contentSchemas, ...folderSchemas };

/** Prints what is left to do and returns how much of it blocks a launch. */
function check(): number {
  const site = textFile('src/content/site.yaml');
  const { url, comments, launch } = parse(site.text) as Pick<Site, 'url' | 'comments' | 'launch'>;
  const unused = comments === false ? /content.comment(s|-form)\.yaml$/ : /^$/;
  const content = globSync('src/content/**/*.{yaml,md}')
    .filter((path) => !unused.test(path))
    .toSorted()
    .map(textFile);
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !/\.(br|gz)$/.test(name) && statSync(`dist/${name}`).isFile());
  const read = (file: string) => readFileSync(`dist/${file}`, 'utf8');
  const translated = content.filter(({ path }) => /(navigation|inquiry)\.yaml$/.test(path));
  const { open, accepted } = findLooseEnds(site, translated);

  const sentences = new Set(readFileSync(SAMPLE_SENTENCES, 'utf8').split(/\s+/));
  const isKept = ({ path }: TextFile) => launch?.kept?.some((one) => path === `src/content/${one}`);
  const sentencesIn = (chosen: TextFile[]) =>
    chosen.flatMap((file) => findSampleSentences(file, sentences));
  const pictures = globSync('public/**/*.{jpg,jpeg,png,webp,avif,gif}');
  const sizes = pictures.map((path) => [path.replace(/^public./, ''), statSync(path).size]);

  const blocking =
    section(
      'Replace: samples, each until its “sample: true” is removed',
      content.flatMap(findSamples),
    ) +
    section(
      'Write your own sentences, or name the file under launch.kept in site.yaml',
      sentencesIn(content.filter((file) => !isKept(file))),
    ) +
    section('Connect, or accept under launch.accepted in site.yaml', open) +
    section(
      'Choose others: colours with too little contrast',
      findWeakColors(textFile('src/styles/tokens.css')),
    ) +
    section(
      'Move to src/pictures/, or make smaller: pictures that are sent as they are',
      findHeavyPictures(Object.fromEntries(sizes), content),
    ) +
    section('Correct: broken links', findBrokenLinks({ url, files: new Set(files), read }));
  section('Accepted as it is', [...accepted, ...sentencesIn(content.filter(isKept))]);
  const texts = content.filter(({ path }) => path.endsWith('.md'));
  section(
    'Advice: syntax of other systems, which is shown as it is or left out',
    texts.flatMap(findForeignSyntax),
  );
  /** Of a YAML file by its name, of a Markdown file by its folder; a language may be before that. */
  const schemaOf = (path: string) =>
    schemas[/(\w[\w-]*)(\.yaml|[\\/][^\\/]+\.md)$/.exec(path)?.[1] ?? ''] ?? z.unknown();
  section(
    'Advice: titles and descriptions of another length than search results show',
    content.flatMap((file) => findOddLengths(file, schemaOf(file.path))),
  );
  const letters = codePointsOf('display').union(codePointsOf('text'));
  section(
    'Advice: letters that no font has, which pictures of shared links leave out',
    content.flatMap((file) => findMissingLetters(file, letters)),
  );

  const pages = files.filter((file) => file.endsWith('.html'));
  const others = files.filter((file) => !file.endsWith('.html'));
  const page = largest(pages, (content) => brotliCompressSync(content).length);
  const other = largest(others, (content) => content.length);
  console.log(
    `Build: ${pages.length} pages, the heaviest ${page}; the largest other file ${other}.`,
  );
  return blocking;
}

if (!existsSync('dist/index.html')) throw new Error('dist/ is missing: run `npm run build` first');
const blocking = check();
if (blocking === 0) console.log('Ready to launch. Next: docs/deploying.md.');
else console.log(`Not ready to launch: ${blocking} to do. Fix the first, then run this again.`);
process.exitCode = blocking === 0 ? 0 : 1;
