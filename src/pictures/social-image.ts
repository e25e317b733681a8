import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import satori from 'satori';
import { version as satoriVersion } from 'satori/package.json';
import sharp from 'sharp';
import { SOCIAL_HEIGHT as HEIGHT, SOCIAL_WIDTH as WIDTH } from '@/lib/drawn-images';
import type { SocialCard } from '@/queries/social-card';
import { logoMark } from '@/ui/tiles/logo-mark';
import { opaquePixels, overlaid, type Pixels, transparentPixels } from './layers';
import { cachedPicture } from './picture-cache';
import { LOGO, socialTiles, socialWords, wordsWidth } from './social-layout';
import { tileSvg } from './tile-svg';

/** Made by scripts/build-fonts.ts. */
const FONT_FILES = [
  { name: 'display', weight: 700, file: 'display-700' },
  { name: 'display', weight: 700, file: 'display-700-maltese' },
  { name: 'text', weight: 500, file: 'text-500' },
  { name: 'text', weight: 500, file: 'text-500-maltese' },
] as const;

/**
 * The picture of a shared link as a PNG file, from the cache if nothing about it has changed.
 *
 * @param colorOf turns the name of a colour token into its value
 * @throws Error when the fonts are missing: run `npm run fonts`
 */
export async function socialImage(
  card: SocialCard,
  colorOf: (name: string) => string,
): Promise<Uint8Array> {
  const words = socialWords(card, colorOf);
  const tiles = tileSvg({ cells: socialTiles(card), width: WIDTH, height: HEIGHT, colorOf });
  const backdrop = groundOf(colorOf) + tiles + logoOf(colorOf);
  const { fonts, hash } = await loadedFonts();
  const made = [hash, satoriVersion, PNG_OPTIONS, sharp.versions.vips];
  return cachedPicture(JSON.stringify([words, backdrop, made]), async () => {
    const width = wordsWidth(card);
    const text = await satori(words as Parameters<typeof satori>[0], {
      width,
      height: HEIGHT,
      fonts,
    });
    const [below, above] = await Promise.all([
      backdropPixels(backdrop),
      transparentPixels(text, width, HEIGHT),
    ]);
    return png(overlaid(below, above));
  });
}

const backdrops = new Map<string, Promise<Pixels>>();

/** Everything but the words: drawn once for all pictures that share it, in raw pixels of 2.3 MB. */
function backdropPixels(content: string): Promise<Pixels> {
  const pixels = backdrops.get(content) ?? opaquePixels(content, WIDTH, HEIGHT);
  backdrops.set(content, pixels);
  return pixels;
}

/** The light of the hero, from above the words. */
function groundOf(colorOf: (name: string) => string): string {
  const stops = ['hero-glow', 'hero-mid', 'night'].map(
    (name, index) => `<stop offset="${index / 2}" stop-color="${colorOf(name)}"/>`,
  );
  const light = `<radialGradient id="light" cx=".5" cy="0" r=".9">${stops.join('')}</radialGradient>`;
  return `${light}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#light)"/>`;
}

function logoOf(colorOf: (name: string) => string): string {
  const { x, y, size } = LOGO;
  const mark = tileSvg({ ...logoMark(size, { rounded: true }), colorOf });
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}">${mark}</svg>`;
}

/** An indexed PNG would be half as large, and take four times as long to make. */
const PNG_OPTIONS = { compressionLevel: 6 };

async function png({ data, width, height }: Pixels): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png(PNG_OPTIONS)
    .toBuffer();
}

let reading: ReturnType<typeof readFonts> | undefined;

function loadedFonts() {
  reading ??= readFonts();
  return reading;
}

async function readFonts() {
  const hash = createHash('sha256');
  const fonts = await Promise.all(
    FONT_FILES.map(async ({ file, ...font }) => ({
      ...font,
      style: 'normal' as const,
      data: await readFile(`.cache/fonts/${file}.ttf`),
    })),
  );
  for (const { data } of fonts) hash.update(data);
  return { fonts, hash: hash.digest('hex') };
}
