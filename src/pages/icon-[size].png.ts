import type { APIRoute, GetStaticPaths } from 'astro';
import { logoMark } from '#tiles/logo-mark.ts';
import { pigment } from '#tiles/pigments.ts';
import { pngResponse } from '#tiles/tile-files.ts';

/** Side in px: 32 for old browsers, 180 for iOS, 192 and 512 for the manifest. */
const SIZES = [32, 180, 192, 512];

export const getStaticPaths = (() =>
  SIZES.map((size) => ({
    params: { size: String(size) },
    props: { size },
  }))) satisfies GetStaticPaths;

/** The logo mark as a square icon: devices round the corners themselves. */
export const GET: APIRoute<{ size: number }> = ({ props: { size } }) =>
  pngResponse({ ...logoMark(size, { rounded: false }), colorOf: pigment });
