/** Names in addresses that the site uses itself, or may use later. */

/** None of these can be the last part of the address of an article, a case, a service or a page of prose. */
export const RESERVED_IDS = '404 admin author category index page thanks'.split(' ');

/** No page of prose can be at one of these, and no language can use one as a name in its addresses. */
export const RESERVED_SEGMENTS = '404 admin home index pagefind social'.split(' ');

/** Pages that each language has, or would have with other settings. No old address may be one of them. */
export const RESERVED_PATHS = ['/404', '/blog/404', '/thanks'];
