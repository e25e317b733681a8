import { htmlToHast, markdownToHast } from 'satteri';
import { readYaml, splitFrontMatter } from '#data/reading/yaml-source.ts';
import { PLAIN_HOST_ADVICE, toSafeSrc } from '#data/urls/content-url.ts';
import { getMissingPictureProblem, hasPicture } from '#data/urls/site-file.ts';
import { getLineNumber } from '#formatting/characters.ts';
import { toRecord } from '#formatting/records.ts';
import { getFormulaProblems, isFormula, listFormulas, turnFormulasIntoCode } from './formulas.ts';
import {
  createElement,
  getProperty,
  getText,
  type HastElement,
  type HastRoot,
  isDeeper,
} from './hast.ts';
import { readVideoUrl } from './video.ts';

/**
 * The problems of a text, each with its line. Tags and attributes are named as the author wrote them.
 *
 * @param file the whole file with its front matter, so that line numbers (from 1) match the file
 */
export function checkMarkdown(file: string, exists = hasPicture) {
  const { markdown, source, math } = readMarkdown(file);
  const deepLine = findDeepLine(source);
  if (deepLine) return [{ line: deepLine, text: TOO_DEEP }];
  if (!/\S/.test(markdown.replace(COMMENT, '')))
    return [{ line: file.split('\n').length, text: 'Write a text below the fields.' }];
  const elements = getWrittenElements(source);
  const refusals = elements.flatMap((written) =>
    getRefusals(written, exists).map((text) => ({ line: written.line, text })),
  );
  if (!math) return refusals;
  const blocks = elements
    .filter(({ element, names }) => isFormula(element) && names.length === 0)
    .map(({ element, line }) => ({ formula: `$$${getText(element).trim()}$$`, line }));
  const wrong = [...listFormulas(markdown), ...blocks].flatMap(({ formula, line }) =>
    getFormulaProblems(formula).map((text) => ({ line, text })),
  );
  return [...refusals, ...wrong];
}

const COMMENT = /<!--[\s\S]*?(-->|$)/g;

/**
 * Reads a Markdown file. `markdown` has blanks in place of the front matter. `source` is the same, but with formulas as
 * code if the front matter has `math: true`.
 */
export function readMarkdown(file: string) {
  const { start = '', frontMatter = '', end = '', body = file } = splitFrontMatter(file) ?? {};
  const math = toRecord(readYaml(frontMatter).data).math === true;
  const markdown = (start + frontMatter + end).replace(/[^\n]/g, ' ') + body;
  return { markdown, source: math ? turnFormulasIntoCode(markdown) : markdown, math };
}

/** The most levels of elements. Browsers nest about 500 at most, and our functions that walk a tree are recursive. */
const MAX_DEPTH = 200;

const TOO_DEEP = `This is nested more than ${MAX_DEPTH} levels deep. Remove repeated marks, or close tags that are open.`;

/** The first line at which a text is nested too deeply, found by binary search. */
function findDeepLine(source: string): number | undefined {
  const lines = source.split('\n');
  const isTooDeep = (count: number) => {
    const text = lines.slice(0, count).join('\n');
    return isDeeper(markdownToHast(text, { features: { rawHtml: true } }) as HastRoot, MAX_DEPTH);
  };
  let [fits, deep] = [0, lines.length];
  if (!isTooDeep(deep)) return undefined;
  while (deep - fits > 1) {
    const middle = Math.floor((fits + deep) / 2);
    if (isTooDeep(middle)) deep = middle;
    else fits = middle;
  }
  return deep;
}

/** Matches a comment, or the tag that begins an element, with its name. */
const TAG = /<!--[\s\S]*?-->|<([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/** An element of a text, before anything is left out. */
interface WrittenElement {
  element: HastElement;
  line: number;
  /** For HTML: the names of the tag and its attributes, as written. Empty for Markdown. */
  names: string[];
}

export function getWrittenElements(source: string): WrittenElement[] {
  const found: WrittenElement[] = [];
  const visit = (node: ReturnType<typeof markdownToHast>, outer: number) => {
    const line = node.position?.start.line ?? outer;
    if (node.type === 'element') found.push({ element: node as HastElement, line, names: [] });
    if (node.type === 'raw')
      for (const { 0: tag, 1: name, index } of node.value.matchAll(TAG)) {
        if (!name) continue;
        const names = Array.from(tag.matchAll(ATTRIBUTE), ([, name = '']) => name);
        const element = { ...readTag(tag, name), tagName: name.toLowerCase() };
        found.push({ element, line: line + getLineNumber(node.value, index) - 1, names });
      }
    if ('children' in node) for (const child of node.children) visit(child, line);
  };
  visit(markdownToHast(source), 1);
  return found;
}

/** Reads a tag as an element, even where browsers would ignore it, such as a cell outside a table. */
function readTag(tag: string, name: string) {
  const html = `<b${tag.slice(name.length + 1)}>`;
  const [element] = (htmlToHast(html, { fragment: true }) as HastRoot).children;
  return element?.type === 'element' ? element : createElement('b', {});
}

/** HTML that could run, frame, send or redirect something is not dropped silently: the author must remove it. */
const REFUSED_TAG = /^(script|i?frame|frameset|object|embed|applet|form|base)$/;
const REFUSED_ATTRIBUTE = /^(on[a-z]{3,}|srcdoc|formaction|httpequiv)$/i;
const REFUSED_SCHEME = /^(javascript|vbscript|data):/i;

const URL_ATTRIBUTE = /^((xlink)?href|src|action|data|poster)$/i;

/** The reasons to refuse an element, including pictures that would not load. */
function getRefusals(
  { element, names }: WrittenElement,
  exists: (url: string) => boolean,
): string[] {
  const { tagName, properties } = element;
  // `http-equiv` in a file is `httpEquiv` in the tree.
  const toPlainName = (name: string) => name.replace(/[-:]/g, '').toLowerCase();
  const asWritten = (property: string) =>
    names.find((name) => toPlainName(name) === toPlainName(property)) ?? property;
  const tag = `<${asWritten(tagName)}>`;
  if (REFUSED_TAG.test(tagName)) {
    const video = readVideoUrl(getProperty(element, 'src').replace(/^\/\//, 'https://'));
    const instead = video
      ? `Write the address of the video alone, with an empty line above and below: ${video.page}. Its service must be in site.yaml: embeds: [${video.service}].`
      : 'Remove it, or link to what it shows. To show the tag itself, put it in backticks.';
    return [`${tag} is not allowed. ${instead}`];
  }
  return Object.entries(properties).flatMap(([property, value]) => {
    if (REFUSED_ATTRIBUTE.test(property))
      return `${asWritten(property)} is not allowed on ${tag}. Leave it out.`;
    if (!URL_ATTRIBUTE.test(property)) return [];
    const url = String(value);
    return (tagName === 'img' ? pictureUrlProblem(url, exists) : linkUrlProblem(url)) ?? [];
  });
}

const refusal = (url: string, instead: string) =>
  `The address "${url.slice(0, 60)}" is not allowed. ${instead}`;

function linkUrlProblem(url: string): string | undefined {
  const isRefused = REFUSED_SCHEME.test(url.replace(/[\s\p{Cc}]/gu, ''));
  return isRefused ? refusal(url, 'Start it with https://, / or #.') : undefined;
}

function pictureUrlProblem(url: string, exists: (url: string) => boolean): string | undefined {
  const known = toSafeSrc(url);
  if (known) return known.startsWith('/') ? getMissingPictureProblem(known, exists) : undefined;
  if (/^(https?:)?[/\\]{2}/i.test(url)) return refusal(url, PLAIN_HOST_ADVICE);
  // The processor escapes backslashes.
  const [name] = /^(data|blob|cid):/i.test(url) ? [] : url.split(/[?#]/);
  const file = name?.split(/\/|\\|%5C/).at(-1) || 'its-name.png';
  return refusal(url, `Put the picture into src/pictures/ and write /pictures/${file}.`);
}
