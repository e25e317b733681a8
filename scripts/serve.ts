/**
 * Serves the build as a host does: `npm start`, or after a build
 *
 *     node scripts/serve.ts [--port 4321] [--host localhost] [--dir dist]
 *
 * PORT and HOST in the environment work too. Headers, redirects and not-found pages come from the build's own `_headers`
 * and `_redirects`. A site with a base path (`url` in src/content/site.yaml) is served under it.
 */
import { existsSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import querystring from 'node:querystring';
import { parseArgs } from 'node:util';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { readSite, splitUrl } from '#data/site/read-site.ts';

/** A path pattern as hosts read it: `*` is any text, `:name` is one segment. Case does not matter. */
function pathPattern(rule: string): RegExp {
  const source = rule.replaceAll('.', '\\.').replaceAll('*', '.*').replace(/:\w+/, '[^/]+');
  return new RegExp(`^${source}$`, 'is');
}

/** The rules in a `_headers`: each is an address, then its headers, indented. */
export function readHeaderRules(text: string) {
  const rules: { path: RegExp; headers: [name: string, value: string][] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    if (line.startsWith('/')) rules.push({ path: pathPattern(line), headers: [] });
  }
  return rules;
}

/** The rules with a status in a build's `_redirects`. A redirect (301) names an address, a rewrite (404) a page. */
function readRules(dir: string, status: 301 | 404) {
  const rules = readFileSync(join(dir, '_redirects'), 'utf8');
  const form = new RegExp(`^(\\S+) (\\S+) ${status}$`, 'gm');
  return Array.from(rules.matchAll(form), ([, from = '', to = '']) => ({ from, to }));
}

/** Paths that are not served: settings for hosts, not-found pages, and paths with backslashes, which browsers read as slashes. */
const NOT_A_PAGE = /\/(404(\.html)?|_headers|_redirects)$|\\/;

/** Types that sirv does not know, or knows without a charset. */
const TYPES = new Map([
  ['ico', 'image/x-icon'],
  ['txt', 'text/plain;charset=utf-8'],
]);

/** The path of an address as hosts look it up: decoded, with no slash at its end. */
function getPath(url: string): string {
  const [path = ''] = url.split('?');
  return querystring.unescape(path).replace(/(.)\/+$/, '$1');
}

/** Adds the tag of the unchanged file to a response of 304. */
function repeatTag({ headers }: IncomingMessage, res: ServerResponse): void {
  const writeHead = res.writeHead.bind(res);
  Object.assign(res, {
    writeHead(status: number, added?: OutgoingHttpHeaders) {
      return writeHead(status, status === 304 ? { ETag: headers['if-none-match'] } : added);
    },
  });
}

/**
 * Creates a server, not yet listening, for a site built with Astro's `build.format: 'file'`. Throws if
 * there is no build.
 *
 * @param base the base path that the site was built for: `/` or `/site`
 */
export function createSiteServer({ dir, base = '/' }: { dir: string; base?: string }): Server {
  if (!existsSync(join(dir, 'index.html')))
    throw new Error(`${dir}/index.html is missing: run \`npm run build\` first`);
  const headerRules = readHeaderRules(readFileSync(join(dir, '_headers'), 'utf8'));
  const notFoundPages = readRules(dir, 404);
  const redirects = new Map(readRules(dir, 301).map(({ from, to }) => [getPath(from), to]));
  const folder = base === '/' ? '' : base;
  // Looks up files at each request, so that a new build needs no restart.
  const sendFile = sirv(dir, { dev: true, etag: true });
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const compress = compression({ brotli });

  const respond: RequestListener = (req, res) => {
    const url = req.url ?? '/';
    const isInSite = url.startsWith(`${folder}/`);
    const path = isInSite ? getPath(url.slice(folder.length)) : '/';
    req.url = path.split('/').map(encodeURIComponent).join('/');
    const rules = headerRules.filter((rule) => rule.path.test(path));
    for (const [name, value] of rules.flatMap(({ headers }) => headers))
      res.appendHeader(name, value);
    if (!/^(GET|HEAD)$/.test(req.method ?? '')) {
      res.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const target = redirects.get(folder + path);
    if (isInSite && target) {
      res.writeHead(301, { Location: target }).end();
      return;
    }
    const type = TYPES.get(path.replace(/.*\./, ''));
    if (type) res.setHeader('Content-Type', type);
    // The response is always the whole file: sirv mishandles most forms of `Range`.
    delete req.headers.range;

    const sendNotFound = () => {
      const rule = notFoundPages.find(({ from }) => pathPattern(from).test(path));
      const headers = { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' };
      try {
        const body = readFileSync(join(dir, `${rule?.to}`));
        res.writeHead(404, headers).end(body);
      } catch {
        res.writeHead(503, { 'Retry-After': '5' }).end('The site is being built. Reload soon.');
      }
    };
    // A build may remove files while they are being sent.
    res.on('pipe', (file) => file.once('error', () => res.destroy()));
    // For 304 too, which sirv and compression send without headers.
    if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', 'no-cache');
    res.appendHeader('Vary', 'Accept-Encoding');
    compress(req, res, () => {
      repeatTag(req, res);
      if (isInSite && !NOT_A_PAGE.test(path)) sendFile(req, res, sendNotFound);
      else sendNotFound();
    });
  };
  return createServer((req, res) => {
    try {
      respond(req, res);
    } catch {
      if (res.headersSent) res.destroy();
      else res.writeHead(500).end();
    }
  });
}

/** The address of a site, for people to open. Brackets surround an IPv6 host. */
export function urlAt(host: string, port: number, base = '/'): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}${base.replace(/\/?$/, '/')}`;
}

function fail({ code, message, port }: NodeJS.ErrnoException & { port?: number }): void {
  const inUse = `port ${port} is already in use: choose another one with \`npm start -- --port 4322\``;
  console.error(code === 'EADDRINUSE' ? inUse : message);
  process.exitCode = 1;
}

if (import.meta.main) {
  try {
    const text = (value: string) => ({ type: 'string', default: value }) as const;
    const { PORT = '4321', HOST = 'localhost' } = process.env;
    const options = { port: text(PORT), host: text(HOST), dir: text('dist') };
    const { port, host, dir } = parseArgs({ options }).values;
    const { base } = splitUrl(readSite());
    const server = createSiteServer({ dir, base });
    server.once('error', fail).listen(Number(port), host, () => {
      const { port } = server.address() as AddressInfo;
      const url = urlAt(host, port, base);
      console.log(`The site is running at ${url}  (stop with Ctrl+C)`);
    });
  } catch (error) {
    fail(error as Error);
  }
}
