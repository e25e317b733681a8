/**
 * Writes what hosts need to serve the build as `npm start` does: part of `npm run build`.
 *
 *     dist/_headers, dist/_redirects   Netlify, Cloudflare Pages; not for a site in a folder of a host
 *     deploy/nginx.conf                nginx, and the container of deploy/Containerfile
 *
 * All of it is made from `security-headers.ts` and the built pages, so it cannot go stale.
 */
import { writeFileSync } from 'node:fs';
import { listFiles } from './built-files.ts';
import { HeaderTooLongError, headersFile, redirectsFile } from './hosts/header-files.ts';
import { nginxConfig } from './hosts/nginx.ts';
import { publishedAt } from './published-at.ts';
import { readPageSources, readPolicies } from './security-headers.ts';

const { base } = publishedAt();

// What the unprivileged nginx image serves, where it may listen without rights. A site in a folder of its
// host is behind a proxy that takes the folder off (docs/deploying.md): nginx sees the same addresses.
writeFileSync(
  'deploy/nginx.conf',
  nginxConfig({ port: 8080, root: '/usr/share/nginx/html', policies: readPolicies('dist') }),
);

if (base === '/') {
  try {
    const sources = readPageSources('dist');
    writeFileSync('dist/_headers', headersFile(sources, listFiles('dist')));
    writeFileSync('dist/_redirects', redirectsFile(sources.keys()));
    console.log('wrote dist/_headers, dist/_redirects and deploy/nginx.conf');
  } catch (error) {
    if (!(error instanceof HeaderTooLongError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
} else {
  console.log(
    `wrote deploy/nginx.conf; no _headers: those are for whole hosts, this is for ${base}`,
  );
}
