import type { APIRoute } from 'astro';
import { logoMark } from '#tiles/composition.ts';
import { pngResponse, tilePicture } from '#tiles/picture-files.tsx';

/** In px. */
const SIDE = 32;

/** In bytes: what an ICO file with one picture has before it. */
const HEADER = 22;

/**
 * The logo mark for whatever does not read SVG, and for browsers and crawlers that ask for this address unasked. Firefox
 * shows no indexed PNG in an ICO file.
 */
export const GET: APIRoute = async () => {
  const response = await pngResponse(tilePicture(logoMark(SIDE)));
  const png = Buffer.from(await response.arrayBuffer());
  const header = Buffer.alloc(HEADER);
  const [icon, pictures, planes, bits] = [1, 1, 1, 24];
  header.writeUInt16LE(icon, 2);
  header.writeUInt16LE(pictures, 4);
  header.writeUInt8(SIDE, 6);
  header.writeUInt8(SIDE, 7);
  header.writeUInt16LE(planes, 10);
  header.writeUInt16LE(bits, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER, 18);
  return new Response(Buffer.concat([header, png]), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
};
