import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';
import { readTypeface } from '#styles/typefaces.ts';

/** The licences of the typefaces, which ask to be published with them. */
export const GET: APIRoute = () => {
  const licences = [readTypeface('display'), readTypeface('text')].map(({ licence }) => licence);
  return new Response(licences.map((file) => readFileSync(file, 'utf8')).join('\n'));
};
