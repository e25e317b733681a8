import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';
import { readTypeface, TYPEFACES } from '#styles/typefaces.ts';

/** The licences of the typefaces, which must be published with them. */
export const GET: APIRoute = () => {
  const roles = Object.keys(TYPEFACES) as (keyof typeof TYPEFACES)[];
  const licences = roles.map((role) => readTypeface(role).licence);
  return new Response(licences.map((file) => readFileSync(file, 'utf8')).join('\n'));
};
