import { pictureFile } from './content-address.ts';
import type { Problem } from './schema-problems.ts';
import type { ValuePath } from './yaml-source.ts';

/** An image of this site, as content names it: `/pictures/paylink.svg`. */
const LOCAL_IMAGE = /^\/(?!\/)[^?\s]+\.(svg|png|jpe?g|webp|avif)(?=\?|$)/i;

/**
 * The images of this site that a content entry names, however deep, and that do not exist.
 *
 * @param hasImage whether the site has an image at this address
 */
export function findMissingImages(
  data: unknown,
  hasImage: (address: string) => boolean,
  path: ValuePath = [],
): Problem[] {
  if (typeof data === 'string') {
    const address = LOCAL_IMAGE.exec(data)?.[0];
    if (!address || hasImage(address)) return [];
    return [
      { path, text: `There is no file ${pictureFile(address)}. Put it there or correct the path.` },
    ];
  }
  if (data === null || typeof data !== 'object') return [];
  const isList = Array.isArray(data);
  return Object.entries(data).flatMap(([key, value]) =>
    // An old address, where nothing is any more.
    key === 'from' ? [] : findMissingImages(value, hasImage, [...path, isList ? Number(key) : key]),
  );
}
