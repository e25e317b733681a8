import type { APIRoute } from 'astro';
import type { CoverMosaic } from '@/lib/cover-image';
import { svgResponse } from '@/pictures/tile-files';
import { getMosaicPaths } from '@/queries/covers';
import { pigment } from '@/queries/pigments';
import { COVER_FILE, cover } from '@/ui/tiles/composition';

export const getStaticPaths = getMosaicPaths;

/** An article's cover as an image file. */
export const GET: APIRoute<CoverMosaic> = ({ props }) =>
  svgResponse({
    cells: cover(props.palette, props.seed, COVER_FILE.tile),
    width: COVER_FILE.width,
    height: COVER_FILE.height,
    colorOf: pigment,
  });
