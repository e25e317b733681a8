import type { APIRoute } from 'astro';
import { getMosaicPaths, type MosaicCover } from '@/queries/covers';
import { pigment } from '@/queries/pigments';
import { COVER_COLUMNS, cover } from '@/ui/tiles/composition';
import { pngResponse } from '@/ui/tiles/picture-file';

/** The size that sites which show a shared link ask for, in px. */
const WIDTH = 1200;
const HEIGHT = 630;

export const getStaticPaths = getMosaicPaths;

/** An article's cover for shared links; what is too low for the frame is cut off below. */
export const GET: APIRoute<MosaicCover> = ({ props }) =>
  pngResponse({
    cells: cover(props.palette, props.seed, WIDTH / COVER_COLUMNS),
    width: WIDTH,
    height: HEIGHT,
    colorOf: pigment,
  });
