import type { APIRoute } from 'astro';
import { getSite } from '#data/site/site.ts';
import { absoluteUrl } from '#formatting/site-path.ts';

/** Allows search engines and language models to read everything. */
export const GET: APIRoute = () => {
  const { url: site } = getSite();
  const lines = ['User-agent: *', 'Disallow:', '', `Sitemap: ${absoluteUrl('/sitemap.xml', site)}`];
  return new Response(`${lines.join('\n')}\n`);
};
