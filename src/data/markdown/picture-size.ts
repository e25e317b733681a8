import { existsSync } from 'node:fs';
import querystring from 'node:querystring';
import sharp from 'sharp';
import { pictureFile } from '../reading/content-address.ts';

/** A picture of this site: `/articles/chart.svg`. */
const LOCAL_PICTURE = /^\/(?!\/)[^?#]+\.(svg|png|jpe?g|webp|avif|gif)(?=[?#]|$)/i;

/** Attributes of a picture, in px if they are numbers. */
interface Size {
  width?: unknown;
  height?: unknown;
}

/**
 * Width and height of a picture as it is written, completed from its file, turned as its EXIF data say. A picture of
 * another site stays without.
 *
 * @param fileOf where the file of a picture is
 */
export async function completeSize(
  address: string,
  { width, height }: Size,
  fileOf = pictureFile,
): Promise<Size> {
  const [path] = LOCAL_PICTURE.exec(address) ?? [];
  const file = path && fileOf(querystring.unescape(path));
  const written = [width, height].filter((one) => one !== undefined).map(Number);
  if (!file || !existsSync(file) || written.some(Number.isNaN)) return { width, height };
  const natural = (await sharp(file).metadata()).autoOrient;
  const scale = Number(width ?? 0) / natural.width || Number(height ?? 0) / natural.height || 1;
  return {
    width: width ?? Math.round(natural.width * scale),
    height: height ?? Math.round(natural.height * scale),
  };
}
