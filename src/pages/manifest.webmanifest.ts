import type { APIRoute } from 'astro';
import { getFirstLanguage, getSite } from '#data/site/site.ts';
import { toSitePath } from '#formatting/site-path.ts';
import { getColor } from '#tiles/colors.ts';

/** How the site appears on a device's home screen. */
export const GET: APIRoute = () => {
  const { name, description } = getSite(getFirstLanguage());
  const icon = (size: number) => ({
    src: toSitePath(`/icon-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  const manifest = {
    name,
    short_name: name,
    description,
    start_url: toSitePath('/'),
    display: 'browser',
    background_color: getColor('night'),
    theme_color: getColor('night'),
    icons: [icon(192), icon(512)],
  };
  const headers = { 'Content-Type': 'application/manifest+json' };
  return new Response(JSON.stringify(manifest), { headers });
};
