/** A path on this site: `/page`. Browsers read `/\` as `//`, which leads to another site. */
export const OWN_PATH = /^\/(?![/\\])\S*$/;

/** Stands for the origin of this site when an address is parsed. */
export const OWN_ORIGIN = 'https://site.invalid';

/** The URLs of pages: `/page` or `https://…`. */
export const PAGE_URL = new RegExp(`${OWN_PATH.source}|^https://\\S+$`, 'i');

/** The URLs that link fields may have: those of pages, and fragments such as `#`. */
export const LINK_URL = new RegExp(`${PAGE_URL.source}|^#\\S*$`, 'i');

/** The remedy if {@link hasPlainHost} is false. */
export const PLAIN_HOST_ADVICE =
  'Write an address whose host has letters, digits, dots and hyphens only, such as https://example.com/page.';

const ORIGIN = /^(https:\/\/[a-z\d-]+(\.[a-z\d-]+)*|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/;

/**
 * The origin of a URL on another site, if a policy can name it. Its scheme is https, or http on this device. Its
 * host has only letters, digits, dots and hyphens; letters beyond a to z become punycode. Undefined for any other
 * text: `;`, `*` and quotes are legal in a host but mean something else in a policy, and a user name before a host
 * disguises it.
 */
export function getPolicyOrigin(text: string): string | undefined {
  const url = /^https?:\/\/\S+$/i.test(text) ? URL.parse(text) : null;
  return url && !url.username && !url.password && ORIGIN.test(url.origin) ? url.origin : undefined;
}

/** Whether a policy can name the origin of a URL. True for a path, which has no origin. */
export function hasPlainHost(text: string): boolean {
  return !/^https?:/i.test(text) || getPolicyOrigin(text) !== undefined;
}

/** The schemes of links in texts. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel', 'sms', 'geo'];

/**
 * The address that a link in a text gets, with its scheme in lower case. Undefined if it has a user name or a password,
 * or a scheme that is not in {@link LINK_SCHEMES}.
 */
export function toSafeHref(written: string): string | undefined {
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
export function toSafeSrc(written: string): string | undefined {
  const parsed = URL.parse(written, OWN_ORIGIN);
  const url = parsed?.href.replace(/^http:/, 'https:') ?? '';
  if (parsed?.origin === OWN_ORIGIN)
    return written.startsWith('/') ? url.slice(OWN_ORIGIN.length) : undefined;
  return /^(https?:)?\/\//i.test(written) && getPolicyOrigin(url) ? url : undefined;
}
