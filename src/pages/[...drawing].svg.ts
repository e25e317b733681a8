import type { APIRoute, GetStaticPaths } from 'astro';
import { getArticles } from '#data/articles/articles.ts';
import { getLanguages, getSettings } from '#data/site/site.ts';
import { COMMENTER_AVATAR, coverPath, floorPath, MIXED_FLOOR_PATH, tilePath } from '#drawings.ts';
import { ownLogo, wordmark } from '#tiles/own-drawings.ts';
import {
  coverPicture,
  floorPicture,
  logoPicture,
  mixedFloorPicture,
  tilePicture,
} from '#tiles/picture-files.tsx';
import { motifNames } from '#types.ts';

type Drawing = [path: string, draw: () => string];

/** The SVG files that the build makes: floors, tiles, covers, the commenters' avatar, the logo and the wordmark. */
export const getStaticPaths = (() => {
  const articles = getLanguages().flatMap(getArticles);
  const hasComments = articles.length > 0 && getSettings().comments;
  const drawings: Drawing[] = [
    ['/favicon.svg', () => ownLogo ?? logoPicture(120, true)],
    [MIXED_FLOOR_PATH, mixedFloorPicture],
    ...motifNames.flatMap((motif): Drawing[] => [
      [floorPath(motif), () => floorPicture(motif)],
      [tilePath(motif), () => tilePicture(motif)],
    ]),
    ...articles.flatMap(({ id, drawing }): Drawing[] =>
      drawing ? [[coverPath(id), () => coverPicture(drawing)]] : [],
    ),
  ];
  const { svg } = wordmark ?? {};
  if (svg) drawings.push(['/wordmark.svg', () => svg]);
  if (hasComments) drawings.push([COMMENTER_AVATAR, () => tilePicture('petals', '0 0 60 60')]);
  // Translations of an article share its cover.
  return Array.from(new Map(drawings), ([path, draw]) => ({
    params: { drawing: path.replace(/^\/|\.svg$/g, '') },
    props: { draw },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ draw: () => string }> = ({ props: { draw } }) =>
  new Response(draw(), { headers: { 'Content-Type': 'image/svg+xml' } });
