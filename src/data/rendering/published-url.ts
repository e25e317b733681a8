import { toTranslatedPath } from '#data/site/paths.ts';
import { toPublicUrl } from '#data/urls/site-file.ts';
import { toSitePath } from '#formatting/site-path.ts';
import { findPictureUrl } from './pictures.ts';

/**
 * The address at which the site publishes what a text links to: a picture, a file in public/, or a page. Authors write
 * `/blog/other-article` even if the site has a base path, or another name for `/blog`.
 */
export async function getPublishedUrl(url: string): Promise<string> {
  return (await findPictureUrl(url)) ?? toPublicUrl(url) ?? toSitePath(toTranslatedPath(url));
}
