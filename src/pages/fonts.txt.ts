import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';
import { readTypeface, TYPEFACES } from '#styles/typefaces.ts';

/** The licenses of the typefaces, which must be published with them. */
export const GET: APIRoute = () => {
  const roles = Object.keys(TYPEFACES) as (keyof typeof TYPEFACES)[];
  const licenses = roles.map((role) => readTypeface(role).license);
  return new Response(licenses.map((file) => readFileSync(file, 'utf8')).join('\n'));
};
