import type { AstroIntegration } from 'astro';

/** Registers `client:intent` and `client:near`: islands hydrate when they are about to be used. */
export function intentDirective(): AstroIntegration {
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/hydration/intent.ts' });
        addClientDirective({ name: 'near', entrypoint: './src/hydration/near.ts' });
      },
    },
  };
}
