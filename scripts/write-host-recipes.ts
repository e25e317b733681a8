/**
 * Writes what hosts need to serve the build as `npm start` does: part of `npm run build`.
 *
 *     dist/_headers, dist/_redirects   Netlify, Cloudflare Pages
 *     deploy/nginx.conf                nginx, and the container of deploy/Containerfile
 *
 * All of it is made from `security-headers.ts` and the built pages, so it cannot go stale.
 */
import { writeFileSync } from 'node:fs';
import { headersFile, redirectsFile } from './hosts/header-files.ts';
import { nginxConfig } from './hosts/nginx.ts';
import { readPageSources, readPolicies } from './security-headers.ts';

const sources = readPageSources('dist');
writeFileSync('dist/_headers', headersFile(sources));
writeFileSync('dist/_redirects', redirectsFile(sources.keys()));
writeFileSync(
  'deploy/nginx.conf',
  // What the unprivileged nginx image serves, where it may listen without rights.
  nginxConfig({ port: 8080, root: '/usr/share/nginx/html', policies: readPolicies('dist') }),
);
console.log('wrote dist/_headers, dist/_redirects and deploy/nginx.conf');
