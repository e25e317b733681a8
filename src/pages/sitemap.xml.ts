import type { APIRoute } from 'astro';
import { getContent } from '#data/content.ts';
import { getSitePages } from '#data/pages/site-pages.ts';
import { absoluteUrl } from '#formatting/site-path.ts';

/** Every page that may be found, with the date of its newest content where that has a date. */
export const GET: APIRoute = () => {
  const { url: site } = getContent('site');
  const entries = getSitePages().map(({ path, lastModified }) => {
    const date = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
    return `<url><loc>${absoluteUrl(path, site)}</loc>${date}</url>`;
  });
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="${namespace}">${entries.join('')}</urlset>`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
};
