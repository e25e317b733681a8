import type { APIRoute, GetStaticPaths } from 'astro';
import { getSitePages } from '#data/pages/site-pages.ts';
import { pngResponse } from '#tiles/picture-files.tsx';
import type { SocialCard } from '#tiles/social-card.ts';
import { socialImage } from '#tiles/social-image.tsx';

/** Each picture once: the pages of a list share theirs. */
export const getStaticPaths = (() => {
  const cards = new Map(getSitePages().map(({ image }) => [image.path, image]));
  return [...cards.values()].map((card) => ({
    params: { name: card.path.replace(/^\/social\/|\.png$/g, '') },
    props: { card },
  }));
}) satisfies GetStaticPaths;

/** The picture that a shared link to a page shows. */
export const GET: APIRoute<{ card: SocialCard }> = async ({ props: { card } }) =>
  pngResponse(await socialImage(card), card.photo ? { palette: true } : {});
