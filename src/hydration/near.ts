import type { ClientDirective } from 'astro';
import { hydrateOnIntent } from '@/lib/hydrate-on-intent';

/**
 * `client:near="200px"`: as `client:intent`, and also when the island comes that near to the screen.
 * For islands that look different once they are ready. A press before that is not lost, as it would be
 * with `client:visible`.
 */
const near: ClientDirective = (load, options, island) => {
  const hydrate = hydrateOnIntent(load, island);
  // The island element itself has no box.
  const [box] = island.children;
  if (!box) return;
  new IntersectionObserver(([entry]) => entry?.isIntersecting && hydrate(), {
    rootMargin: options.value as string,
  }).observe(box);
};

export default near;
