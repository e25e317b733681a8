import { type ComponentProps, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { RepeatingPicture } from '@/ui/tiles/RepeatingPicture';
import { TilePicture } from '@/ui/tiles/TilePicture';
import { cachedPicture } from './picture-cache';

type Picture = ComponentProps<typeof TilePicture>;

/** The response of an endpoint that is built into an SVG file. */
export function svgResponse(picture: Picture): Response {
  return svgFile(createElement(TilePicture, picture));
}

/** The response of an endpoint that is built into an SVG file which fills any box by repeating. */
export function repeatingSvgResponse(picture: ComponentProps<typeof RepeatingPicture>): Response {
  return svgFile(createElement(RepeatingPicture, picture));
}

/** The response of an endpoint that is built into a PNG file, as large as the picture, in px. */
export async function pngResponse(picture: Picture): Promise<Response> {
  const { width, height } = picture;
  const svg = renderToStaticMarkup(createElement(TilePicture, picture));
  const source = JSON.stringify([svg, width, height, PNG_OPTIONS, sharp.versions.vips]);
  const file = await cachedPicture(source, () =>
    sharp(Buffer.from(svg)).resize(width, height).png(PNG_OPTIONS).toBuffer(),
  );
  return new Response(new Uint8Array(file), { headers: { 'Content-Type': 'image/png' } });
}

/**
 * Few colours on flat ground: an indexed PNG is a fraction of a true-colour one, and 32 colours hold the
 * pigments and the edges between them.
 */
const PNG_OPTIONS = { palette: true, colours: 32, dither: 0, effort: 1 };

function svgFile(picture: ReactElement): Response {
  const svg = renderToStaticMarkup(picture);
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
