import { absoluteUrl } from '#formatting/site-path.ts';
import { maskCode } from '../markdown/code-mask.ts';
import type { Article } from './articles.ts';

type Facts = 'id' | 'title' | 'excerpt' | 'author' | 'date' | 'readTime' | 'category' | 'markdown';

/** The slash of a local address in Markdown: `](/path)`, `]: /path`, `href="/path"` or `src='/path'`. */
const LOCAL_ADDRESS = /(?<=\]\(<?|^\[[^\]]+\]: <?|\s(?:href|src)=["']?)(?=\/(?!\/))/gm;

/**
 * An article as a self-contained Markdown document: title, facts, text, absolute addresses.
 *
 * @param siteUrl where the site is published
 */
export function articleMarkdown(article: Pick<Article, Facts>, siteUrl: string): string {
  const { id, title, excerpt, author, date, readTime, category, markdown } = article;
  const url = absoluteUrl(`/blog/${id}`, siteUrl);
  const facts = [`By ${author.name}, ${author.role}`, date, readTime, category, `<${url}>`];
  const site = absoluteUrl('', siteUrl);
  const text = [...maskCode(markdown).matchAll(LOCAL_ADDRESS)].reduceRight(
    (changed, { index }) => changed.slice(0, index) + site + changed.slice(index),
    markdown,
  );
  return `# ${title}\n\n> ${excerpt}\n\n${facts.join(' · ')}\n\n${text.trim()}\n`;
}
