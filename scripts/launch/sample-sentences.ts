/**
 * How the launch check knows a sentence of the sample: by its hash, so that the sample is written once, in src/content.
 * tests/specification.test.ts keeps the list, and says how it is written anew when the sample changes.
 */
import { createHash } from 'node:crypto';
import { splitFrontMatter } from '#data/reading/front-matter.ts';
import type { ValuePath } from '#data/reading/yaml-source.ts';
import { type Finding, readContent, type TextFile } from './findings.ts';

/** Hashes, with blanks between them. */
export const SAMPLE_SENTENCES = 'scripts/launch/sample-sentences.txt';

/** Words of the interface, which any site may keep. */
const INTERFACE =
  /\/(inquiry|comment-form|navigation)\.yaml|\/pages\.yaml (?!home|testimonials|blog)|withoutScript|notConnected|subtitle/;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences that say something: five words, or two with a figure. */
function sentencesIn(text: string): string[] {
  // Lists and paragraphs; other ends of lines only wrap.
  const blocks = text.split(/\n\s*\n|(?:^|\n)\s*[-*] /).map((block) => block.replace(/\s+/g, ' '));
  const sentences = blocks.flatMap((block) => [...segmenter.segment(block)]);
  return sentences
    .map(({ segment }) => segment.trim())
    .filter((one) => (one.match(/\p{L}\S*/gu) ?? []).length >= (/\d/.test(one) ? 2 : 5));
}

const hashOf = (sentence: string) =>
  createHash('sha256').update(sentence.toLowerCase()).digest('hex').slice(0, 8);

/** Every text of a content file that counts, but for what is marked as a sample as a whole. */
function textsIn(file: TextFile): { where: string; name: string; text: string }[] {
  const { data, at } = readContent(file);
  const visit = (value: unknown, steps: ValuePath): ReturnType<typeof textsIn> => {
    const name = steps.join('.');
    if (typeof value === 'string') return [{ where: at(steps), name, text: value }];
    if (isMarked(value) && steps.length > 0) return [];
    return Object.entries(Object(value)).flatMap(([key, item]) =>
      visit(item, [...steps, Array.isArray(value) ? Number(key) : key]),
    );
  };
  const isMarkdown = file.path.endsWith('.md');
  if (isMarkdown && isMarked(data)) return [];
  const body = isMarkdown ? (splitFrontMatter(file.text)?.body ?? '') : '';
  const line = file.text.slice(0, file.text.indexOf(body)).split('\n').length;
  const texts = [...visit(data, []), { where: `${file.path}:${line}`, name: 'text', text: body }];
  return texts.filter(({ name }) => !INTERFACE.test(`${file.path} ${name}`));
}

const isMarked = (value: unknown) => (value as { sample?: unknown } | null)?.sample === true;

/** The hashes of what a file says. */
export const hashesIn = (file: TextFile): string[] =>
  textsIn(file).flatMap(({ text }) => sentencesIn(text).map(hashOf));

/** The texts of a file that still say what the sample says, each with the first such sentence. */
export function findSampleSentences(file: TextFile, sample: ReadonlySet<string>): Finding[] {
  return textsIn(file).flatMap(({ where, name, text }) => {
    const left = sentencesIn(text).filter((sentence) => sample.has(hashOf(sentence)));
    const [first] = left;
    const more = left.length > 1 ? ` (and ${left.length - 1} more)` : '';
    return first ? [{ where, what: `${name}: ${first.slice(0, 60)}${more}` }] : [];
  });
}
