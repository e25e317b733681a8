import type { APIRoute } from 'astro';
import { getContent } from '#data/content.ts';
import { getSitePages, type SitePage } from '#data/pages/site-pages.ts';
import { getWords } from '#data/words.ts';
import { fill } from '#formatting/fill.ts';
import { absoluteUrl } from '#formatting/site-path.ts';

/** What the site is and where its texts are, for language models (llmstxt.org). */
export const GET: APIRoute = () => {
  const { name, description, url: site, email, phone, forms } = getContent('site');
  const words = getWords().llms;
  const form = fill(words.form, { url: absoluteUrl('/#contact', site) });
  const pages = getSitePages();
  const link = (title: string, path: string, about: string) =>
    `- [${title}](${absoluteUrl(path, site)}): ${about}`;
  const linkPage = ({ path, title, description: about }: SitePage) => link(title, path, about);
  const articles = pages.flatMap((page) => (page.kind === 'article' ? [page.article] : []));
  const lines = [
    `# ${name}`,
    `> ${description}`,
    fill(words.contact, { email, phone }) + (forms?.contact ? `, ${form}` : ''),
    `## ${words.services}`,
    getContent('services')
      .map(({ id, title, description: about }) => link(title, `/#service-${id}`, about))
      .join('\n'),
    `## ${words.pages}`,
    pages
      .filter(({ kind }) => kind !== 'article')
      .map(linkPage)
      .join('\n'),
    `## ${words.articles}`,
    articles.map(({ id, title, excerpt }) => link(title, `/blog/${id}.md`, excerpt)).join('\n'),
  ];
  return new Response(`${lines.join('\n\n')}\n`);
};
