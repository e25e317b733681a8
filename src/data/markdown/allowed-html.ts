/**
 * Which HTML in a text is shown; the rest is left out. check-markdown.ts refuses what could run. Feeds leave out more
 * (portable-html.ts).
 */
import { defaultSchema, type Schema } from 'hast-util-sanitize';
import { OWN_ORIGIN, policyOrigin } from '#data/reading/content-url.ts';

/** The attributes that every element may have, beside those of its own. */
const ATTRIBUTES =
  'abbr align alt checked colSpan dateTime dir headers id lang open rowSpan scope start title value';

const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel', 'sms', 'geo'];

/** What GitHub allows in READMEs (hast-util-sanitize's default), plus more text elements, minus `<picture>`. */
export const SCHEMA: Schema = {
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

/**
 * The address that a link in a text gets, with its scheme in lower case. Undefined if it has a user name or a password,
 * or a scheme that the schema drops.
 */
export function safeHref(written: string): string | undefined {
  const url = written
    .replace(/^(?=\/\/)/, 'https:')
    .replace(/^[^/?#:]*:/, (scheme) => scheme.toLowerCase());
  const [, scheme] = /^([^/?#:]*):/.exec(url) ?? [];
  const { username, password } = URL.parse(url) ?? {};
  const isKnown = scheme === undefined || LINK_SCHEMES.includes(scheme);
  return isKnown && !username && !password ? url : undefined;
}

/**
 * The address from which any page can load a picture: a path on this site, or an https address that the page's policy
 * can name. Undefined for other addresses.
 */
export function safeSrc(written: string): string | undefined {
  const parsed = URL.parse(written, OWN_ORIGIN);
  const url = parsed?.href.replace(/^http:/, 'https:') ?? '';
  if (parsed?.origin === OWN_ORIGIN)
    return written.startsWith('/') ? url.slice(OWN_ORIGIN.length) : undefined;
  return /^(https?:)?\/\//i.test(written) && policyOrigin(url) ? url : undefined;
}
