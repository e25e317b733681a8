import type { APIRoute, GetStaticPaths } from 'astro';
import { drawLogo, toRasterResponse } from '#tiles/picture-files.tsx';

/** Sides in px: 180 for iOS, 192 and 512 for the manifest. */
const SIZES = [180, 192, 512];

/**
 * A logo has few colors, so an indexed PNG is much smaller than one in true color. For Grigal's, 32 colors cover the
 * colors and the edges between them.
 */
const FEW_COLORS = { palette: true, colors: 32, dither: 0, effort: 1 };

export const getStaticPaths = (() =>
  SIZES.map((size) => ({
    params: { size: String(size) },
    props: { size },
  }))) satisfies GetStaticPaths;

/** The logo mark as a square icon: devices round the corners themselves. */
export const GET: APIRoute<{ size: number }> = ({ props: { size } }) =>
  toRasterResponse(drawLogo(size), 'png', FEW_COLORS);
