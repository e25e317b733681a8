import { getRssString } from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { getArticles } from '#data/articles/articles.ts';
import { getContent } from '#data/content.ts';
import { getPaths, getStrings, languagePaths } from '#data/languages.ts';
import { portableHtml } from '#data/markdown/portable-html.ts';
import { dropUnprintable } from '#formatting/invisible.ts';
import { absoluteUrl } from '#formatting/site-path.ts';

/** The number of articles in the feed. Feed readers keep older ones. */
const FEED_SIZE = 20;

export const getStaticPaths = () => languagePaths();

/** The newest articles of a language in full as an RSS 2.0 feed. */
export const GET: APIRoute<{ language: string }> = async ({ props: { language } }) => {
  const { blog } = getContent('fixed-pages', language);
  const { url: site, name } = getContent('site', language);
  const paths = getPaths(language);
  const strings = getStrings(language);
  const articles = getArticles(language).slice(0, FEED_SIZE);
  const self = absoluteUrl(paths.rss, site);
  const newest = articles[0]?.isoDate;
  const xml = await getRssString({
    title: `${blog.heading} — ${name}`,
    description: blog.description,
    site: absoluteUrl(paths.blog, site),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: [
      `<language>${language}</language>`,
      `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
      newest ? `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>` : '',
    ].join(''),
    items: await Promise.all(
      articles.map(async ({ path, title, excerpt, category, isoDate, author, markdown }) => {
        const url = absoluteUrl(path, site);
        return {
          title,
          description: excerpt,
          link: url,
          categories: [category],
          pubDate: new Date(isoDate),
          content: await portableHtml(markdown, { strings, title }, url, site),
          customData: `<dc:creator>${escapeXml(author.name)}</dc:creator>`,
        };
      }),
    ),
  });
  // Titles and texts may contain control characters as YAML or HTML escapes: "\a", &#7;.
  return new Response(dropUnprintable(xml), { headers: { 'Content-Type': 'application/xml' } });
};

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
