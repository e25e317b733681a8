import type { APIRoute } from 'astro';
import { absoluteUrl } from '@/lib/site-path';
import { getSite } from '@/queries/site';

/** Everything may be read, by search engines and language models alike. */
export const GET: APIRoute = async () => {
  const { url: site } = await getSite();
  const lines = ['User-agent: *', 'Disallow:', '', `Sitemap: ${absoluteUrl('/sitemap.xml', site)}`];
  return new Response(`${lines.join('\n')}\n`);
};
