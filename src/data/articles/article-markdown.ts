interface MarkdownArticle {
  title: string;
  excerpt: string;
  author: { name: string; role: string };
  date: string;
  readTime: string;
  category: string;
  /** The absolute address of the page. */
  url: string;
  /** The text without its front matter. */
  markdown: string;
  /** Where the site is published. */
  siteUrl: string;
}

/** `](/path)` and `]: /path`: what Markdown says of addresses within the site, at their slash. */
const LOCAL_ADDRESS = /(?<=\]\(|^\[[^\]]+\]: )(?=\/(?!\/))/gm;

/** An article as one Markdown document that stands alone: title, facts, text, absolute addresses. */
export function articleMarkdown(article: MarkdownArticle): string {
  const { title, excerpt, author, date, readTime, category, url, markdown, siteUrl } = article;
  const facts = [`By ${author.name}, ${author.role}`, date, readTime, category, `<${url}>`];
  const text = markdown.replace(LOCAL_ADDRESS, siteUrl.replace(/\/$/, ''));
  return `# ${title}\n\n> ${excerpt}\n\n${facts.join(' · ')}\n\n${text.trim()}\n`;
}
