import type { AstroIntegration } from 'astro';

/** What Astro adds to a page beside a directive's script: parts of a template in its `scripts.js`. */
const LEFT_OUT = [
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  '<script>${process.env.NODE_ENV === "development" ? islandScriptDev : islandScript}</script>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  '<style>${ISLAND_STYLES}</style>',
];

/**
 * Registers `client:intent`: an island hydrates when the visitor is about to use it. Built pages leave
 * out Astro's inline island runtime, 1.5 KB each: react-client.ts imports it. The styles of islands are
 * in base.css, where they need no separate hash in each page's policy.
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
            // Optimizing it on first use would reload the page in `npm run dev`.
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
