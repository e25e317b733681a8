import querystring from 'node:querystring';
import {
  createElement,
  FOOTNOTES_HEADING_ID,
  getProperty,
  getText,
  type HastElement,
  type HastRoot,
  listElements,
} from './hast.ts';

export interface Heading {
  /** From 2 to 6. */
  depth: number;
  id: string;
  text: string;
}

/** The ids of the sections that may be on a page with a text. Other sites may link to them. */
export const SECTION_IDS = ['comments', 'projects', 'testimonials'];

/** The start of all other ids that the layout adds to pages with a text. No id in a text may have it. */
export const LAYOUT_ID = /^(site-)+/;

const HEADING = /^h[1-6]$/;

/** An explicit id as other systems write it: `## Prices {#prices}`. */
const EXPLICIT_ID = /(?<!\s)\s*\{#([\p{L}\p{N}_.:-]+)(?![\p{L}\p{N}_.:-])[^{}]*\}\s*$/u;

/** Applies the explicit id of a heading, and removes it from the text. */
export function applyExplicitId({ tagName, properties, children }: HastElement): void {
  const last = children.at(-1);
  if (!HEADING.test(tagName) || last?.type !== 'text') return;
  properties.id ??= EXPLICIT_ID.exec(last.value)?.[1];
  last.value = last.value.replace(EXPLICIT_ID, '');
}

/**
 * Gives each heading an id, as GitHub does. An h2 or h3 without a link becomes a link to itself, which people can copy.
 * Explicit ids take the same form. If a section or another element has the id, a number is added. Links follow: if the
 * first heading `comments` becomes `comments-1`, so does the link `#comments`.
 */
export function linkHeadings(tree: HastRoot): Heading[] {
  const elements = listElements(tree);
  const footnotesHeading = elements.findLast(
    ({ properties }) => properties.id === FOOTNOTES_HEADING_ID,
  );
  const others = elements.filter((element) => element !== footnotesHeading);
  const { giveId, newIds } = createIds();
  for (const element of others)
    if (element.properties.id) giveId(element, querystring.unescape(getProperty(element, 'id')));
  const headings = others.filter(({ tagName }) => HEADING.test(tagName));
  for (const heading of headings)
    if (!heading.properties.id) giveId(heading, getGitHubId(getHeadingText(heading)) || 'section');
  for (const element of elements) {
    const [, fragment] = /^#(.+)$/.exec(getProperty(element, 'href')) ?? [];
    const id = fragment && newIds.get(querystring.unescape(fragment));
    if (id) element.properties.href = `#${id}`;
  }
  headings.forEach(linkToItself);
  return headings.map((heading) => ({
    depth: Number(heading.tagName.slice(1)),
    id: getProperty(heading, 'id'),
    text: getHeadingText(heading),
  }));
}

/**
 * `giveId` gives an element an id that nothing else on the page has. `newIds` maps each preferred id to the id that the
 * first element got for it.
 */
function createIds() {
  const used = new Set([...SECTION_IDS, FOOTNOTES_HEADING_ID]);
  const counts = new Map<string, number>();
  const newIds = new Map<string, string>();
  const giveId = ({ properties }: HastElement, preferred: string): void => {
    const wanted = getGitHubId(preferred).replace(LAYOUT_ID, '') || 'section';
    let id = wanted;
    for (let count = counts.get(wanted) ?? 1; used.has(id); count += 1) {
      id = `${wanted}-${count}`;
      counts.set(wanted, count + 1);
    }
    used.add(id);
    properties.id = id;
    if (!newIds.has(preferred)) newIds.set(preferred, id);
  };
  return { giveId, newIds };
}

function linkToItself(heading: HastElement): void {
  const isLinked = listElements(heading).some(({ tagName }) => tagName === 'a');
  if (!/h[23]/.test(heading.tagName) || isLinked) return;
  const link = { href: `#${getProperty(heading, 'id')}`, className: ['heading-link'] };
  heading.children = [createElement('a', link, heading.children)];
}

const getHeadingText = (heading: HastElement) => getText(heading).replace(/\s+/g, ' ').trim();

/** The id that GitHub makes of a text: `whats-new_2` for `What’s new_2?`. */
const getGitHubId = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
