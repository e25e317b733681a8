/**
 * The addresses that content may link to: `https://…`, `/page`, `/#section` or `#`. Browsers read `/\`
 * like `//`, which is another site, so neither is a path.
 */
export const CONTENT_ADDRESS = /^(https:\/\/\S+|\/(?![/\\])\S*|#\S*)$/;

/** What a file that editors upload may have, in bytes: as much as hosts publish. */
export const LARGEST_FILE = 25 * 1024 ** 2;

/** What to write where {@link hasPlainHost} is false. */
export const PLAIN_HOST =
  'Write an address whose host has letters, digits, dots and hyphens only, such as https://example.com/page.';

const ORIGIN = /^(https:\/\/[a-z\d-]+(\.[a-z\d-]+)*|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/;

/**
 * The origin of an address elsewhere, as a policy may name it: https, or http on this device; a host of
 * letters, digits, dots and hyphens, in punycode if it has others; a port. Undefined for any other
 * address: `;`, `*` and quotes are legal in a host, and mean something else in a policy. Names and
 * passwords before a host only disguise it.
 */
export function policyOrigin(address: string): string | undefined {
  const url = /^https?:\/\/\S+$/i.test(address) ? URL.parse(address) : null;
  return url && !url.username && !url.password && ORIGIN.test(url.origin) ? url.origin : undefined;
}

/** Whether a policy may name the origin of an address, unless it has none, as paths do. */
export function hasPlainHost(address: string): boolean {
  return !/^https?:/i.test(address) || policyOrigin(address) !== undefined;
}
