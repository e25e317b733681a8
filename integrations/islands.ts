import { getContainerRenderer } from '@astrojs/react/container-renderer';
import type { AstroIntegration } from 'astro';

/**
 * Hydrates React islands with react-client.ts: one that throws keeps its HTML. Astro takes the first renderer that fits,
 * so this precedes @astrojs/react. Adds `client:intent`, which hydrates an island when the visitor is about to use it.
 */
export function islands(): AstroIntegration {
  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ addRenderer, addClientDirective }) => {
        addRenderer({
          ...getContainerRenderer(),
          clientEntrypoint: './src/islands/react-client.ts',
        });
        addClientDirective({ name: 'intent', entrypoint: './src/islands/intent.ts' });
      },
    },
  };
}
