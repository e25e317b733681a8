import type { APIRoute, GetStaticPaths } from 'astro';
import { getArticles } from '#data/articles/articles.ts';
import type { CoverMosaic } from '#tiles/cover-tiles.ts';
import { coverPicture, svgResponse } from '#tiles/picture-files.tsx';

/** One per article whose cover is drawn from tiles. */
export const getStaticPaths = (() =>
  getArticles().flatMap(({ id, mosaic }) =>
    mosaic ? [{ params: { id }, props: { mosaic } }] : [],
  )) satisfies GetStaticPaths;

/** An article's cover as an image file. */
export const GET: APIRoute<{ mosaic: CoverMosaic }> = ({ props: { mosaic } }) =>
  svgResponse(coverPicture(mosaic));
