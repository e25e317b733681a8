/** Lower-case words with hyphens: what an address can hold without escapes. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Addresses below /blog/ that pages of the site have themselves. */
const RESERVED = new Set(['404', 'category', 'index', 'page']);

/** What to do about a file name that is no id; two names that read alike are thereby no clash. */
const ARTICLE_ID_RULE =
  'The file’s name is the article’s address. Rename it: lower-case letters, digits and single ' +
  `hyphens only, and none of: ${[...RESERVED].join(', ')}.`;

/** What is wrong with the name of an article's file, for whoever named it. */
export function articleIdProblem(id: string): string | undefined {
  return isArticleId(id) ? undefined : ARTICLE_ID_RULE;
}

/** Whether an article can have this id: its file's name without `.md`, its address after `/blog/`. */
export function isArticleId(id: string): boolean {
  return SLUG.test(id) && !RESERVED.has(id);
}
