import sharp from 'sharp';
import {
  createElement,
  getProperty,
  getText,
  type HastElement,
  type HastNode,
  isElement,
  isPicture,
  listElements,
  replaceNode,
} from '#data/markdown/hast.ts';
import { toFilePath } from '#data/urls/site-file.ts';
import { getPicture } from './pictures.ts';

/** In px. A narrower picture, such as an icon or a badge, stays in its line. */
const MIN_WIDTH = 240;

/** The most of the window that a picture alone in its paragraph takes (long-text.css). */
const SIZES = '(width < 64rem) 100vw, (width < 80rem) 75vw, 65vw';

/** Gives a picture its published address, a size that reserves its space, and the files that browsers choose from. */
export async function showPicture(image: HastElement): Promise<void> {
  const { properties } = image;
  const written = getProperty(image, 'src');
  const { src, sources } = await getPicture(written, 'whole');
  const size = await completeSize(toFilePath(written), properties);
  // The site's own drawings are small files, so they load at once, with low priority.
  const isDrawing = /^\/.*\.svg$/.test(written);
  const loading = isDrawing ? { fetchPriority: 'low' } : { loading: 'lazy' };
  Object.assign(properties, size, loading, { src: src || undefined });
  if (!sources) return;
  const elements = sources.map((source) => createElement('source', { sizes: SIZES, ...source }));
  replaceNode(image, createElement('picture', {}, [...elements, { ...image }]));
}

/** Turns a paragraph that is only a picture into a `<figure>`. A line of italics below becomes its caption. */
export function setLonePicture(paragraph: HastElement): void {
  const { tagName, children } = paragraph;
  const [picture, caption, ...rest] = children.filter((child) => !isSpace(child));
  if (!/^(p|div)$/.test(tagName) || !isPicture(picture) || isNarrow(picture)) return;
  const isBelow = children.some((child) => isSpace(child) && getText(child).includes('\n'));
  const isCaption = isBelow && isElement(caption, 'em');
  if (rest.length > 0 || (caption && !isCaption)) return;
  paragraph.tagName = 'figure';
  paragraph.children = isCaption ? [picture, caption] : [picture];
  if (isCaption) caption.tagName = 'figcaption';
}

const isNarrow = (picture: HastElement) =>
  [picture, ...listElements(picture)].some(
    ({ properties }) => Number(properties.width) < MIN_WIDTH,
  );

/** Whether a node is white space or a line break. */
const isSpace = (node: HastNode) =>
  !/\S/.test(getText(node)) && (node.type === 'text' || isElement(node, 'br'));

/**
 * The width and height of a picture, as its attributes say. What they lack is added from its file, in px, rotated as
 * its EXIF data says. A picture on another site has no file here, and a drawing may have no size.
 */
export async function completeSize(
  file: string | undefined,
  { width, height }: HastElement['properties'],
) {
  const written = [width, height].filter((size) => size !== undefined).map(Number);
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
