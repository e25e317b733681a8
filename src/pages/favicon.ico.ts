import type { APIRoute } from 'astro';
import { drawLogo, toRasterResponse } from '#tiles/picture-files.tsx';

/** In px. */
const SIDE = 32;

/**
 * The logo mark for software that cannot read SVG, and for browsers and crawlers that always request this address. The
 * file is an ICO header of 22 bytes and a PNG, in true color because Firefox does not show indexed PNGs in ICO files.
 */
export const GET: APIRoute = async () => {
  const png = await (await toRasterResponse(drawLogo(SIDE), 'png')).bytes();
  const header = new Uint16Array([0, 1, 1, SIDE | (SIDE << 8), 0, 1, 24, png.length, 0, 22, 0]);
  const icon = new Blob([header, png]);
  return new Response(icon, { headers: { 'Content-Type': 'image/x-icon' } });
};
