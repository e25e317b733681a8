import type { APIRoute } from 'astro';
import { FEED_SIZE } from '#data/articles/article-schema.ts';
import { type Article, getArticles } from '#data/articles/articles.ts';
import { getContent } from '#data/content.ts';
import { toFeedHtml } from '#data/rendering/feed-html.ts';
import { getLanguageRoutes, getPaths } from '#data/site/paths.ts';
import { getSite } from '#data/site/site.ts';
import { dropUnprintable } from '#formatting/characters.ts';
import { toAbsoluteUrl } from '#formatting/site-path.ts';
import { getStrings } from '#languages/dictionaries.ts';

const NAMESPACES = [
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ');

export const getStaticPaths = () =>
  getLanguageRoutes().filter(({ props: { language } }) => getArticles(language).length > 0);

/** The newest articles in a language, in full, as an RSS 2.0 feed. */
export const GET: APIRoute<{ language: string }> = async ({ props: { language } }) => {
  const { blog } = getContent('fixed-pages', language);
  const { url: site, name } = getSite(language);
  const { blog: list, rss } = getPaths(language);
  const strings = getStrings(language);
  const articles = getArticles(language).slice(0, FEED_SIZE);
  const getItem = async (article: Article) => {
    const { path, title, excerpt, category, isoDate, author, markdown, math } = article;
    const url = toAbsoluteUrl(path, site);
    return [
      tag('title', title),
      tag('link', url),
      tag('guid', url),
      tag('description', excerpt),
      tag('pubDate', getDate(isoDate)),
      tag('content:encoded', await toFeedHtml(markdown, { strings, title, math }, url)),
      tag('dc:creator', author.name),
      tag('category', category),
    ];
  };
  const items = await Promise.all(articles.map(getItem));
  const channel = [
    tag('title', `${blog.heading} — ${name}`),
    tag('description', blog.description),
    tag('link', toAbsoluteUrl(list, site)),
    tag('language', language),
    `<atom:link href="${toAbsoluteUrl(rss, site)}" rel="self" type="application/rss+xml"/>`,
    articles[0] ? tag('lastBuildDate', getDate(articles[0].isoDate)) : '',
    ...items.map((item) => `<item>${item.join('')}</item>`),
  ];
  const xml = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" ${NAMESPACES}><channel>${channel.join('')}</channel></rss>`;
  // Titles and texts may contain control characters as YAML or HTML escapes: "\a", &#7;.
  return new Response(dropUnprintable(xml), { headers: { 'Content-Type': 'application/xml' } });
};

function tag(name: string, text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<${name}>${escaped}</${name}>`;
}

const getDate = (isoDate: string) => new Date(isoDate).toUTCString();
