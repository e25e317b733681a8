import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/**
 * Adds /admin, where editors change the content in their browser: to `npm run dev`, and to the build if
 * site.yaml has `editor`.
 */
export function contentEditor(): AstroIntegration {
  return {
    name: 'content-editor',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        const isWanted = /^editor:/m.test(readFileSync('src/content/site.yaml', 'utf8'));
        if (command !== 'dev' && !isWanted) return;
        injectRoute({ pattern: '/admin', entrypoint: './src/editor/Editor.astro' });
        // Hosts find it at /admin/ too.
        if (command === 'dev') updateConfig({ trailingSlash: 'ignore' });
        updateConfig({
          vite: {
            plugins: [withoutRequestsElsewhere],
            // Its fonts are found beside it.
            optimizeDeps: { exclude: ['@sveltia/cms'] },
          },
        });
      },
    },
  };
}

/** What the library asks of others before anybody signs in, and what takes its place. */
const REQUESTS_ELSEWHERE: [request: RegExp, replacement: string][] = [
  // A second source of the fonts, which come with it: Chromium loads both.
  [/@font-face \{[^}]*\(https:[^}]*\}/g, ''],
  // Whether GitHub or GitLab is well.
  [
    /https:\/\/(www\.githubstatus\.com\/api|status-api\.hostedstatus\.com)\/[\w./]+/g,
    'data:application/json,{"status":{"indicator":"none"},"result":{"status_overall":{"status_code":100}}}',
  ],
];

const withoutRequestsElsewhere = {
  name: 'editor-without-requests-elsewhere',
  enforce: 'pre' as const,
  transform: {
    filter: { id: /\/@sveltia\/cms\/npm\/index\.js/ },
    handler(code: string) {
      const kept = REQUESTS_ELSEWHERE.reduce((text, [request, replacement]) => {
        const changed = text.replace(request, replacement);
        if (changed === text) throw new Error(`@sveltia/cms has no ${request.source}`);
        return changed;
      }, code);
      return { code: kept, map: null };
    },
  },
};
