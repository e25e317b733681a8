/**
 * Which HTML in a text is shown; the rest is left out. check-markdown.ts refuses what could run. Feeds leave out more
 * (feed-html.ts).
 */
import { defaultSchema, type Schema } from 'hast-util-sanitize';
import { LINK_SCHEMES } from '#data/urls/content-url.ts';

/** The attributes that every element may have, beside those of its own. */
const ATTRIBUTES =
  'abbr align alt checked colSpan dateTime dir headers id lang open rowSpan scope start title value';

/** What GitHub allows in READMEs (hast-util-sanitize's default), with these changes. */
export const ALLOWED_HTML: Schema = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => !/^(source|picture)$/.test(name)),
    ...'abbr bdi bdo caption cite dfn figcaption figure mark small time u wbr'.split(' '),
  ],
  attributes: {
    ...defaultSchema.attributes,
    '*': ATTRIBUTES.split(' '),
    div: [],
    img: ['ariaLabel', 'src', 'height', 'width'],
  },
  clobber: [],
  protocols: { ...defaultSchema.protocols, href: LINK_SCHEMES },
  strip: ['script', 'style', 'svg', 'math', 'title'],
};
