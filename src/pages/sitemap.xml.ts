import type { APIRoute } from 'astro';
import { getTranslations } from '#data/pages/page-links.ts';
import { getSitePages } from '#data/pages/site-pages.ts';
import { getSettings } from '#data/site/site.ts';
import { toAbsoluteUrl } from '#formatting/site-path.ts';

/** Every indexable page, with its translations and the date of its newest content, if known. */
export const GET: APIRoute = () => {
  const { url: site } = getSettings();
  const alternate = (language: string, path = '') =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${toAbsoluteUrl(path, site)}"/>`;
  const entries = getSitePages().map((page) => {
    const date = page.lastModified ? `<lastmod>${page.lastModified}</lastmod>` : '';
    const translations = getTranslations(page);
    const links = [
      ...translations.map(({ language, path }) => alternate(language, path)),
      alternate('x-default', translations[0]?.path),
    ];
    const alternates = translations.length > 1 ? links.join('') : '';
    return `<url><loc>${toAbsoluteUrl(page.path, site)}</loc>${date}${alternates}</url>`;
  });
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset ${namespaces}>${entries.join('')}</urlset>`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
};
