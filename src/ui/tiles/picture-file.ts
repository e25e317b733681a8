import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { TilePicture } from './TilePicture';

type Picture = ComponentProps<typeof TilePicture>;

/** The response of an endpoint that is built into an SVG file. */
export function svgResponse(picture: Picture): Response {
  return new Response(svgText(picture), { headers: { 'Content-Type': 'image/svg+xml' } });
}

/** The response of an endpoint that is built into a PNG file, as large as the picture, in px. */
export async function pngResponse(picture: Picture): Promise<Response> {
  return new Response(await png(picture), { headers: { 'Content-Type': 'image/png' } });
}

/** Few colours on flat ground: an indexed PNG is a fraction of a true-colour one. */
async function png(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = picture;
  const image = sharp(Buffer.from(svgText(picture))).resize(width, height);
  return new Uint8Array(await image.png({ palette: true, effort: 10 }).toBuffer());
}

function svgText(picture: Picture): string {
  return renderToStaticMarkup(createElement(TilePicture, picture));
}
