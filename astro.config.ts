import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { readValidSettings, splitUrl } from '#data/site/site.ts';
import { TYPEFACES } from '#styles/typefaces.ts';
import { contentChanges } from './integrations/content-changes.ts';
import { contentSecurityPolicy } from './integrations/content-security-policy.ts';
import { contentEditor } from './integrations/editor.ts';
import { islands } from './integrations/islands.ts';
import { pictureCache } from './integrations/pictures.ts';
import { checkPublishedFiles } from './integrations/published-files.ts';
import { redirects } from './integrations/redirects.ts';
import { searchIndex } from './integrations/search-index.ts';

const settings = readValidSettings();
const siteUrl = splitUrl(settings);

export default defineConfig({
  ...siteUrl,
  // With a base path, the address of the home page ends with a slash: /site/.
  trailingSlash: siteUrl.base === '/' ? 'never' : 'ignore',
  // Builds four pages at a time: some wait for their pictures while others are written.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  integrations: [
    checkPublishedFiles(),
    pictureCache(),
    islands(),
    react(),
    contentEditor({ isPublished: settings.editor !== undefined }),
    redirects(),
    searchIndex(),
    contentSecurityPolicy(),
  ],
  // Pictures take half as long as with effort 3 and 4:4:4, and a sixth as long as with the defaults. Their files are
  // 7 % larger than with effort 3.
  image: {
    service: {
      entrypoint: './integrations/pictures.ts',
      config: { avif: { effort: 2, chromaSubsampling: '4:2:0' }, webp: { effort: 2 } },
    },
  },
  devToolbar: { enabled: false },
  vite: {
    plugins: [contentChanges()],
    resolve: {
      // The packages that below-first-screen.css imports.
      alias: {
        'typeface-display': `@fontsource-variable/${TYPEFACES.display}`,
        'typeface-text': `@fontsource-variable/${TYPEFACES.text}`,
        'typeface-code': `@fontsource-variable/${TYPEFACES.code}`,
      },
    },
    build: {
      target: 'es2023',
      cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
      // Inlines scripts that share no module, whatever their size. Pictures and fonts stay files.
      assetsInlineLimit: (file: string) => file.endsWith('.js'),
    },
  },
});
