import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/**
 * Astro's React integration, but react-client.ts hydrates the islands: one that throws keeps its HTML. Adds
 * `client:intent`, which hydrates an island when the visitor is about to use it.
 */
export function islands(): AstroIntegration {
  const { name, hooks } = react();
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) => {
        options.addClientDirective({ name: 'intent', entrypoint: './src/islands/intent.ts' });
        return hooks['astro:config:setup']?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({
              ...renderer,
              clientEntrypoint: './src/islands/react-client.ts',
            }),
        });
      },
    },
  };
}
