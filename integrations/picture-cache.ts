/**
 * Keeps damaged files out of the cache in which Astro keeps the versions of pictures. A full disk or a stopped build
 * leaves empty and half files there, which Astro would publish with every later build.
 */
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesIn } from '#data/reading/site-file.ts';

export function pictureCache(): AstroIntegration {
  let [cache, assets] = ['', ''];
  return {
    name: 'picture-cache',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('assets/', config.cacheDir));
        assets = config.build.assets;
      },
      'astro:build:start': () => removeDamaged(cache),
      'astro:build:done': ({ dir }) => listWhole(cache, join(fileURLToPath(dir), assets)),
    },
  };
}

/** The file in the cache that lists its whole files, with their hashes. */
const LIST = 'whole.json';

/** Removes the files that are not as they were listed. */
export function removeDamaged(cache: string): void {
  const whole = readList(cache);
  for (const name of filesIn(cache))
    if (name !== LIST && toHash(join(cache, name)) !== whole[name]) rmSync(join(cache, name));
}

/** Lists the files that the build has published, with the hashes of the published ones. Other files stay listed. */
export function listWhole(cache: string, published: string): void {
  const list = readList(cache);
  for (const name of filesIn(cache))
    if (existsSync(join(published, name))) list[name] = toHash(join(published, name));
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, LIST), JSON.stringify(list));
}

function readList(cache: string): Record<string, string> {
  try {
    return Object(JSON.parse(readFileSync(join(cache, LIST), 'utf8')));
  } catch {
    // If the list is missing or damaged, no file counts as whole.
    return {};
  }
}

const toHash = (file: string) => hash('sha256', readFileSync(file));
