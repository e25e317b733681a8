import querystring from 'node:querystring';
import { z } from 'zod';
import { listOf } from '#data/reading/fields.ts';
import { getPolicyOrigin, OWN_ORIGIN } from '#data/urls/content-url.ts';

/** In characters, after escaping. nginx reads values of about 4,000 at most. */
const MAX_URL_LENGTH = 2_000;

/** Segments that are valid file names on common systems, not hidden, and neither settings nor patterns of a host. */
const OLD_PATH = /^(\/(?![._ ])[\p{L}\p{M}\p{N} .,_~+'@&=!()-]+(?<![. ]))+$/u;

const OLD_PATH_ADVICE =
  'Write the path of an old page, such as /2019/old-page. It may contain letters, digits, spaces and . , _ ~ + \' @ & = ! ( ) -, but no ?. No part may begin with a dot, space or "_", or end with a dot or space. At most 2,000 characters, after escaping.';
const TARGET_ADVICE =
  'Write a path on this site, such as /blog, or an address that starts with https://, in at most 2,000 characters.';

/** An old address as hosts look it up: decoded, accents composed, no trailing slash. Undefined if it is invalid. */
export function parseOldPath(from: string): string | undefined {
  // Parts that cannot be decoded keep their percent sign, which no old path may have.
  const path = querystring.unescape(from).normalize().replace(/\/$/, '');
  return OLD_PATH.test(path) && encodeURI(path).length <= MAX_URL_LENGTH ? path : undefined;
}

/**
 * A new address as browsers resolve it. Characters that are special in a host's settings are escaped. Undefined if it
 * is invalid.
 */
export function parseTarget(to: string): string | undefined {
  const url = /^(\/|https:)\P{Cc}*$/u.test(to) ? URL.parse(to, OWN_ORIGIN) : null;
  const isPath = to.startsWith('/');
  if (!url || !(isPath ? url.origin === OWN_ORIGIN : getPolicyOrigin(to))) return undefined;
  const target = url.href
    .slice(isPath ? OWN_ORIGIN.length : 0)
    .replace(/[$"\\]/g, encodeURIComponent);
  // A path that begins with // would lead to another site.
  return target.length <= MAX_URL_LENGTH && !target.startsWith('//') ? target : undefined;
}

/** A key that is the same for names that some file systems do not distinguish. */
export function foldCase(name: string): string {
  return name.normalize().toLowerCase().toUpperCase();
}

/**
 * A key that is the same for paths with the same response. `/a.html`, `/a/index.html` and `/a/index` have the key of
 * `/a`. So has `/A`, because some hosts ignore case.
 */
export function toPageKey(path: string): string {
  return foldCase(path.replace(/(.)(\/|\/index|\.html)+$/i, '$1'));
}

/** Old addresses, and the new ones to which they lead. integrations/redirects.ts compares them with the built site. */
export const redirectsSchema = listOf(
  z.strictObject({
    from: z.string({ error: OLD_PATH_ADVICE }).refine(parseOldPath, { error: OLD_PATH_ADVICE }),
    to: z.string({ error: TARGET_ADVICE }).refine(parseTarget, { error: TARGET_ADVICE }),
  }),
  ['from'],
);
