/**
 * Loads the site's own lazy drawings, about a kilobyte each, so that a visitor who jumps to a section
 * finds it complete. Photographs wait until they are near. Browser only.
 */
export function loadLazyImages(): void {
  const images = document.querySelectorAll<HTMLImageElement>(
    'img[loading=lazy][src^="/"][src$=".svg"]',
  );
  for (const image of images) image.loading = 'eager';
}
