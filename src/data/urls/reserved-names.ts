/** Names in addresses that the site uses itself, or may use later. */

/** At the end of the address of an article, a case, a service or a page of prose. */
export const RESERVED_IDS = '404 admin author category index page thanks'.split(' ');

/** At the start of the address of a page of prose, and for what a language calls a part of the site. */
export const RESERVED_SEGMENTS = '404 admin home index pagefind social'.split(' ');

/** Pages that each language has, or would have with other settings. No old address may be one of them. */
export const RESERVED_PATHS = ['/404', '/blog/404', '/thanks'];
