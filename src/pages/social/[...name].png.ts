import type { APIRoute, GetStaticPaths } from 'astro';
import { getSitePages } from '#data/pages/site-pages.ts';
import type { SocialCard } from '#data/pages/social-card.ts';
import { pigment } from '#tiles/pigments.ts';
import { drawAhead, socialImage } from '#tiles/social-image.ts';

/** Each picture once: the pages of a list share theirs. */
export const getStaticPaths = (() => {
  const cards = new Map(getSitePages().map(({ image }) => [image.path, image]));
  if (import.meta.env.PROD) drawAhead(cards.values(), pigment);
  return [...cards.values()].map((card) => ({
    params: { name: card.path.replace(/^\/social\/|\.png$/g, '') },
    props: { card },
  }));
}) satisfies GetStaticPaths;

/** The picture that a shared link to a page shows. */
export const GET: APIRoute<{ card: SocialCard }> = async ({ props: { card } }) => {
  const picture = new Uint8Array(await socialImage(card, pigment));
  return new Response(picture, { headers: { 'Content-Type': 'image/png' } });
};
