import sharp from 'sharp';
import { getColor } from './colors.ts';

const ownFiles = import.meta.glob<string>('../pictures/{logo,wordmark}.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The agency's own logo as an SVG file, if there is one. */
export const ownLogo = ownFiles['../pictures/logo.svg'];

/** The agency's wordmark and its size in px, if there is one. */
export const wordmark = await readWordmark(ownFiles['../pictures/wordmark.svg']);

async function readWordmark(file: string | undefined) {
  if (!file) return undefined;
  // A picture has no text around it whose color it could take.
  const svg = file.replace(/currentcolor/gi, getColor('on-night'));
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  return { svg, size: { width, height } };
}
