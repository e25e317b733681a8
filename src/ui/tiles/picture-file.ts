import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ComponentProps, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { RepeatingPicture } from './RepeatingPicture';
import { TilePicture } from './TilePicture';

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
  return new Response(await png(picture), { headers: { 'Content-Type': 'image/png' } });
}

/**
 * Few colours on flat ground: an indexed PNG is a fraction of a true-colour one, and 32 colours hold the
 * pigments and the edges between them.
 */
const PNG_OPTIONS = { palette: true, colours: 32, dither: 0, effort: 1 };

/** Pictures of earlier builds, named after what they were drawn from. */
const CACHE_FOLDER = '.cache/pictures';

async function png(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = picture;
  const svg = renderToStaticMarkup(createElement(TilePicture, picture));
  const source = JSON.stringify([svg, width, height, PNG_OPTIONS, sharp.versions.vips]);
  const hash = createHash('sha256').update(source).digest('hex');
  const file = join(CACHE_FOLDER, `${hash.slice(0, 32)}.png`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return new Uint8Array(known);
  const image = sharp(Buffer.from(svg)).resize(width, height);
  const drawn = await image.png(PNG_OPTIONS).toBuffer();
  await keep(file, drawn);
  return new Uint8Array(drawn);
}

/** Written under another name first: a build that is broken off leaves no half picture. */
async function keep(file: string, content: Buffer): Promise<void> {
  await mkdir(CACHE_FOLDER, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

function svgFile(picture: ReactElement): Response {
  const svg = renderToStaticMarkup(picture);
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
