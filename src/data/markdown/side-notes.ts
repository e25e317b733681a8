import {
  createElement,
  getProperty,
  type HastElement,
  type HastRoot,
  isElement,
  listElements,
} from './hast.ts';

type Children = HastElement['children'];

/**
 * Puts copies of footnotes after their first marks, for screens with space beside the text (long-text.css). The copies
 * are hidden from assistive technology, which reads the notes themselves at the end. Only paragraphs and lists get
 * copies, because other blocks may be wider than the text.
 */
export function addSideNotes(tree: HastRoot): void {
  const notes = new Map(listElements(tree).flatMap(getNote));
  for (const block of tree.children)
    if (isElement(block, 'p', 'ul', 'ol')) insertNotes(block, notes);
}

/** A footnote's anchor and content. Empty if the element is no footnote, or contains more than paragraphs. */
function getNote(element: HastElement): [string, Children][] {
  const id = getProperty(element, 'id');
  if (element.tagName !== 'li' || !id.startsWith('user-content-fn-')) return [];
  const blocks = element.children.filter((child) => isElement(child));
  if (blocks.some((block) => block.tagName !== 'p')) return [];
  const lines = blocks.flatMap((block) => [createElement('br', {}), ...block.children]);
  return [[`#${id}`, withoutLinks(lines.slice(1))]];
}

/** The same nodes without footnote marks, and with links as plain text. */
function withoutLinks(children: Children): Children {
  return children.flatMap((child): Children => {
    if (!isElement(child)) return [child];
    const { tagName, properties } = child;
    if (tagName === 'sup' || 'dataFootnoteBackref' in properties) return [];
    const name = tagName === 'a' ? 'span' : tagName;
    return [createElement(name, { ...properties, href: undefined }, withoutLinks(child.children))];
  });
}

function insertNotes(element: HastElement, notes: Map<string, Children>): void {
  element.children = element.children.flatMap((child): Children => {
    if (!isElement(child)) return [child];
    const [mark] = child.tagName === 'sup' ? child.children : [];
    if (!isElement(mark)) {
      insertNotes(child, notes);
      return [child];
    }
    const href = getProperty(mark, 'href');
    const content = notes.get(href);
    if (!content) return [child];
    notes.delete(href);
    const number = createElement('sup', {}, mark.children);
    const note = { className: ['side-note'], ariaHidden: 'true' };
    return [
      child,
      createElement('small', note, [number, { type: 'text', value: ' ' }, ...content]),
    ];
  });
}
