/** Decides which HTML in a text is shown, left out or refused. Feeds leave out more (portable-html.ts). */
import { defaultSchema, type Schema } from 'hast-util-sanitize';
import { PLAIN_HOST, policyOrigin } from '#data/reading/content-url.ts';
import { missingPictureProblem } from '#data/reading/site-file.ts';
import type { HastElement } from './hast.ts';
import { readVideoUrl } from './video.ts';

/** The attributes that every element may have, beside those of its own. */
const ATTRIBUTES =
  'abbr align alt checked colSpan dateTime dir headers id lang open rowSpan scope start title value';

const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel', 'sms', 'geo'];

/** What GitHub allows in READMEs (hast-util-sanitize's default), plus text elements, minus `<picture>` etc. */
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

/** HTML that could run, frame, send or redirect something is not dropped silently: the author must remove it. */
const REFUSED_TAG = /^(script|i?frame|frameset|object|embed|applet|form|base)$/;
const REFUSED_ATTRIBUTE = /^(on[a-z]{3,}|srcdoc|formaction|httpequiv)$/i;
const REFUSED_SCHEME = /^(javascript|vbscript|data):/i;

const URL_ATTRIBUTE = /^((xlink)?href|src|action|data|poster)$/i;

/**
 * The reasons to refuse an element, including pictures that would not load.
 *
 * @param names the names of the element and its attributes as the file spells them, if it is HTML there
 * @param exists whether the site has a picture at this address
 */
export function getRefusals(
  { tagName, properties }: HastElement,
  names: readonly string[],
  exists: (url: string) => boolean,
): string[] {
  // `http-equiv` in a file is `httpEquiv` in the tree.
  const plain = (name: string) => name.replace(/[-:]/g, '').toLowerCase();
  const asWritten = (property: string) =>
    names.find((name) => plain(name) === plain(property)) ?? property;
  const tag = `<${asWritten(tagName)}>`;
  if (REFUSED_TAG.test(tagName)) {
    const video = readVideoUrl(`${properties.src}`.replace(/^\/\//, 'https://'));
    const instead = video
      ? `Write the address of the video alone, with an empty line above and below: ${video.page}. Its service must be in site.yaml: embeds: [${video.service}].`
      : 'Remove it, or link to what it shows. To show the tag itself, put it in backticks.';
    return [`${tag} is not allowed. ${instead}`];
  }
  return Object.entries(properties).flatMap(([property, value]) => {
    if (REFUSED_ATTRIBUTE.test(property))
      return `${asWritten(property)} is not allowed on ${tag}. Leave it out.`;
    if (!URL_ATTRIBUTE.test(property)) return [];
    const isPicture = tagName === 'img';
    return (isPicture ? pictureProblem(`${value}`, exists) : linkProblem(`${value}`)) ?? [];
  });
}

const refused = (url: string, instead: string) =>
  `The address "${url.slice(0, 60)}" is not allowed. ${instead}`;

function linkProblem(url: string): string | undefined {
  const isRefused = REFUSED_SCHEME.test(url.replace(/[\s\p{Cc}]/gu, ''));
  return isRefused ? refused(url, 'Start it with https://, / or #.') : undefined;
}

function pictureProblem(url: string, exists: (url: string) => boolean): string | undefined {
  const known = safeSrc(url);
  if (known) return known.startsWith('/') ? missingPictureProblem(known, exists) : undefined;
  if (/^(https?:)?[/\\]{2}/i.test(url)) return refused(url, PLAIN_HOST);
  // The processor escapes backslashes.
  const [name] = /^(data|blob|cid):/i.test(url) ? [] : url.split(/[?#]/);
  const file = name?.split(/\/|\\|%5C/).at(-1) || 'its-name.png';
  return refused(url, `Put the picture into src/pictures/ and write /pictures/${file}.`);
}

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

const SITE = 'https://site.invalid';

/**
 * The address from which a page can load a picture: a path on this site, or an https address that the page's policy can
 * name. Undefined if no page can load it.
 */
export function safeSrc(written: string): string | undefined {
  const parsed = URL.parse(written, SITE);
  const url = parsed?.href.replace(/^http:/, 'https:') ?? '';
  if (parsed?.origin === SITE) return written.startsWith('/') ? url.slice(SITE.length) : undefined;
  return /^(https?:)?\/\//i.test(written) && policyOrigin(url) ? url : undefined;
}
