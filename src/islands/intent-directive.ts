import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { splitRuntime } from './split-runtime.ts';

/**
 * Registers `client:intent`: an island hydrates when the visitor is about to use it. In the built
 * pages Astro's island runtime is moved to a hashed file, which is fetched with the first island.
 */
export function intentDirective(): AstroIntegration {
  let base = '/';
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/islands/intent.ts' });
      },
      'astro:config:done': ({ config }) => {
        base = config.base;
      },
      'astro:build:done': ({ dir }) => splitPages(fileURLToPath(dir), base),
    },
  };
}

/** `_astro/islands.<hash>.js`, named after the code as Astro names its own files. */
function fileOf(code: string): string {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return `_astro/islands.${hash}.js`;
}

/** @param base the folder of the host that the site lies in, such as `/` or `/site` */
async function splitPages(folder: string, base: string): Promise<void> {
  const addressOf = (code: string) => posix.join(base, fileOf(code));
  const runtimes = new Set<string>();
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const path = join(folder, name);
    const { html, runtime } = splitRuntime(await readFile(path, 'utf8'), addressOf);
    if (runtime === undefined) continue;
    runtimes.add(runtime);
    await writeFile(path, html);
  }
  for (const code of runtimes) {
    const path = join(folder, fileOf(code));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, code);
  }
}
