import sharp from 'sharp';

/** Attributes of a picture, in px if they are numbers. */
interface Size {
  width?: unknown;
  height?: unknown;
}

/**
 * Width and height of a picture as it is written, completed from its file, turned as its EXIF data say. A picture of
 * another site has no file here; a drawing may have no size.
 */
export async function completeSize(
  file: string | undefined,
  { width, height }: Size,
): Promise<Size> {
  const written = [width, height].filter((one) => one !== undefined).map(Number);
  if (!file || written.some(Number.isNaN)) return { width, height };
  const found = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!found) return { width, height };
  const natural = found.autoOrient;
  const scale = Number(width ?? 0) / natural.width || Number(height ?? 0) / natural.height || 1;
  return {
    width: width ?? Math.round(natural.width * scale),
    height: height ?? Math.round(natural.height * scale),
  };
}
