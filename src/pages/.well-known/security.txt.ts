import type { APIRoute } from 'astro';
import { securityTxt } from '#data/site/security-txt.ts';
import { getSite } from '#data/site/site.ts';

/** Where to report a weakness (RFC 9116). */
export const GET: APIRoute = async () => {
  const { email, url } = await getSite();
  return new Response(securityTxt({ email, siteUrl: url, builtAt: new Date() }));
};
