/** In ms: how long browsers without idle callbacks (Safari) wait. */
const FALLBACK = 200;

/** Runs `task` when the browser is idle. Browser only. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, FALLBACK);
}

/**
 * Loads the site's own lazy drawings, which are small files, before a visitor jumps to their sections.
 * Photographs still load when they come near the viewport. Browser only.
 */
export function loadLazyPictures(): void {
  const images = document.querySelectorAll<HTMLImageElement>(
    'img[loading=lazy][src^="/"][src$=".svg"]',
  );
  for (const image of images) image.loading = 'eager';
}
