import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { pictureCache } from './picture-cache.ts';
import { RepeatingPicture } from './RepeatingPicture.tsx';
import { type TileSvgProps, tileSvg } from './tile-svg.ts';

/** The response of an endpoint that is built into an SVG file. */
export function svgResponse(picture: TileSvgProps): Response {
  return svgFile(tileSvg(picture));
}

/** The response of an endpoint that is built into an SVG file which fills any box by repeating. */
export function repeatingSvgResponse(picture: ComponentProps<typeof RepeatingPicture>): Response {
  return svgFile(renderToStaticMarkup(createElement(RepeatingPicture, picture)));
}

/** The response of an endpoint that is built into a PNG file, as large as the picture, in px. */
export async function pngResponse(picture: TileSvgProps): Promise<Response> {
  const { width, height } = picture;
  const svg = tileSvg(picture);
  const source = JSON.stringify([svg, width, height, PNG_OPTIONS, sharp.versions.vips]);
  const file = await pictureCache.get(source, () =>
    sharp(Buffer.from(svg)).resize(width, height).png(PNG_OPTIONS).toBuffer(),
  );
  return new Response(new Uint8Array(file), { headers: { 'Content-Type': 'image/png' } });
}

/**
 * Few colours on flat ground: an indexed PNG is a fraction of a true-colour one, and 32 colours hold the
 * pigments and the edges between them.
 */
const PNG_OPTIONS = { palette: true, colours: 32, dither: 0, effort: 1 };

function svgFile(svg: string): Response {
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
