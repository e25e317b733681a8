import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { sitePath } from '#formatting/site-path.ts';
import type { ShownPerson } from '#ui/Person.tsx';
import type { PictureFiles } from '#ui/Picture.tsx';
import type { WrittenPerson } from '../reading/fields.ts';
import { publishedAddress, siteFile } from '../reading/site-file.ts';
import { PRESETS, type Size, versionsOf } from './versions.ts';

const photographs = import.meta.glob<ImageMetadata>(
  '../../pictures/**/*.{png,jpg,jpeg,webp,avif}',
  { import: 'default', eager: true, caseSensitive: false },
);

const drawings = import.meta.glob<string>('../../pictures/**/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

type PresetName = keyof typeof PRESETS;

/** The quality of WebP, for browsers without AVIF. */
const WEBP_QUALITY = 60;

/** The files of a picture that a field names; one in public/ or elsewhere is shown from there. */
export async function pictureOf(address: string, preset: PresetName): Promise<PictureFiles> {
  return (await builtPicture(address, preset)) ?? { src: sitePath(publishedAddress(address)) };
}

export async function personOf({ name, role, avatarUrl }: WrittenPerson): Promise<ShownPerson> {
  return { name, role, ...(avatarUrl && { avatar: await pictureOf(avatarUrl, 'person') }) };
}

/** The files of an article's cover, with a crop for phones. */
export async function coverOf(address: string): Promise<PictureFiles> {
  const [whole, phone] = await Promise.all([
    pictureOf(address, 'whole'),
    pictureOf(address, 'phone'),
  ]);
  if (!whole.sources || !phone.sources) return whole;
  const cut = phone.sources.map((one) => ({ ...one, media: '(width < 27rem)', sizes: '100vw' }));
  return { ...whole, sources: [...cut, ...whole.sources] };
}

/**
 * The files that the build makes of a picture in src/pictures/, without camera metadata; a drawing stays as it is.
 * Undefined for any other address.
 */
export async function builtPicture(
  address: string,
  preset: PresetName = 'whole',
): Promise<PictureFiles | undefined> {
  const file = siteFile(address) ?? '';
  const key = file.replace('src', '../..');
  const drawing = drawings[key];
  if (drawing) return { src: drawing };
  const src = photographs[key];
  if (!src) return undefined;
  const settings = PRESETS[preset];
  const { versions, own, shown } = versionsOf((await sharp(file).metadata()).autoOrient, settings);
  const fileOf = async (format: 'avif' | 'webp', size: Size) => {
    const quality = format === 'avif' ? settings.quality : WEBP_QUALITY;
    return (await getImage({ src, format, quality, fit: 'cover', ...size })).src;
  };
  const sourceOf = async (format: 'avif' | 'webp') => {
    const files = versions.map(async (size) => `${await fileOf(format, size)} ${size.width}w`);
    return { type: `image/${format}`, srcSet: (await Promise.all(files)).join(', ') };
  };
  return {
    ...own,
    src: await fileOf('webp', shown),
    sources: await Promise.all([sourceOf('avif'), sourceOf('webp')]),
  };
}
