import type { z } from 'zod';
import { type JsonSchema, jsonSchemaOf } from '#data/reading/json-schema.ts';
import { knownPlaceholders } from '#data/reading/placeholders.ts';
import type { LaunchDecision, Site } from '#data/site/site-schema.ts';
import { type Finding, linesWith, maskCode, type TextFile, valuesIn } from './text-files.ts';

/** Hosts that nobody can own (RFC 2606, RFC 6761), in `https://host/…` and `someone@host`. */
const SAMPLE_ADDRESS =
  /^(https?:\/\/|[^\s@/]+@)([^\s/:?#@]+\.)?(example(\.com|\.net|\.org)?|test|invalid|localhost|127\.0\.0\.1|\[::1\])(?![^/:?#])/i;

/** Digits that sample numbers end in: four zeros, or 555-0100 to 555-0199. */
const SAMPLE_PHONE = /(0000|55501\d\d)$/;

/** What `npm run new:article` leaves for somebody to write. */
const PLACEHOLDER = /^(?:\[\^\w+\]: )?(TODO: .*)/;

/** What is marked as a sample, looks like one, or is still to be written. */
export function findSamples(file: TextFile): Finding[] {
  const values = valuesIn(file);
  const isDraft = values.some(({ name, value }) => name === 'draft' && value === true);
  const samples = values.filter(({ value, path }) => {
    if (typeof value !== 'string') return path.at(-1) === 'sample' && value === true;
    const isPhone = path.at(-1) === 'phone' && SAMPLE_PHONE.test(value.replace(/\D/g, ''));
    return isPhone || SAMPLE_ADDRESS.test(value) || (!isDraft && PLACEHOLDER.test(value));
  });
  const text = file.path.endsWith('.md') && !isDraft ? maskCode(file.text) : '';
  return [
    ...samples.map(({ where, name, value }) => ({ where, what: `${name}: ${value}` })),
    ...linesWith({ ...file, text }, (line) => PLACEHOLDER.exec(line)?.[1]),
  ];
}

/** Titles and descriptions with more or fewer characters than search results show. */
export function findOddLengths(file: TextFile, schema: z.ZodType): Finding[] {
  const root = jsonSchemaOf(schema);
  return valuesIn(file).flatMap(({ value, path, where, name }) => {
    const { shownLength } = path.reduce<JsonSchema>(
      (at, step) =>
        ((typeof step === 'number' ? at.items : at.properties?.[step]) ?? {}) as JsonSchema,
      root,
    );
    const [min, max] = shownLength ?? [0, Number.POSITIVE_INFINITY];
    const { length } = `${value}`;
    const what = `${name}: ${length} characters; ${min} to ${max} are shown.`;
    return length < min || length > max ? [{ where, what }] : [];
  });
}

/**
 * The letters and digits of a content file that no font has, and emoji of titles: pictures of shared links lack them.
 *
 * @param inFonts the code points that the fonts have
 */
export function findMissingLetters(file: TextFile, inFonts: ReadonlySet<number>): Finding[] {
  const seen = new Set(['']);
  return linesWith({ ...file, text: file.text.normalize('NFC') }, (line) => {
    const isTitle = /^[\s-]*(title|heading|headline):/.test(line);
    const signs = line.match(isTitle ? /[\p{L}\p{N}\p{Emoji_Presentation}]/gu : /[\p{L}\p{N}]/gu);
    const isMissing = (one: string) => !inFonts.has(one.codePointAt(0) ?? 0) && !seen.has(one);
    const missing = new Set(signs?.filter(isMissing));
    for (const one of missing) seen.add(one);
    return [...missing].join(' ');
  });
}

/** The fields of links, with what site.yaml calls them. */
const LINKS: Readonly<Record<string, LaunchDecision>> = {
  header: 'header-links',
  footer: 'footer-links',
  smallPrint: 'small-print-links',
  social: 'social-links',
  connected: 'privacy-link',
};

/** Links to “#” and forms that send nothing (Specification §2 and §7), which site.yaml may accept. */
export function findUnconnected(
  files: readonly TextFile[],
  { forms, comments }: Pick<Site, 'forms' | 'comments'>,
): (Finding & { decision: LaunchDecision })[] {
  const links = files.flatMap(valuesIn).flatMap(({ value, path, where }) => {
    const decision = LINKS[`${path[0]}`];
    const isDead = path.at(-1) === 'href' && value === '#';
    // Forms that send nothing show no privacy line.
    const isShown = decision !== 'privacy-link' || forms?.contact || forms?.inquiry;
    return decision && isDead && isShown ? [{ decision, where, what: 'A link leads to “#”.' }] : [];
  });
  const where = 'src/content/site.yaml';
  const silent: typeof links = [];
  if (!forms?.contact)
    silent.push({ decision: 'contact-form', where, what: 'The contact form sends nothing.' });
  if (!forms?.inquiry)
    silent.push({ decision: 'project-form', where, what: 'The project form reaches nobody.' });
  if (comments !== false)
    silent.push({ decision: 'comments', where, what: 'Comments are lost on reload.' });
  return [...links, ...silent].map(({ what, ...end }) => ({
    ...end,
    what: `${end.decision}: ${what}`,
  }));
}

/** What other systems replace, and Markdown shows as it is or leaves out. Each matches in one line. */
const SYNTAX = [
  /\{\{.*?\}\}|\{%.*?%\}/, // Hugo, Jekyll, Nunjucks
  /\{:.*\}\s*$|\bmarkdown=["']?(1|block|span)\b/, // kramdown
  /^\s*:::+.*|^\s*!!! \w+/, // Docusaurus, VitePress, MkDocs
  /^(import\s.*\sfrom\s|export\s+(const|default|function)\s).*/, // MDX
  /<[A-Z]\w*[a-z]\w*|<(video|audio|svg|canvas|math)\b/, // components, and what is left out
  /(?<![\w:/]):(?:[+-]1|[a-z][a-z0-9_+-]*):(?![\w:/])/, // emoji
  /(?<![\\\w$])\$\$?(?=\S)[^$]*(?<=[^\s\\])\$\$?(?!\d)|^\s*\$\$\s*$/, // KaTeX
  /\[\[[^\]]+\]\]|^\s*\[toc\]\s*$/i, // wikis
  /\[(caption|embed|gallery|playlist)( [^\]]*)?\](?!\()/, // WordPress
];

/** What looks like the syntax of another system, or of this site's YAML, once for each line. Code is left alone. */
export function findForeignSyntax(file: TextFile): Finding[] {
  return linesWith({ ...file, text: maskCode(file.text) }, (line) => {
    const [found] = SYNTAX.flatMap((one) => one.exec(line)?.[0].trim() ?? []);
    return found ?? knownPlaceholders(line)[0];
  });
}
