import type { AstroIntegration } from 'astro';

/** What Astro writes into a page beside the script of a directive: parts of a template in its `scripts.js`. */
const LEFT_OUT = [
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  '<script>${process.env.NODE_ENV === "development" ? islandScriptDev : islandScript}</script>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  '<style>${ISLAND_STYLES}</style>',
];

/**
 * Registers `client:intent`: an island hydrates when the visitor is about to use it. Built pages go
 * without Astro's island runtime, 1.5 KB each: it comes with React, which needs it (react-client.ts). The
 * rule for islands is in base.css, so that it needs no hash of its own in each page's policy.
 */
export function intentDirective(): AstroIntegration {
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/islands/intent.ts' });
        updateConfig({
          vite: {
            plugins: [leaveOut],
            // Optimized when it is first asked for, it would reload the page of `npm run dev`.
            optimizeDeps: { exclude: ['astro/runtime/server/astro-island.js'] },
          },
        });
      },
    },
  };
}

const leaveOut = {
  name: 'leave-out-island-runtime',
  apply: 'build' as const,
  enforce: 'pre' as const,
  transform: {
    filter: { id: '**/astro/dist/runtime/server/scripts.js' },
    handler(code: string) {
      const rest = LEFT_OUT.reduce((text, part) => {
        if (!text.includes(part)) throw new Error(`Astro's scripts.js has no ${part}`);
        return text.replace(part, '');
      }, code);
      return { code: rest, map: null };
    },
  },
};
