/**
 * Fetches the pictures further down before they are needed: who jumps to a section finds it drawn. They are
 * files of the site's own, about a kilobyte each. Only for the browser.
 */
export function fetchPictures(): void {
  const ownPictures = document.querySelectorAll<HTMLImageElement>('img[loading=lazy][src^="/"]');
  for (const picture of ownPictures) picture.loading = 'eager';
}
