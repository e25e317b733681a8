import type { APIRoute, GetStaticPaths } from 'astro';
import { getArticles } from '#data/articles/articles.ts';
import { getLanguages, getSettings } from '#data/site/site.ts';
import {
  COMMENTER_AVATAR,
  getCoverPath,
  getFloorPath,
  getTilePath,
  MIXED_FLOOR_PATH,
} from '#drawings.ts';
import { ownLogo, wordmark } from '#tiles/own-drawings.ts';
import { drawCover, drawFloor, drawLogo, drawMixedFloor, drawTile } from '#tiles/picture-files.tsx';
import { motifNames } from '#types.ts';

type Drawing = [path: string, draw: () => string];

/** The SVG files that the build makes: floors, tiles, covers, the commenters' avatar, the logo and the wordmark. */
export const getStaticPaths = (() => {
  const articles = getLanguages().flatMap(getArticles);
  const hasComments = articles.length > 0 && getSettings().comments;
  const drawings: Drawing[] = [
    ['/favicon.svg', () => ownLogo ?? drawLogo(120, 'rounded')],
    [MIXED_FLOOR_PATH, drawMixedFloor],
    ...motifNames.flatMap((motif): Drawing[] => [
      [getFloorPath(motif), () => drawFloor(motif)],
      [getTilePath(motif), () => drawTile(motif)],
    ]),
    ...articles.flatMap(({ id, drawing }): Drawing[] =>
      drawing ? [[getCoverPath(id), () => drawCover(drawing)]] : [],
    ),
  ];
  const { svg } = wordmark ?? {};
  if (svg) drawings.push(['/wordmark.svg', () => svg]);
  if (hasComments) drawings.push([COMMENTER_AVATAR, () => drawTile('petals', '0 0 60 60')]);
  // Translations of an article share its cover.
  return Array.from(new Map(drawings), ([path, draw]) => ({
    params: { drawing: path.replace(/^\/|\.svg$/g, '') },
    props: { draw },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ draw: () => string }> = ({ props: { draw } }) =>
  new Response(draw(), { headers: { 'Content-Type': 'image/svg+xml' } });
