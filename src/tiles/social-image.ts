import { version as satoriVersion } from 'satori/package.json';
import sharp from 'sharp';
import type { SocialCard } from '#data/pages/social-card.ts';
import { drawElsewhere } from './drawing-desk.ts';
import { SOCIAL_HEIGHT as HEIGHT, SOCIAL_WIDTH as WIDTH } from './drawn-images.ts';
import { PNG_OPTIONS } from './layers.ts';
import { logoMark } from './logo-mark.ts';
import { pictureCache } from './picture-cache.ts';
import { socialFonts } from './social-fonts.ts';
import { LOGO, socialTiles, socialWords, wordsWidth } from './social-layout.ts';
import { tileSvg } from './tile-svg.ts';

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
  const { hash } = await socialFonts();
  const drawing = { words, wordsWidth: wordsWidth(card), backdrop };
  const made = [hash, satoriVersion, PNG_OPTIONS, sharp.versions.vips];
  return pictureCache.get(JSON.stringify([drawing, made]), () => drawElsewhere(drawing));
}

/** Pictures that are begun at a time: as many as keep a thread drawing while others are compressed. */
const AHEAD = 4;

/**
 * Draws pictures into the cache while pages are written. Whoever asks for one that could not be drawn is
 * told why.
 */
export async function drawAhead(
  cards: Iterable<SocialCard>,
  colorOf: (name: string) => string,
): Promise<void> {
  const rest = Iterator.from(cards);
  const drawRest = async () => {
    for (const card of rest) await socialImage(card, colorOf).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: AHEAD }, drawRest));
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
