import type { ClientDirective } from 'astro';
import { hydrateOnIntent } from '@/lib/hydrate-on-intent';

/** `client:intent`, or `client:intent="#a, #b"`: see {@link hydrateOnIntent}. */
const intent: ClientDirective = (load, options, island) => {
  hydrateOnIntent(load, island, typeof options.value === 'string' ? options.value : undefined);
};

export default intent;
