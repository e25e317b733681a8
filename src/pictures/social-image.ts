import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import { version as satoriVersion } from 'satori/package.json';
import sharp from 'sharp';
import { SOCIAL_HEIGHT as HEIGHT, SOCIAL_WIDTH as WIDTH } from '@/lib/drawn-images';
import type { SocialCard } from '@/queries/social-card';
import { logoMark } from '@/ui/tiles/logo-mark';
import { TilePicture } from '@/ui/tiles/TilePicture';
import { cachedPicture } from './picture-cache';
import { socialTiles, socialWords } from './social-layout';

/** Made by scripts/build-fonts.ts. */
const FONT_FILES = [
  { name: 'display', weight: 700, file: 'display-700' },
  { name: 'display', weight: 700, file: 'display-700-maltese' },
  { name: 'text', weight: 500, file: 'text-500' },
  { name: 'text', weight: 500, file: 'text-500-maltese' },
] as const;

const LOGO_SIZE = 104;

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
  const logo = renderToStaticMarkup(
    createElement(TilePicture, { ...logoMark(LOGO_SIZE, { rounded: true }), colorOf }),
  );
  const words = socialWords(card, dataAddress(logo), colorOf);
  const tiles = renderToStaticMarkup(
    createElement(TilePicture, { cells: socialTiles(card), width: WIDTH, height: HEIGHT, colorOf }),
  );
  const { fonts, hash } = await loadedFonts();
  const ground = groundOf(colorOf);
  const made = [hash, satoriVersion, PNG_OPTIONS, sharp.versions.vips];
  return cachedPicture(JSON.stringify([words, tiles, ground, made]), async () => {
    const text = await satori(words as Parameters<typeof satori>[0], {
      width: WIDTH,
      height: HEIGHT,
      fonts,
    });
    return png(ground + tiles + text);
  });
}

/** The light of the hero, from above the words. */
function groundOf(colorOf: (name: string) => string): string {
  const stops = ['hero-glow', 'hero-mid', 'night'].map(
    (name, index) => `<stop offset="${index / 2}" stop-color="${colorOf(name)}"/>`,
  );
  const light = `<radialGradient id="light" cx=".5" cy="0" r=".9">${stops.join('')}</radialGradient>`;
  return `${light}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#light)"/>`;
}

/** An indexed PNG would be half as large, and take four times as long to make. */
const PNG_OPTIONS = { compressionLevel: 6 };

async function png(content: string): Promise<Uint8Array> {
  const frame = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${content}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().png(PNG_OPTIONS).toBuffer();
}

function dataAddress(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
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
