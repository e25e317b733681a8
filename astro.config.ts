import { defineConfig, fontProviders } from 'astro/config';
import { contentEditor } from '#editor/editor-integration.ts';
import { intentDirective } from '#islands/intent-directive.ts';
import { reactIslands } from '#islands/react-islands.ts';
import { contentSecurityPolicy } from './scripts/content-security-policy.ts';
import { readSiteUrl } from './scripts/site-url.ts';

type UnicodeRange = [string, ...string[]];

const MALTESE_LETTERS: UnicodeRange = ['U+10A-10B', 'U+120-121', 'U+126-127', 'U+17B-17C'];

/** A variable typeface: a Latin file, and a small one that only pages with Maltese letters fetch. */
function typeface(name: string, cssVariable: `--${string}`, file: string, weight: string) {
  const variant = (source: string, unicodeRange?: UnicodeRange) => ({
    weight,
    style: 'normal' as const,
    src: [source] as [string],
    unicodeRange,
  });
  const latin = variant(`./.cache/fonts/${file}.woff2`);
  const maltese = variant(`./.cache/fonts/${file}-maltese.woff2`, MALTESE_LETTERS);
  return {
    provider: fontProviders.local(),
    name,
    cssVariable,
    display: 'swap' as const,
    // Faces with metrics of our own, in base.css (docs/decisions/06-fonts-cut-at-build.md).
    fallbacks: [`${file} fallback`, 'sans-serif'],
    optimizedFallbacks: false,
    options: { variants: [latin, maltese] as [typeof latin, typeof maltese] },
  };
}

const siteUrl = readSiteUrl();

export default defineConfig({
  ...siteUrl,
  // In a folder, the home page ends with a slash: /site/.
  trailingSlash: siteUrl.base === '/' ? 'never' : 'ignore',
  // Four routes at a time: while some wait for their images, others are written.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  integrations: [reactIslands(), intentDirective(), contentEditor(), contentSecurityPolicy()],
  fonts: [
    typeface('Bricolage Grotesque', '--font-bricolage', 'display', '500 700'),
    typeface('Instrument Sans', '--font-instrument', 'text', '400 600'),
  ],
  devToolbar: { enabled: false },
  vite: {
    build: { target: 'es2023', cssTarget: ['chrome123', 'safari17.5', 'firefox125'] },
  },
});
