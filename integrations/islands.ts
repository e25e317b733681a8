import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** Astro's React integration, with islands started by react-client.ts: one that throws keeps its HTML. */
export function reactIslands(): AstroIntegration {
  const { name, hooks } = react();
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) =>
        hooks['astro:config:setup']?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({
              ...renderer,
              clientEntrypoint: './src/islands/react-client.ts',
            }),
        }),
    },
  };
}

/** Registers `client:intent`: an island hydrates when the visitor is about to use it. */
export function intentDirective(): AstroIntegration {
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'intent', entrypoint: './src/islands/intent.ts' }),
    },
  };
}
