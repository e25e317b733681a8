import sharp from 'sharp';

/** The pixels of a picture, row by row from the top left: as many bytes each as it has channels. */
export interface Pixels {
  data: Uint8Array;
  /** In px. */
  width: number;
  height: number;
}

/** Draws the content of an SVG file on a transparent ground: red, green, blue, alpha. */
export async function transparentPixels(content: string, width: number, height: number) {
  return { data: await pixelsOf(content, width, height).raw().toBuffer(), width, height };
}

/** Draws the content of an SVG file that fills the whole box: red, green, blue. */
export async function opaquePixels(content: string, width: number, height: number) {
  const data = await pixelsOf(content, width, height).removeAlpha().raw().toBuffer();
  return { data, width, height };
}

function pixelsOf(content: string, width: number, height: number) {
  const frame = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${content}</svg>`;
  return sharp(Buffer.from(svg));
}

/**
 * An opaque picture with a layer over its upper left corner. Five times as fast as to let sharp lay them
 * over each other: most of a layer of words is empty.
 *
 * @param ground red, green, blue; stays as it is
 * @param layer red, green, blue, alpha; no larger than the ground
 */
export function overlaid(ground: Pixels, layer: Pixels): Pixels {
  const data = new Uint8Array(ground.data);
  for (let row = 0; row < layer.height; row++) {
    let to = row * ground.width * 3;
    const start = row * layer.width * 4;
    const end = start + layer.width * 4;
    for (let from = start; from < end; from += 4, to += 3) {
      const alpha = layer.data[from + 3] ?? 0;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel++) {
        const below = data[to + channel] ?? 0;
        const above = layer.data[from + channel] ?? 0;
        data[to + channel] = below + Math.round(((above - below) * alpha) / 255);
      }
    }
  }
  return { ...ground, data };
}

/** An indexed PNG would be half as large, and take four times as long to make. */
export const PNG_OPTIONS = { compressionLevel: 6 };

/** An opaque picture as a PNG file. */
export async function pngOf({ data, width, height }: Pixels): Promise<Uint8Array> {
  const raw = { width, height, channels: 3 } as const;
  return sharp(data, { raw }).png(PNG_OPTIONS).toBuffer();
}
