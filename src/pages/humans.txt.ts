import type { APIRoute } from 'astro';
import { getArticles } from '#data/articles/articles.ts';
import { getContent } from '#data/content.ts';

/** Who is behind the site (humanstxt.org). */
export const GET: APIRoute = () => {
  const { name, email, address } = getContent('site');
  const articles = getArticles();
  const authors = new Map(articles.map(({ author }) => [author.name, author.role]));
  const lines = [
    '/* TEAM */',
    `${name}, ${address.locality}, ${address.country}`,
    `Contact: ${email}`,
    ...[...authors].map(([author, role]) => `${role}: ${author}`),
    '',
    '/* SITE */',
    ...(articles[0] ? [`Last article: ${articles[0].isoDate}`] : []),
    'Language: English',
    'Made with: Astro, React, TypeScript; typefaces Bricolage Grotesque and Instrument Sans',
  ];
  return new Response(`${lines.join('\n')}\n`);
};
