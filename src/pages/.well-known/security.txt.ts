import type { APIRoute } from 'astro';
import { getContent } from '#data/content.ts';
import { securityTxt } from '#data/site/security-txt.ts';

/** Where to report a vulnerability (RFC 9116). */
export const GET: APIRoute = () => {
  const { email, url, languages } = getContent('site');
  return new Response(securityTxt({ email, siteUrl: url, languages, builtAt: new Date() }));
};
