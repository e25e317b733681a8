/** Lower-case words with hyphens: what an address can hold without escapes. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Addresses below /blog/ that pages of the site have themselves. */
const RESERVED = new Set(['404', 'index']);

/** What to do about a file name that is no id; two names that read alike are thereby no clash. */
export const ARTICLE_ID_RULE =
  'The file’s name is the article’s address. Rename it: lower-case letters, digits and single ' +
  `hyphens only, and none of: ${[...RESERVED].join(', ')}.`;

/** Whether an article can have this id: its file's name without `.md`, its address after `/blog/`. */
export function isArticleId(id: string): boolean {
  return SLUG.test(id) && !RESERVED.has(id);
}

/** The id for a title: `AI, l-Għadira & me` is `ai-l-ghadira-me`. Empty when nothing remains. */
export function articleId(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('ħ', 'h')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
