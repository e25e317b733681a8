/** Lower-case words joined by hyphens: nothing to escape in an address. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Names that other pages use, or may come to use. */
export const RESERVED: ReadonlySet<string> = new Set([
  ...['404', 'admin', 'category', 'index', 'page', 'thanks'],
]);

/** What to do about a file name that is not an id. */
const RENAME_ADVICE =
  'The file’s name is the article’s address. Rename it: lower-case letters, digits and single ' +
  `hyphens only, and none of: ${[...RESERVED].join(', ')}.`;

/** What is wrong with the name of an article's file, if anything. */
export function articleIdProblem(id: string): string | undefined {
  return isArticleId(id) ? undefined : RENAME_ADVICE;
}

/** Whether an article can have this id: its file's name without `.md`, its address after `/blog/`. */
export function isArticleId(id: string): boolean {
  return SLUG.test(id) && !RESERVED.has(id);
}
