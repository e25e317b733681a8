import type { APIRoute, GetStaticPaths } from 'astro';
import { pngResponse } from '@/pictures/tile-files';
import { pigment } from '@/queries/pigments';
import { logoMark } from '@/ui/tiles/logo-mark';

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
