import { type Schema, sanitize } from 'hast-util-sanitize';
import { htmlToHast } from 'satteri';
import temml from 'temml';
import { readYaml, splitFrontMatter } from '../reading/yaml-source.ts';
import { clarifyFormulas } from './delimiters.ts';
import {
  createElement,
  elementsIn,
  getText,
  type HastElement,
  type HastNode,
  type HastRoot,
} from './hast.ts';

/** What MathML may have: nothing that links, loads or runs. Styles are data, because the policy blocks the attribute. */
const MATHML: Schema = {
  tagNames:
    `math annotation mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace
  msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics`.split(
      /\s+/,
    ),
  attributes: {
    '*': [
      ['dataStyle', /border|padding-left:1em/],
      ...`accent className columnspan depth display displaystyle encoding fence form height linethickness lspace
    mathvariant maxsize minsize movablelimits rowspan rspace scriptlevel separator stretchy symmetric voffset
    width`.split(/\s+/),
    ],
  },
};

/** Limits of a formula: characters of TeX, macros in it, and levels of MathML. Together they bound time and size. */
const MAX_LENGTH = 2000;
const MAX_MACROS = 400;
const MAX_DEPTH = 100;
/** The classes of what has a line above or below it. */
const LINES = /^tml-(over|under)line$/;
/** How many signs of a formula fit on the smallest screens. */
const MAX_FITTING = 18;

/** Whether an element is the source of a formula, with its dollar signs. */
export const isFormula = ({ tagName, properties }: HastElement) =>
  tagName === 'code' && [properties.className].flat().includes('language-math');

/** Takes a formula out of the block of code in which the Markdown processor puts what is between lines of `$$`. */
export function unwrapFormula(block: HastElement): void {
  const [code] = block.children;
  if (block.tagName !== 'pre' || code?.type !== 'element' || !isFormula(code)) return;
  block.tagName = 'div';
  code.children = [{ type: 'text', value: `$$${getText(code).trim()}$$` }];
}

/** The MathML of a formula. It contains its source, for assistive technology. Throws if the formula has an error. */
function getMath(code: HastElement): HastElement {
  const [, dollars, tex = ''] = /^(\$*)\s*(.*?)\s*\1$/s.exec(getText(code)) ?? [];
  if (!tex) throw new Error('It is empty.');
  if (tex.length > MAX_LENGTH) throw new Error(`It is longer than ${MAX_LENGTH} characters.`);
  const displayMode = dollars === '$$';
  const limits = { maxExpand: MAX_MACROS, maxSize: [50, 700] as [number, number] };
  const options = { displayMode, annotate: true, throwOnError: true, ...limits };
  const html = temml.renderToString(tex, options);
  const tree = htmlToHast(html, { fragment: true }) as HastRoot;
  if (getDepth(tree) > MAX_DEPTH) throw new Error('It is nested too deep.');
  for (const element of elementsIn(tree)) {
    const { tagName, properties } = element;
    properties.dataStyle = properties.style;
    if (tagName !== 'menclose') continue;
    if (!LINES.test(`${properties.className}`)) throw new Error('Browsers draw no such line.');
    element.tagName = 'mrow';
  }
  const [math] = (sanitize(tree, MATHML) as HastRoot).children;
  if (math?.type !== 'element') throw new Error('It is no MathML.');
  return math;
}

const getDepth = (node: HastNode): number =>
  'children' in node ? 1 + Math.max(0, ...node.children.map(getDepth)) : 0;

/** What is wrong with a formula; undefined if nothing is. */
export function formulaProblem(code: HastElement): string | undefined {
  try {
    getMath(code);
    return undefined;
  } catch (error) {
    const [why] = String(error instanceof Error && error.message).split(/ at (?:position|end)|\n/);
    return `The formula “${getText(code).slice(0, 60)}” has an error. ${why?.trim()}`;
  }
}

/**
 * Replaces the source of a formula by its MathML, in a box that scrolls if the formula is wide. A formula that may be
 * wider than a phone can be focused, so that it also scrolls by keyboard. Formulas run from left to right.
 */
export function showFormula(code: HastElement, ariaLabel: string): void {
  const math = getMath(code);
  const { length } = elementsIn(math).filter(({ tagName }) => /^m[ino]$/.test(tagName));
  const isWide = length > MAX_FITTING;
  const name = math.properties.display === 'block' ? 'formula-block' : 'formula';
  const box = isWide ? { tabIndex: 0, role: 'group', ariaLabel } : {};
  const className = isWide && name === 'formula' ? [name, 'formula-wide'] : [name];
  Object.assign(code, createElement('span', { className, dir: 'ltr', ...box }, [math]));
}

/** A Markdown file for the Markdown processor, which reads formulas if the front matter says `math: true`. */
export function readFormulas(text: string) {
  const { data } = readYaml(splitFrontMatter(text)?.frontMatter ?? '');
  const math = typeof data === 'object' && data !== null && 'math' in data && data.math === true;
  const features = { math };
  return { source: math ? clarifyFormulas(text, features) : text, features };
}
