import type { Strings } from '#languages/en.ts';
import {
  createElement,
  getText,
  type HastElement,
  type HastNode,
  isElement,
  replaceNode,
} from './hast.ts';

/** Matches a figure such as `38%` or `€1.2M`. More than six characters are too wide for the large type. */
const FIGURE = /^(?=.*\p{N}).{1,6}$/u;

const CALLOUT = /^\[!(note|tip|important|warning|caution)\][ \t]*(\n|$)/i;

/** In characters. A longer quotation is not set in large type. */
const MAX_LARGE_LENGTH = 200;

const isShort = (paragraph: HastElement) => getText(paragraph).length <= MAX_LARGE_LENGTH;

type Callouts = Strings['text']['callouts'];

/**
 * Marks three kinds of quotations: a bold figure and what it counts, a callout (`> [!NOTE]`, as on GitHub), and a
 * short paragraph, which is set in large type if it is not in a list or box. Other quotations get no mark.
 */
export function markQuotation(quotation: HastElement, callouts: Callouts): void {
  const [paragraph, ...others] = quotation.children.filter((child) => isElement(child));
  const first = paragraph?.children[0];
  const isBold = isElement(first, 'strong');
  if (paragraph && isBold && FIGURE.test(getText(first)))
    paragraph.properties.className = ['figure'];
  else if (!isBold && paragraph?.tagName === 'p' && others.length === 0 && isShort(paragraph))
    quotation.properties.dataLarge = '';
  const [mark, kind = ''] = CALLOUT.exec(first?.type === 'text' ? first.value : '') ?? [];
  if (!mark || !paragraph || first?.type !== 'text') return;
  first.value = first.value.slice(mark.length);
  const dataKind = kind.toLowerCase() as keyof Callouts;
  const title = createElement('p', { className: ['callout-title'] }, [
    createElement('strong', {}, callouts[dataKind]),
  ]);
  const isRest = (child: HastNode) => child !== paragraph || paragraph.children.length > 1;
  const children = first.value ? quotation.children : quotation.children.filter(isRest);
  const properties = { className: ['callout'], role: 'note', dataKind };
  replaceNode(quotation, createElement('div', properties, [title, ...children]));
}
