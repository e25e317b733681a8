import type { APIRoute } from 'astro';
import type { CoverMosaic } from '@/lib/cover-image';
import { svgResponse } from '@/pictures/tile-files';
import { getMosaicPaths } from '@/queries/covers';
import { pigment } from '@/queries/pigments';
import { COVER_COLUMNS, COVER_ROWS, cover } from '@/ui/tiles/composition';

const TILE = 120;

export const getStaticPaths = getMosaicPaths;

/** An article's cover as an image file. */
export const GET: APIRoute<CoverMosaic> = ({ props }) =>
  svgResponse({
    cells: cover(props.palette, props.seed, TILE),
    width: COVER_COLUMNS * TILE,
    height: COVER_ROWS * TILE,
    colorOf: pigment,
  });
