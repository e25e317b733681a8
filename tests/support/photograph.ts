import sharp from 'sharp';

/** In px, after rotation: the file is rotated by 90°. */
export const PHOTOGRAPH = { width: 1400, height: 2000 };

/** A photograph as phones save it: detailed, rotated by 90°, with the place where it was taken. */
export function takePhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const grain = sharp({ create: { width: 500, height: 350, channels: 3, noise, background: '' } });
  return grain
    .resize(PHOTOGRAPH.height, PHOTOGRAPH.width)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 54/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
