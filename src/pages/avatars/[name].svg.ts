import type { APIRoute, GetStaticPaths } from 'astro';
import { getArticles } from '#data/articles/articles.ts';
import { getContent } from '#data/content.ts';
import { getLanguages } from '#data/languages.ts';
import { singleTile } from '#tiles/composition.ts';
import { TILE_SIZE } from '#tiles/motifs.ts';
import { svgResponse, tilePicture } from '#tiles/picture-files.tsx';

/** /avatars/commenter.svg, if articles have comments. */
export const getStaticPaths = (() =>
  getLanguages().flatMap(getArticles).length === 0 || getContent('site').comments === false
    ? []
    : [{ params: { name: 'commenter' } }]) satisfies GetStaticPaths;

/** The tile that all commenters share. */
export const GET: APIRoute = () =>
  svgResponse(tilePicture({ cells: singleTile('petals'), width: TILE_SIZE, height: TILE_SIZE }));
