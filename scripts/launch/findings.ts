import { type MdastNode, markdownToMdast } from 'satteri';
import { type ContentFile, parseContent } from '#data/reading/content-file.ts';
import { MAX_TITLE_LENGTH } from '#data/reading/fields.ts';
import { valuesIn } from '#data/reading/schema-problems.ts';
import type { LaunchDecision } from '#data/site/site-schema.ts';

/** Each finding is one line for the site's owner: the file, the line in it, and what to do or to check there. */

/** Hosts that nobody can own (RFC 2606, RFC 6761), in `https://host/…` and `someone@host`. */
const SAMPLE_ADDRESS =
  /^(https?:\/\/|[^\s@/]+@)([^\s/:?#@]+\.)?(example(\.com|\.net|\.org)?|test|invalid|localhost|127\.0\.0\.1|\[::1\])(?![^/:?#])/i;

/** The last digits of sample phone numbers: four zeros, or 555-0100 to 555-0199. */
const SAMPLE_PHONE = /(0000|55501\d\d)$/;

/** Matches a `TODO:` that `npm run new:article` leaves for the author. */
const PLACEHOLDER = /^TODO: /;

/** Everything that is marked as a sample, looks like one, or is still to be written. */
export function findSamples(file: ContentFile): string[] {
  const values = fieldsOf(file);
  const isDraft = values.some(({ name, value }) => name === 'draft' && value === true);
  const samples = values.filter(({ value, path }) => {
    if (typeof value !== 'string') return path.at(-1) === 'sample' && value === true;
    const isPhone = path.at(-1) === 'phone' && SAMPLE_PHONE.test(value.replace(/\D/g, ''));
    return isPhone || SAMPLE_ADDRESS.test(value) || (!isDraft && PLACEHOLDER.test(value));
  });
  const found = samples.map(({ where, name, value }) => `${where}  ${name}: ${value}`);
  return isDraft || !file.path.endsWith('.md') ? found : [...found, ...findGaps(file)];
}

/** The files with texts for search results, and how short and how long each text may be, in characters. */
const METADATA = /(\.md|(fixed-pages|categories)\.yaml)$/;
const SHOWN = new Map([
  ['title', [1, MAX_TITLE_LENGTH]],
  ['description', [50, 160]],
  ['excerpt', [50, 160]],
]);

/** Titles and descriptions that are too short or too long for search results. */
export function findOddLengths(file: ContentFile): string[] {
  const fields = METADATA.test(file.path) ? fieldsOf(file) : [];
  return fields.flatMap(({ value, path, where, name }) => {
    const { length } = `${value}`;
    const [min = 0, max = length] = SHOWN.get(`${path.at(-1)}`) ?? [];
    if (length >= min && length <= max) return [];
    return `${where}  ${name}: ${length} characters. Write ${min} to ${max}.`;
  });
}

/**
 * The letters and digits in a content file, and the emoji in its titles, that no font has. Link previews leave out such
 * emoji, and texts with such letters or digits.
 *
 * @param inFonts the code points that the fonts have
 */
export function findMissingLetters(file: ContentFile, inFonts: ReadonlySet<number>): string[] {
  const seen = new Set<string>();
  const lines = file.text.normalize('NFC').split('\n');
  return lines.flatMap((line, index) => {
    const isTitle = /^[\s-]*(title|heading|headline):/.test(line);
    const signs = line.match(isTitle ? /[\p{L}\p{N}\p{Emoji_Presentation}]/gu : /[\p{L}\p{N}]/gu);
    const missing = new Set(signs?.filter((one) => !inFonts.has(one.codePointAt(0) ?? 0)));
    const unseen = [...missing.difference(seen)].join(' ');
    for (const one of missing) seen.add(one);
    return unseen ? `${file.path}:${index + 1}  ${unseen}` : [];
  });
}

/** The fields that contain links, with the names by which site.yaml accepts links to “#” there. */
const LINKS: Readonly<Record<string, LaunchDecision>> = {
  header: 'header-links',
  footer: 'footer-links',
  smallPrint: 'small-print-links',
  social: 'social-links',
  connected: 'privacy-link',
};

/** Links to “#”, which site.yaml may accept. */
export function findDeadLinks(file: ContentFile): { decision: LaunchDecision; finding: string }[] {
  return fieldsOf(file).flatMap(({ value, path, where }) => {
    const decision = LINKS[`${path[0]}`];
    if (!decision || path.at(-1) !== 'href' || value !== '#') return [];
    return { decision, finding: `${where}  ${decision}: A link leads to “#”.` };
  });
}

/** The values of a content file, with their places. None if its YAML is broken, which the build reports. */
function fieldsOf(file: ContentFile) {
  const { data, lineOf } = parseContent(file);
  return valuesIn(data).map(({ value, path }) => {
    const where = `${file.path}:${lineOf(path)}`;
    const steps = path.map((step) => (typeof step === 'number' ? `item ${step + 1}` : step));
    return { value, path, where, name: steps.join('.') };
  });
}

/** The lines of a Markdown text that are still to be written, except in code. */
function findGaps({ path, text }: ContentFile): string[] {
  const visit = (node: MdastNode, parentLine: number): string[] => {
    const line = node.position?.start.line ?? parentLine;
    if ('children' in node) return node.children.flatMap((child) => visit(child, line));
    const lines = node.type === 'text' ? node.value.split('\n') : [];
    return lines.flatMap((text, index) =>
      PLACEHOLDER.test(text) ? `${path}:${line + index}  ${text}` : [],
    );
  };
  return visit(markdownToMdast(text), 1);
}
