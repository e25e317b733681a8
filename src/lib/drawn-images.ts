/** Addresses of the pictures that the build draws from tiles: no file of public/ stands behind them. */

/** Matches an avatar, with the file's name as its first group. */
export const AVATAR_PATH = /^\/avatars\/([\w-]+)\.svg$/;

/** The tile that all commenters share. */
export const COMMENTER_AVATAR = '/avatars/commenter.svg';

/** The address of an article's drawn cover. */
export function coverPath(articleId: string): string {
  return `/covers/${articleId}.svg`;
}
