import type { APIRoute } from 'astro';
import { getSite } from '@/queries/site';

/** Everything may be read, by search engines and language models alike. */
export const GET: APIRoute = async () => {
  const { url: site } = await getSite();
  const lines = [
    'User-agent: *',
    'Disallow:',
    '',
    `Sitemap: ${new URL('/sitemap.xml', site).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
