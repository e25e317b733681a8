import { fill } from '#formatting/fill.ts';
import { absoluteUrl } from '#formatting/site-path.ts';
import type { Words } from '#languages/words.ts';
import { maskCode } from '../markdown/code-mask.ts';
import { portableAddress } from '../markdown/portable-html.ts';
import type { Article } from './articles.ts';

type Facts =
  | 'path'
  | 'title'
  | 'excerpt'
  | 'author'
  | 'date'
  | 'readTime'
  | 'category'
  | 'markdown';

/** A local address in Markdown: `](/path)`, `]: /path`, `href="/path"` or `src='/path'`. */
const LOCAL_ADDRESS = /(?<=\]\(<?|^\[[^\]]+\]: <?|\s(?:href|src)=["']?)\/(?!\/)[^\s)>"']*/gm;

/**
 * An article as a self-contained Markdown document: title, facts, text, absolute addresses.
 *
 * @param siteUrl where the site is published
 */
export async function articleMarkdown(
  article: Pick<Article, Facts>,
  siteUrl: string,
  { byline }: Pick<Words, 'byline'>,
): Promise<string> {
  const { path, title, excerpt, author, date, readTime, category, markdown } = article;
  const url = absoluteUrl(path, siteUrl);
  const { name, role } = author;
  const facts = [fill(byline, { name, role }), date, readTime, category, `<${url}>`];
  let text = markdown;
  for (const { 0: address, index } of [...maskCode(markdown).matchAll(LOCAL_ADDRESS)].reverse()) {
    const absolute = await portableAddress(address, url, siteUrl);
    text = text.slice(0, index) + absolute + text.slice(index + address.length);
  }
  return `# ${title}\n\n> ${excerpt}\n\n${facts.join(' · ')}\n\n${text.trim()}\n`;
}
