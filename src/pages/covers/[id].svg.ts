import type { APIRoute } from 'astro';
import type { CoverMosaic } from '#data/articles/cover-image.ts';
import { getMosaicPaths } from '#data/articles/covers.ts';
import { COVER_FILE, cover } from '#tiles/composition.ts';
import { pigment } from '#tiles/pigments.ts';
import { svgResponse } from '#tiles/tile-files.ts';

export const getStaticPaths = getMosaicPaths;

/** An article's cover as an image file. */
export const GET: APIRoute<CoverMosaic> = ({ props }) =>
  svgResponse({
    cells: cover(props.palette, props.seed, COVER_FILE.tile),
    width: COVER_FILE.width,
    height: COVER_FILE.height,
    colorOf: pigment,
  });
