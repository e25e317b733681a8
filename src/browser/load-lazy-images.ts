/**
 * Loads the site's own lazy images, about a kilobyte each, so that a visitor who jumps to a section
 * finds it complete. Browser only.
 */
export function loadLazyImages(): void {
  const images = document.querySelectorAll<HTMLImageElement>('img[loading=lazy][src^="/"]');
  for (const image of images) image.loading = 'eager';
}
