import sharp from 'sharp';
import { getContent } from '#data/content.ts';
import type { Content } from '#data/content-schemas.ts';
import { getPicture } from '#data/pictures/pictures.ts';
import { siteFile } from '#data/reading/site-file.ts';
import type { PictureFiles } from '#types.ts';

type Partner = Content<'partners'>[number];

/** A partner as a page shows it. */
export interface PartnerView extends Omit<Partner, 'picture' | 'imageSrc'> {
  picture?: PictureFiles;
  logo: PictureFiles;
  /** True if the logo can be recognized by its shape alone, so that it may be drawn in any color. */
  isSilhouette: boolean;
}

/** The partners in a language, in page order. */
export function getPartners(language: string): Promise<PartnerView[]> {
  return Promise.all(getContent('partners', language).map(toPartnerView));
}

export async function toPartnerView({
  picture,
  imageSrc,
  ...partner
}: Partner): Promise<PartnerView> {
  return {
    ...partner,
    ...(picture && { picture: await getPicture(picture, 'whole') }),
    logo: await getPicture(imageSrc, 'whole'),
    // For a picture on another site, only the extension is known.
    isSilhouette: imageSrc.startsWith('/')
      ? await isSilhouette(siteFile(imageSrc) ?? imageSrc)
      : !/\.jpe?g(\?|$)/i.test(imageSrc),
  };
}

/** The largest share of a logo that may be filled. If more is filled, the shape is just a block. */
const MAX_FILLED = 0.9;

/**
 * Whether the shape of a picture is recognizable in a single color. False for a drawing without a size, which only
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
