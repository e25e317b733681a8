import type { APIRoute } from 'astro';
import { securityTxt } from '@/lib/security-txt';
import { getSite } from '@/queries/site';

/** Where to report a weakness (RFC 9116). */
export const GET: APIRoute = async () => {
  const { email, url } = await getSite();
  return new Response(securityTxt({ email, siteUrl: url, builtAt: new Date() }));
};
