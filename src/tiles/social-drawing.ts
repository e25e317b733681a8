import satori from 'satori';
import { SOCIAL_HEIGHT as HEIGHT, SOCIAL_WIDTH as WIDTH } from './drawn-images.ts';
import { opaquePixels, overlaid, type Pixels, pngOf, transparentPixels } from './layers.ts';
import { socialFonts } from './social-fonts.ts';

/** What a picture of a shared link is drawn from. Plain data, which threads can pass to each other. */
export interface SocialDrawing {
  /** The words as satori takes them: objects like React elements. */
  words: unknown;
  /** How far the words may reach from the left edge, in px. */
  wordsWidth: number;
  /** Everything below the words, as the content of an SVG file. */
  backdrop: string;
}

/** Draws a picture of a shared link as a PNG file. */
export async function drawSocialImage(drawing: SocialDrawing): Promise<Uint8Array> {
  const { words, wordsWidth: width, backdrop } = drawing;
  const { fonts } = await socialFonts();
  const text = await satori(words as Parameters<typeof satori>[0], {
    width,
    height: HEIGHT,
    fonts,
  });
  const [below, above] = await Promise.all([
    backdropPixels(backdrop),
    transparentPixels(text, width, HEIGHT),
  ]);
  return pngOf(overlaid(below, above));
}

const backdrops = new Map<string, Promise<Pixels>>();

/** Drawn once for all pictures that share it, and kept in raw pixels: 2.3 MB. */
function backdropPixels(content: string): Promise<Pixels> {
  const pixels = backdrops.get(content) ?? opaquePixels(content, WIDTH, HEIGHT);
  backdrops.set(content, pixels);
  return pixels;
}
