/**
 * Lists what is left to do before a launch: `npm run launch-check`, which builds first.
 *
 * Samples still in place, weak colors, links and forms that lead nowhere, broken links and the weight
 * of the build, each with the place to edit; and, as advice, syntax of other systems, texts that search
 * results cut off and letters that no font has. Exits with 1 while anything blocks a launch.
 */
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { create } from 'fontkitten';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentSchemas, folderSchemas } from '#data/content-schemas.ts';
import { dropUnprintable } from '#formatting/unprintable.ts';
import { readTypeface } from '#styles/typefaces.ts';
import {
  type Finding,
  findLooseEnds,
  findMissingLetters,
  findOddLengths,
  findSamples,
  findWeakColors,
} from './launch/findings.ts';
import { findForeignSyntax } from './launch/foreign-syntax.ts';
import { findBrokenLinks } from './launch/links.ts';

const textFile = (path: string) => ({ path, text: dropUnprintable(readFileSync(path, 'utf8')) });

/** Prints findings and returns how many there are. */
function section(title: string, findings: readonly Finding[]): number {
  const lines = findings.map(({ where, what }) => `  ${where}  ${what}`);
  if (lines.length > 0) console.log([`${title} (${lines.length})`, ...lines, ''].join('\n'));
  return lines.length;
}

/** The largest of some files, as `name with 1.0 KB`. */
function largest(files: readonly string[], sizeOf: (content: Buffer) => number): string {
  const sizes = files.map((file) => ({ file, size: sizeOf(readFileSync(`dist/${file}`)) }));
  const [{ file, size } = { file: 'none', size: 0 }] = sizes.toSorted((a, b) => b.size - a.size);
  return `${file} with ${(size / 1024).toFixed(1)} KB`;
}

const schemas: Record<string, z.ZodType> = { ...contentSchemas, ...folderSchemas };

/** The code points that the typefaces have. */
function lettersInFonts(): Set<number> {
  const files = [...readTypeface('display').files, ...readTypeface('text').files];
  const codePoints = files.flatMap((file) => {
    const font = create(readFileSync(file));
    return 'characterSet' in font ? font.characterSet : [];
  });
  return new Set(codePoints);
}

/** Prints what is left to do and returns how much of it blocks a launch. */
function check(): number {
  const site = textFile('src/content/site.yaml');
  const { url, comments } = parse(site.text) as { url: string; comments?: false };
  const navigation = textFile('src/content/navigation.yaml');
  const inquiry = textFile('src/content/inquiry.yaml');
  const unused = comments === false ? /content.comment(s|-form)\.yaml$/ : /^$/;
  const content = globSync('src/content/**/*.{yaml,md}')
    .filter((path) => !unused.test(path))
    .toSorted()
    .map(textFile);
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !/\.(br|gz)$/.test(name) && statSync(`dist/${name}`).isFile());
  const read = (file: string) => readFileSync(`dist/${file}`, 'utf8');
  const { open, accepted } = findLooseEnds({ site, navigation, inquiry });

  const blocking =
    section('Samples: write your own, and remove “sample: true”', content.flatMap(findSamples)) +
    section(
      'Weak colours: too little contrast',
      findWeakColors(textFile('src/styles/tokens.css')),
    ) +
    section('Loose ends: connect them, or accept them under launch.accepted in site.yaml', open) +
    section('Broken links', findBrokenLinks({ url, files: new Set(files), read }));
  section('Accepted as it is', accepted);
  const texts = content.filter(({ path }) => path.endsWith('.md'));
  section(
    'Advice: syntax of other systems, which is shown as it is or left out',
    texts.flatMap(findForeignSyntax),
  );
  const nameOf = (path: string) => path.split(/[\\/.]/)[2] ?? '';
  section(
    'Advice: titles and descriptions of another length than search results show',
    content.flatMap((file) => findOddLengths(file, schemas[nameOf(file.path)] ?? z.unknown())),
  );
  const letters = lettersInFonts();
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
