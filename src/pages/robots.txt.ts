import type { APIRoute } from 'astro';
import { getContent } from '#data/content.ts';
import { absoluteUrl } from '#formatting/site-path.ts';

/** Everything may be read, by search engines and language models alike. */
export const GET: APIRoute = () => {
  const { url: site } = getContent('site');
  const lines = ['User-agent: *', 'Disallow:', '', `Sitemap: ${absoluteUrl('/sitemap.xml', site)}`];
  return new Response(`${lines.join('\n')}\n`);
};
