import type { APIRoute } from 'astro';
import { absoluteAddress } from '@/lib/site-path';
import { getSite } from '@/queries/site';

/** Everything may be read, by search engines and language models alike. */
export const GET: APIRoute = async () => {
  const { url: site } = await getSite();
  const lines = [
    'User-agent: *',
    'Disallow:',
    '',
    `Sitemap: ${absoluteAddress('/sitemap.xml', site)}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
