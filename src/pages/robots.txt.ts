import type { APIRoute } from 'astro';
import { getSite } from '#data/site/site.ts';
import { absoluteAddress } from '#formatting/site-path.ts';

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
