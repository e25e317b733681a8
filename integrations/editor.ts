import { mkdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { fileSchemas } from '#data/content-schemas.ts';
import { siteTranslationSchema } from '#data/site/site-schema.ts';
import { toJsonSchema } from '#editor/editor-fields.ts';

/**
 * Adds /admin, where editors change content in their browser: in development, and in builds if site.yaml has `editor`.
 * In development, writes JSON Schemas for code editors, too.
 */
export function contentEditor({ isPublished }: { isPublished: boolean }): AstroIntegration {
  return {
    name: 'content-editor',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command === 'dev') writeSchemas();
        if (command !== 'dev' && !isPublished) return;
        injectRoute({ pattern: '/admin', entrypoint: './src/pages/_admin.astro' });
        // Serves /admin/ too, as hosts do.
        if (command === 'dev') updateConfig({ trailingSlash: 'ignore' });
        // Sveltia CMS loads its fonts from beside its script, so the development server must not bundle the script.
        updateConfig({ vite: { optimizeDeps: { exclude: ['@sveltia/cms'] } } });
      },
    },
  };
}

/** Writes the schemas of the YAML files. Code editors use them to complete and check fields (.vscode/settings.json). */
function writeSchemas(): void {
  mkdirSync('.cache/schemas', { recursive: true });
  const schemas = { ...fileSchemas, 'site-translation': siteTranslationSchema };
  for (const [name, schema] of Object.entries(schemas))
    writeFileSync(`.cache/schemas/${name}.json`, JSON.stringify(toJsonSchema(schema), null, 2));
}
