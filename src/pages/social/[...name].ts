import type { APIRoute, GetStaticPaths } from 'astro';
import { getSitePages } from '#data/pages/site-pages.ts';
import { toRasterResponse } from '#tiles/picture-files.tsx';
import { drawSocialImage } from '#tiles/social-image.tsx';
import type { SocialCard } from '#types.ts';

/** Each image once: the pages of a list share an image. */
export const getStaticPaths = (() => {
  const cards = new Map(getSitePages().map(({ image }) => [image.path, image]));
  return [...cards.values()].map((card) => ({
    params: { name: card.path.replace('/social/', '') },
    props: { card },
  }));
}) satisfies GetStaticPaths;

/** The image in the preview of a link to a page. */
export const GET: APIRoute<{ card: SocialCard }> = async ({ props: { card } }) => {
  const svg = await drawSocialImage(card);
  return toRasterResponse(svg, card.pictureFile ? 'jpeg' : 'png');
};
