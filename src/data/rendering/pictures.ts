import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { toTranslatedPath } from '#data/site/paths.ts';
import { toFilePath, toPublicUrl } from '#data/urls/site-file.ts';
import { toSitePath } from '#formatting/site-path.ts';
import type { PictureFiles } from '#types.ts';

const photographs = import.meta.glob<ImageMetadata>(
  '../../pictures/**/*.{png,jpg,jpeg,webp,avif}',
  { import: 'default', eager: true, caseSensitive: false },
);

const drawings = import.meta.glob<string>('../../pictures/**/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** In px. */
interface Size {
  width: number;
  height: number;
}

/**
 * How the pictures for each use are made: the widths, in px, that layouts and screens ask for; whether they are cropped
 * to a square; and the quality of AVIF files, up to 100.
 */
export const PRESETS = {
  /** Pictures that are not cropped. Phones with 1.75 device px per CSS px load the second width. */
  whole: { widths: [384, 736, 1200, 1600], isSquare: false, quality: 40 },
  person: { widths: [96, 208, 320, 544], isSquare: true, quality: 40 },
  /** The square cover of an article on phones, where it is the largest contentful paint. */
  phone: { widths: [640], isSquare: true, quality: 30 },
} as const;

type PresetName = keyof typeof PRESETS;

/** In px: the widest file for browsers without AVIF, and for feed readers, which cannot choose a width. */
const FALLBACK_WIDTH = 1200;

/** The largest side of a WebP file, in px. */
const MAX_SIDE = 16_383;

const WEBP_QUALITY = 60;

/** The files of an article's cover; of a photograph, also a crop for phones. */
export async function getCover(url: string): Promise<PictureFiles> {
  const whole = await getPicture(url, 'whole');
  const phone = await findPhotograph(url, 'phone');
  if (!whole.sources || !phone) return whole;
  const crop = { ...(await makeSource(phone)), media: '(width < 27rem)', sizes: '100vw' };
  return { ...whole, sources: [crop, ...whole.sources] };
}

/**
 * The address at which the site publishes what a text links to: a picture, a file in public/, or a page. Authors write
 * `/blog/other-article` even if the site has a base path, or another name for `/blog`.
 */
export async function getPublishedUrl(url: string): Promise<string> {
  const photograph = await findPhotograph(url, 'whole');
  const picture = photograph ? await makeFallback(photograph) : drawings[getKey(url)];
  return picture ?? toPublicUrl(url) ?? toSitePath(toTranslatedPath(url));
}

/**
 * The files of a picture. The build makes versions of photographs in src/pictures/, without camera metadata. Drawings,
 * and pictures in public/ or on other sites, are used as they are.
 */
export async function getPicture(url: string, preset: PresetName): Promise<PictureFiles> {
  const photograph = await findPhotograph(url, preset);
  if (!photograph) return { src: drawings[getKey(url)] ?? toPublicUrl(url) ?? toSitePath(url) };
  const [src, source] = [await makeFallback(photograph), await makeSource(photograph)];
  return { ...photograph.original, src, sources: [source] };
}

/** The key of a file in `drawings` and `photographs`. */
const getKey = (url: string) => toFilePath(url)?.replace('src', '../..') ?? '';

type Photograph = NonNullable<Awaited<ReturnType<typeof findPhotograph>>>;

/** A photograph in src/pictures/, and the sizes in which a preset needs it. */
async function findPhotograph(url: string, preset: PresetName) {
  const src = photographs[getKey(url)];
  if (!src) return undefined;
  const { autoOrient } = await sharp(toFilePath(url)).metadata();
  const { quality } = PRESETS[preset];
  return { src, quality, ...getVersions(autoOrient, PRESETS[preset]) };
}

/** The address of a file that the build makes. */
async function makeFile(options: Parameters<typeof getImage>[0]): Promise<string> {
  return (await getImage({ fit: 'cover', ...options })).src;
}

const makeFallback = ({ src, fallback }: Photograph) =>
  makeFile({ src, format: 'webp', quality: WEBP_QUALITY, ...fallback });

async function makeSource({ src, quality, versions }: Photograph) {
  const files = versions.map(
    async (size) => `${await makeFile({ src, format: 'avif', quality, ...size })} ${size.width}w`,
  );
  return { type: 'image/avif', srcSet: (await Promise.all(files)).join(', ') };
}

/**
 * The sizes of a picture: `versions`, which the build makes, none larger than the original; `original`; and `fallback`,
 * for browsers without AVIF.
 */
export function getVersions(
  { width, height }: Size,
  { widths, isSquare }: (typeof PRESETS)[PresetName],
) {
  const natural = isSquare ? Math.min(width, height) : width;
  const ratio = isSquare ? 1 : height / width;
  const getSize = (width: number) => ({ width, height: Math.max(1, Math.round(width * ratio)) });
  const widest = Math.max(1, Math.min(natural, Math.floor(MAX_SIDE / ratio)));
  const smaller = widths.filter((width) => width < widest);
  const made = smaller.length === widths.length ? smaller : [...smaller, widest];
  const fallback = made.findLast((width) => width <= FALLBACK_WIDTH) ?? widest;
  return { versions: made.map(getSize), original: getSize(natural), fallback: getSize(fallback) };
}

/** The largest share of a logo that may be filled. If more is filled, the silhouette is just a block. */
const MAX_FILLED = 0.9;

/**
 * Whether the silhouette of a picture is recognizable in a single color. False for a drawing without a size, which only
 * browsers can draw.
 *
 * @param picture the path of its file, or its content
 */
export async function isSilhouette(picture: string | Buffer): Promise<boolean> {
  const stats = await sharp(picture)
    .stats()
    .catch(() => undefined);
  if (!stats || stats.isOpaque) return false;
  return (stats.channels.at(-1)?.mean ?? 0) / 255 < MAX_FILLED;
}
