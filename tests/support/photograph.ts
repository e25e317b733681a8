import sharp from 'sharp';

/** A photograph as phones save it: detailed, 1400 × 2000 px after rotation, with the place where it was taken. */
export function takePhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const grain = sharp({ create: { width: 500, height: 350, channels: 3, noise, background: '' } });
  return grain
    .resize(2000, 1400)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 54/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
