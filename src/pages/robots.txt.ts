import type { APIRoute } from 'astro';
import { getContent } from '#data/content.ts';
import { absoluteAddress } from '#formatting/site-path.ts';

/** Everything may be read, by search engines and language models alike. */
export const GET: APIRoute = () => {
  const { url: site } = getContent('site');
  const lines = [
    'User-agent: *',
    'Disallow:',
    '',
    `Sitemap: ${absoluteAddress('/sitemap.xml', site)}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
