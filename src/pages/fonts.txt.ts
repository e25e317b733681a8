import { globSync, readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';

/** The licences of the typefaces, which ask to be published with them. */
export const GET: APIRoute = () => {
  const licences = globSync('node_modules/@fontsource-variable/*/LICENSE').toSorted();
  return new Response(licences.map((file) => readFileSync(file, 'utf8')).join('\n'));
};
