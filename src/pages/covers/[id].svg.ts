import type { APIRoute, GetStaticPaths } from 'astro';
import { getArticles } from '#data/articles/articles.ts';
import type { CoverMosaic } from '#data/articles/cover-image.ts';
import { COVER_FILE, cover } from '#tiles/composition.ts';
import { pigment } from '#tiles/pigments.ts';
import { svgResponse } from '#tiles/tile-files.ts';

/** The covers that are laid from tiles: one per article that has one. */
export const getStaticPaths = (() =>
  getArticles().flatMap(({ id, cover }) =>
    cover.mosaic ? [{ params: { id }, props: { ...cover.mosaic } }] : [],
  )) satisfies GetStaticPaths;

/** An article's cover as an image file. */
export const GET: APIRoute<CoverMosaic> = ({ props }) =>
  svgResponse({
    cells: cover(props.palette, props.seed, COVER_FILE.tile),
    width: COVER_FILE.width,
    height: COVER_FILE.height,
    colorOf: pigment,
  });
