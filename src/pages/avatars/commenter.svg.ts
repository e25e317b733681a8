import type { APIRoute } from 'astro';
import { singleTile } from '#tiles/composition.ts';
import { TILE_SIZE } from '#tiles/motifs.ts';
import { svgResponse, tilePicture } from '#tiles/picture-files.tsx';

/** The tile that all commenters share. */
export const GET: APIRoute = () =>
  svgResponse(tilePicture({ cells: singleTile('petals'), width: TILE_SIZE, height: TILE_SIZE }));
