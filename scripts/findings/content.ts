import { type MdastNode, markdownToMdast } from 'satteri';
import { getWrittenElements, readMarkdown } from '#data/markdown/check-markdown.ts';
import { listClearFormulas } from '#data/markdown/formulas.ts';
import { getProperty, getText } from '#data/markdown/hast.ts';
import { MAX_TITLE_LENGTH } from '#data/reading/fields.ts';
import { type ContentFile, listValues, parseContent } from '#data/reading/read-content.ts';
import type { LaunchDecision } from '#data/site/site-schema.ts';
import { toSafeHref, toSafeSrc } from '#data/urls/content-url.ts';
import { getLineNumber } from '#formatting/characters.ts';
import type { Finding } from './report.ts';

/** What was found on a line of a file. */
type Found = Omit<Finding, 'place'> & { line: number };

/** A content file as the checks see it: the values of its YAML, and of a Markdown text its elements and its prose. */
export function parseFile(file: ContentFile) {
  const { data, getLine } = parseContent(file);
  const isMarkdown = file.path.endsWith('.md');
  return {
    path: file.path,
    text: file.text,
    // None if the YAML is broken, which the build reports.
    values: listValues(data).map(({ value, path }) => {
      const steps = path.map((step) => (typeof step === 'number' ? `item ${step + 1}` : step));
      return { value, path, line: getLine(path), name: steps.join('.') };
    }),
    elements: isMarkdown ? getWrittenElements(readMarkdown(file.text).source) : [],
    prose: isMarkdown ? removeCode(file.text) : '',
  };
}

export type ParsedFile = ReturnType<typeof parseFile>;

export type Check = (file: ParsedFile) => Found[];

/** What a check finds in files. */
export const findIn = (files: readonly ParsedFile[], check: Check): Finding[] =>
  files.flatMap((file) =>
    check(file)
      .toSorted((a, b) => a.line - b.line)
      .map(({ line, ...found }) => ({ ...found, place: `${file.path}:${line}` })),
  );

/** Hosts that nobody can own (RFC 2606, loopback), in `https://host/…` and `someone@host`. */
const SAMPLE_CONTACT =
  /^(https?:\/\/|[^\s@/]+@)([^\s/:?#@]+\.)?(example(\.com|\.net|\.org)?|test|invalid|localhost|127\.0\.0\.1|\[::1\])(?![^/:?#])/i;

/** The last digits of sample phone numbers: four zeros, or 555-0100 to 555-0199. */
const SAMPLE_PHONE = /(0000|55501\d\d)$/;

/** Matches what `npm run new:article` leaves for the author, at the start of a line, an item or a footnote. */
const GAP = /(?<=^[\s>#*+\d.-]*(?:\[\^\w+\]: )?)TODO: .*/gm;

/** Everything that is marked as a sample, looks like one, or is still to be written. */
export function findSamples({ values, prose }: ParsedFile): Found[] {
  const isDraft = values.some(({ name, value }) => name === 'draft' && value === true);
  const samples = values.filter(({ value, path }) => {
    if (typeof value !== 'string') return path.at(-1) === 'sample' && value === true;
    const isPhone = path.at(-1) === 'phone' && SAMPLE_PHONE.test(value.replace(/\D/g, ''));
    return isPhone || SAMPLE_CONTACT.test(value) || (!isDraft && value.startsWith('TODO: '));
  });
  return [
    ...samples.map(({ line, name, value }) => ({ line, what: `${name}: ${value}` })),
    ...(isDraft ? [] : inProse(prose, prose.matchAll(GAP))),
  ];
}

/** The files with texts for search results, and how short and how long each text may be, in characters. */
const METADATA = /(\.md|(fixed-pages|categories)\.yaml)$/;
const LENGTHS: Readonly<Record<string, { min: number; max: number }>> = {
  title: { min: 1, max: MAX_TITLE_LENGTH },
  description: { min: 50, max: 160 },
  excerpt: { min: 50, max: 160 },
};

/** Titles and descriptions that are too short or too long for search results. */
export function findOddLengths({ path: file, values }: ParsedFile): Found[] {
  if (!METADATA.test(file)) return [];
  return values.flatMap(({ value, path, line, name }) => {
    const limits = LENGTHS[String(path.at(-1))];
    const { length } = String(value);
    if (!limits || (length >= limits.min && length <= limits.max)) return [];
    const what = `${name}: ${length} characters (write ${limits.min} to ${limits.max})`;
    return { line, what };
  });
}

/**
 * What no font has: letters and digits anywhere in a content file, and emoji in its titles. Link previews leave out
 * such emoji, and texts with such letters or digits.
 *
 * @param inFonts the code points that the fonts have
 */
export function findMissingLetters({ text }: ParsedFile, inFonts: ReadonlySet<number>): Found[] {
  const lines = text.normalize('NFC').split('\n');
  return lines.flatMap((text, index) => {
    const isTitle = /^[\s-]*(title|heading|headline):/.test(text);
    const signs = text.match(isTitle ? /[\p{L}\p{N}\p{Emoji_Presentation}]/gu : /[\p{L}\p{N}]/gu);
    const missing = (signs ?? []).filter((sign) => !inFonts.has(sign.codePointAt(0) ?? 0));
    return missing.map((what) => ({ line: index + 1, what }));
  });
}

/** Links in a text whose address pages leave out: its scheme is refused, or it contains a user name or a password. */
export function findLostLinks({ elements }: ParsedFile): Found[] {
  return elements.flatMap(({ element, line }) => {
    const what = element.tagName === 'a' ? getProperty(element, 'href') : '';
    // The processor takes `<soap:Body>` for a link.
    const isTag = getText(element) === what && !what.includes('//');
    return toSafeHref(what) === undefined && !isTag ? { line, what } : [];
  });
}

/** Pictures on other hosts than the site's own, whose address is `url`. */
export function findForeignPictures({ values, elements }: ParsedFile, url: string): Found[] {
  const inFields = values.flatMap(({ value, line }) =>
    typeof value === 'string' && PICTURE.test(value) ? { line, what: value } : [],
  );
  const inText = elements.flatMap(({ element, line }) =>
    element.tagName === 'img' ? { line, what: toSafeSrc(getProperty(element, 'src')) ?? '' } : [],
  );
  const isForeign = (what: string) =>
    /^https:/.test(what) && URL.parse(what)?.origin !== URL.parse(url)?.origin;
  return [...inFields, ...inText].filter(({ what }) => isForeign(what));
}

const PICTURE = /^https:\/\/\S+\.(svg|png|jpe?g|webp|avif)(\?\S*)?$/i;

/** Matches what is between two marks, on one or several lines of a paragraph. */
const between = (start: string, end: string) =>
  new RegExp(String.raw`${start}(?:[^\n]|\n(?!\s*\n)){0,300}?${end}`, 'g');

/** The syntax of other systems, which this site shows as it is. */
const FOREIGN_SYNTAX = [
  // Attributes in kramdown and Pandoc
  /\{[:.#] ?[.#]?[a-z][^{}[\n]*\}|(?<=[)\]])\{[a-z]+=[^{}\n]*\}/gi,
  // Liquid, Hugo, Jinja, ERB
  between('{{', '}}'),
  between('(?<!{){%', '%}'),
  between('<%', '%>'),
  // Wikis, Typora
  /!?\[\[[^[\]\n]+\]\](?!\()/g,
  /(?<!\])\[TOC\](?![[(:])/gi,
  /(?<!=)==[^\s=()](?:[^=\n()]{0,80}[^\s=()])?==(?!=)/g,
  // Boxes in Pandoc and Docusaurus
  /^[ \t>]*:{3,}[ \t]*[\w{].*/gm,
  // WordPress
  /\[[a-z][\w-]* [\w-]+=[^\]\n]*\](?![[(:])|\[\/[a-z][\w-]*\](?![[(:])/g,
  // MDX
  /^import [\w{}*, ]+ from ['"].+/gm,
];

/** What looks like the syntax of another system, outside code. */
export function findForeignSyntax({ prose }: ParsedFile): Found[] {
  return FOREIGN_SYNTAX.flatMap((form) => inProse(prose, prose.matchAll(form)));
}

/** Formulas in a text that does not show them. */
export function findFormulas({ prose }: ParsedFile): Found[] {
  return inProse(prose, listClearFormulas(prose));
}

/** What a search has found in the prose of a file. */
function inProse(prose: string, matches: Iterable<{ 0: string; index: number }>): Found[] {
  return Array.from(matches, ({ 0: what, index }) => ({
    line: getLineNumber(prose, index),
    what: what.trim().replace(/\s+/g, ' ').slice(0, 60),
  }));
}

/** A Markdown file with blanks for its front matter, code, formulas, comments, and the ids that headings get. */
export function removeCode(text: string): string {
  const { source } = readMarkdown(text);
  let prose = source;
  const toBlanks = (part: string) => part.replace(/[^\n]/g, ' ');
  const visit = (node: MdastNode): void => {
    const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset];
    if (/^(code|inlineCode)$/.test(node.type))
      prose = prose.slice(0, start) + toBlanks(prose.slice(start, end)) + prose.slice(end);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(markdownToMdast(source));
  return prose.replace(LITERAL, toBlanks);
}

const LITERAL =
  /<!--[\s\S]*?-->|<(pre|code|kbd|samp|tt|script|style)\b[\s\S]*?<\/\1>|(?<=^#.*)\{#[\p{L}\p{N}_.:-]+[^{}\n]*\}(?=\s*$)/gimu;

/** The fields that contain links, with the names by which site.yaml accepts links to “#” there. */
const LINKS: Readonly<Record<string, LaunchDecision>> = {
  header: 'header-links',
  footer: 'footer-links',
  smallPrint: 'small-print-links',
  social: 'social-links',
  connected: 'privacy-link',
};

/** Links to “#”, which site.yaml may accept. */
export function findDeadLinks({ values }: ParsedFile): Found[] {
  return values.flatMap(({ value, path, line }) => {
    const decision = LINKS[String(path[0])];
    if (!decision || path.at(-1) !== 'href' || value !== '#') return [];
    return { line, decision, what: `${decision}: A link leads to “#”.` };
  });
}
