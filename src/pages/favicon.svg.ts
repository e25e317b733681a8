import type { APIRoute } from 'astro';
import { pigment } from '@/queries/pigments';
import { rosette } from '@/ui/tiles/composition';
import { TILE_SIZE } from '@/ui/tiles/motifs';
import { svgResponse } from '@/ui/tiles/svg-file';

/** The logo mark as the site's icon. */
export const GET: APIRoute = () =>
  svgResponse({
    cells: rosette('network', 'logo'),
    width: 2 * TILE_SIZE,
    height: 2 * TILE_SIZE,
    radius: 20,
    colorOf: pigment,
  });
