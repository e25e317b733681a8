import { type Schema, sanitize } from 'hast-util-sanitize';
import { htmlToHast } from 'satteri';
import temml from 'temml';
import { getLineNumber } from '#formatting/characters.ts';
import {
  createElement,
  getProperty,
  getText,
  type HastElement,
  type HastRoot,
  isDeeper,
  isElement,
  listElements,
  replaceNode,
} from './hast.ts';
import { matchOutsideCode, replaceOutsideCode } from './outside-code.ts';

const { raw } = String;

/** A line break within a paragraph. */
const BREAK = raw`\n(?![ \t>]*\n)`;

/** Two lines of `$$` and those between them. Before each `$$` may be the marks of a list or a quotation. */
const FENCE_START = raw`(?<=^[^\p{L}$\n]*)\$\$[ \t]*\n`;
const FENCE_LINE = raw`(?!.*\$\$).*\n`;
const FENCE_END = raw`[^\p{L}$\n]*\$\$[ \t]*$`;

/** Between `$$` and `$$` in a paragraph: other characters, a single `$`, line breaks. */
const BLOCK_PART = raw`[^$\n]|\$(?!\$)|${BREAK}`;

/** Both `$` of an inline formula touch it. No Latin letter or digit precedes the first, no digit follows the last. */
const INLINE_START = raw`(?<![\p{sc=Latn}\p{N}$])\$(?![\s$])`;
const INLINE_PART = raw`[^$\n\\\x60]|\\[^$\n]|${BREAK}`;
const INLINE_END = raw`(?<!\s)\$(?![\p{N}$])`;

/** A number and a word, as in `5 million`: the `$` before them marks a price. */
const PRICE = raw`\d[\d.,]*\s+\p{L}{2}`;

/** Matches a formula. Also matches escaped characters and other dollar signs, so that no formula begins there. */
const FORMULA = new RegExp(
  [
    raw`\\.`,
    `(?<fence>${FENCE_START}(?:${FENCE_LINE})*?${FENCE_END})`,
    raw`(?<block>\$\$(?!\$)(?:${BLOCK_PART})+?\$\$(?!\$))`,
    `(?<inline>${INLINE_START}(?!${PRICE})(?:${INLINE_PART})+?${INLINE_END})`,
    raw`\$`,
  ].join('|'),
  'gmu',
);

const COMMAND = raw`\\[a-z,;!{}\\]`;
const INDEX_OR_EXPONENT = raw`[\p{L}\p{N})}\]][_^][\p{L}\p{N}{\\(+-]`;
const ONE_LETTER = raw`\$\p{L}\$`;
const RELATION = raw`\w ?[=<>] ?\w`;

/** Matches what shows that a text between two `$` is a formula. */
const CLEARLY_FORMULA = new RegExp(
  [COMMAND, INDEX_OR_EXPONENT, ONE_LETTER, RELATION].join('|'),
  'iu',
);

/** The parts of a text that are clearly formulas, each with its index. */
export const listClearFormulas = (prose: string) =>
  [...prose.matchAll(FORMULA)].filter(
    ([found]) => found.startsWith('$') && CLEARLY_FORMULA.test(found),
  );

/** The formula that was matched, if any, without the marks that begin its lines in a quotation. */
function readFormula({ groups, index, input }: RegExpExecArray): string | undefined {
  const before = input.slice(input.lastIndexOf('\n', index) + 1, index);
  const lineEnd = /^[^\p{L}\p{N}]*>/u.test(before) ? /\n[ \t>]*/g : /\n[ \t]*/g;
  return (groups?.fence ?? groups?.block ?? groups?.inline)?.replace(lineEnd, '\n');
}

function replaceFormulas(
  markdown: string,
  replace: (formula: string, match: RegExpExecArray) => string,
): string {
  if (!markdown.includes('$')) return markdown;
  return replaceOutsideCode(markdown, FORMULA, (match) => {
    const formula = readFormula(match);
    return formula ? replace(formula, match) : match[0];
  });
}

const escapeSymbols = (formula: string) => formula.replace(/[!-/:-@[-`{-~]/g, '\\$&');

/** Turns formulas into code, so that the Markdown processor leaves them alone. All lines keep their numbers. */
export const turnFormulasIntoCode = (markdown: string) =>
  replaceFormulas(markdown, (formula, match) =>
    match.groups?.fence
      ? match[0].replace('$$', '```math').replace(/\$\$(?=[ \t]*$)/, '```')
      : `<code class="language-math">${escapeSymbols(formula)}</code>`,
  );

/** Escapes what clearly is a formula, so that a text without `math: true` shows it as written. */
export const escapeFormulas = (markdown: string) =>
  replaceFormulas(markdown, (formula, match) =>
    CLEARLY_FORMULA.test(formula) ? escapeSymbols(formula) : match[0],
  );

/** The formulas in a text, each with its line, except those between two lines of `$$`. */
export function listFormulas(markdown: string) {
  return matchOutsideCode(markdown, FORMULA).flatMap((match) => {
    const formula = match.groups?.fence ? undefined : readFormula(match);
    return formula ? [{ formula, line: getLineNumber(markdown, match.index) }] : [];
  });
}

const MATHML_ELEMENTS =
  'math annotation mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle ' +
  'msub msubsup msup mtable mtd mtext mtr munder munderover none semantics';
const MATHML_ATTRIBUTES =
  'accent className columnspan depth display displaystyle encoding fence form height linethickness lspace mathvariant ' +
  'maxsize minsize movablelimits rowspan rspace scriptlevel separator stretchy symmetric voffset width';

/** What MathML may have: nothing that links, loads or runs. `data-style` replaces `style`, which the policy blocks. */
const MATHML: Schema = {
  tagNames: MATHML_ELEMENTS.split(' '),
  attributes: {
    '*': [['dataStyle', /border|padding-left:1em/], ...MATHML_ATTRIBUTES.split(' ')],
  },
};

/** Limits of a formula: characters of TeX, uses of macros, and levels of MathML. Together they bound time and size. */
const MAX_FORMULA_LENGTH = 2000;
const MAX_MACROS = 400;
const MAX_FORMULA_DEPTH = 100;
/** Temml's classes for overlines and underlines. */
const LINE_CLASS = /^tml-(over|under)line$/;
const MAX_SYMBOLS_ON_PHONE = 18;

/** Whether an element contains the source of a formula. */
export const isFormula = ({ tagName, properties }: HastElement) =>
  tagName === 'code' && [properties.className].flat().includes('language-math');

/** Unwraps a formula that the Markdown processor has read as a block of code. */
export function unwrapFormula(block: HastElement): void {
  const [code] = block.children;
  if (block.tagName !== 'pre' || !isElement(code) || !isFormula(code)) return;
  block.tagName = 'div';
  code.children = [{ type: 'text', value: `$$${getText(code).trim()}$$` }];
}

/** The MathML of a formula, with the formula as its annotation. Throws if the formula has an error. */
function toMathMl(formula: string): HastElement {
  const [, dollars, tex = ''] = /^(\$*)\s*(.*?)\s*\1$/s.exec(formula) ?? [];
  if (!tex) throw new Error('It is empty.');
  if (tex.length > MAX_FORMULA_LENGTH)
    throw new Error(`It is longer than ${MAX_FORMULA_LENGTH} characters.`);
  const displayMode = dollars === '$$';
  const limits = { maxExpand: MAX_MACROS, maxSize: [50, 700] as [number, number] };
  const options = { displayMode, annotate: true, throwOnError: true, ...limits };
  const html = temml.renderToString(tex, options);
  const tree = htmlToHast(html, { fragment: true }) as HastRoot;
  if (isDeeper(tree, MAX_FORMULA_DEPTH)) throw new Error('It is nested too deeply.');
  for (const element of listElements(tree)) {
    element.properties.dataStyle = element.properties.style;
    if (element.tagName !== 'menclose') continue;
    if (!LINE_CLASS.test(getProperty(element, 'className')))
      throw new Error('Browsers do not draw the line of \\cancel and similar commands.');
    element.tagName = 'mrow';
  }
  const [math] = (sanitize(tree, MATHML) as HastRoot).children;
  if (!isElement(math))
    throw new Error('It cannot be shown as a formula. Write it in another way.');
  return math;
}

export function getFormulaProblems(formula: string): string[] {
  try {
    toMathMl(formula);
    return [];
  } catch (error) {
    const [why] = String(error instanceof Error && error.message).split(/ at (?:position|end)|\n/);
    return [`The formula “${formula.slice(0, 60)}” has an error. ${why?.trim()}`];
  }
}

/**
 * Replaces the source of a formula with its MathML, in a box that scrolls if the formula is wide. A formula that may be
 * wider than a phone can be focused, so that it also scrolls by keyboard. Formulas run from left to right.
 */
export function showFormula(code: HastElement, ariaLabel: string): void {
  const math = toMathMl(getText(code));
  const { length } = listElements(math).filter(({ tagName }) => /^m[ino]$/.test(tagName));
  const isWide = length > MAX_SYMBOLS_ON_PHONE;
  const name = math.properties.display === 'block' ? 'formula-block' : 'formula';
  const box = isWide ? { tabIndex: 0, role: 'group', ariaLabel } : {};
  const className = isWide && name === 'formula' ? [name, 'formula-wide'] : [name];
  replaceNode(code, createElement('span', { className, dir: 'ltr', ...box }, [math]));
}
