/**
 * Lets Node run the modules of src/ as the site's own tools write them: `@/lib/dates` and
 * `./fields`, without an ending. For scripts that need the schemas:
 *
 *     node --import ./scripts/source-modules.ts scripts/new-article.ts
 */
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const SRC = new URL('../src/', import.meta.url);
const PROJECT = new URL('../', import.meta.url).href;

const isOurs = (module = '') => module.startsWith(PROJECT) && !module.includes('/node_modules/');

registerHooks({
  resolve(specifier, context, next) {
    const isOfProject = specifier.startsWith('@/') || specifier.startsWith('.');
    if (!isOfProject || !isOurs(context.parentURL)) {
      return next(specifier, context);
    }
    const url = specifier.startsWith('@/')
      ? new URL(specifier.slice(2), SRC)
      : new URL(specifier, context.parentURL);
    const file = new URL(`${url.href}.ts`);
    return next(existsSync(fileURLToPath(file)) ? file.href : url.href, context);
  },
});
