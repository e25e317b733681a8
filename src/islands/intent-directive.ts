import type { AstroIntegration } from 'astro';

/** How Astro writes its island runtime into a page: part of a template in its `scripts.js`. */
const INLINE_RUNTIME =
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  '<script>${process.env.NODE_ENV === "development" ? islandScriptDev : islandScript}</script>';

/**
 * Registers `client:intent`: an island hydrates when the visitor is about to use it. Built pages go
 * without Astro's island runtime, 1.5 KB each: it comes with React, which needs it (react-client.ts).
 */
export function intentDirective(): AstroIntegration {
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/islands/intent.ts' });
        updateConfig({
          vite: {
            plugins: [leaveOutRuntime],
            // Optimized when it is first asked for, it would reload the page of `npm run dev`.
            optimizeDeps: { exclude: ['astro/runtime/server/astro-island.js'] },
          },
        });
      },
    },
  };
}

const leaveOutRuntime = {
  name: 'leave-out-island-runtime',
  apply: 'build' as const,
  enforce: 'pre' as const,
  transform: {
    filter: { id: '**/astro/dist/runtime/server/scripts.js' },
    handler(code: string) {
      if (!code.includes(INLINE_RUNTIME)) throw new Error(`scripts.js has no ${INLINE_RUNTIME}`);
      return { code: code.replace(INLINE_RUNTIME, ''), map: null };
    },
  },
};
