import type { Problem } from './schema-problems.ts';
import { NAME_ADVICE, siteFile } from './site-file.ts';
import type { ValuePath } from './yaml-source.ts';

/** An image of this site, as content names it: `/pictures/paylink.svg`. */
const LOCAL_IMAGE = /^\/(?!\/)[^?#\n]+\.(svg|png|jpe?g|webp|avif|gif)(?=[?#]|$)/i;

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
    const text = LOCAL_IMAGE.test(data) && missingImage(data, hasImage);
    return text ? [{ path, text }] : [];
  }
  if (data === null || typeof data !== 'object') return [];
  const isList = Array.isArray(data);
  return Object.entries(data).flatMap(([key, value]) =>
    // An old address, where nothing is any more.
    key === 'from' ? [] : findMissingImages(value, hasImage, [...path, isList ? Number(key) : key]),
  );
}

/** What to do about an address of this site that has no image. */
export function missingImage(
  written: string,
  hasImage: (address: string) => boolean,
): string | undefined {
  const address = written.replace(/[?#].*/s, '');
  if (hasImage(address)) return undefined;
  const file = siteFile(address);
  return file
    ? `There is no file ${file}. Put it there or correct the path.`
    : `No file may be called "${address.slice(0, 60)}". ${NAME_ADVICE}`;
}
