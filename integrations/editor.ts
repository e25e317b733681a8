import type { AstroIntegration } from 'astro';
import { readSite } from '#data/site/read-site.ts';

/**
 * Adds /admin, where editors change the content in their browser: to `npm run dev`, and to the build if
 * site.yaml has `editor`.
 */
export function contentEditor(): AstroIntegration {
  return {
    name: 'content-editor',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command !== 'dev' && !readSite().editor) return;
        injectRoute({ pattern: '/admin', entrypoint: './src/editor/Editor.astro' });
        // Serves /admin/ too, as hosts do.
        if (command === 'dev') updateConfig({ trailingSlash: 'ignore' });
        // The library loads its fonts relative to its script.
        updateConfig({ vite: { optimizeDeps: { exclude: ['@sveltia/cms'] } } });
      },
    },
  };
}
