import type { APIRoute } from 'astro';
import { getSettings } from '#data/site/site.ts';
import { toAbsoluteUrl } from '#formatting/site-path.ts';

/** Allows search engines and language models to read everything. */
export const GET: APIRoute = () => {
  const { url: site } = getSettings();
  const lines = [
    'User-agent: *',
    'Disallow:',
    '',
    `Sitemap: ${toAbsoluteUrl('/sitemap.xml', site)}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
