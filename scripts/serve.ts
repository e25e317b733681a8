/**
 * Serves the build as a host does: `npm start`, or after a build
 *
 *     node scripts/serve.ts [--port 4321] [--host localhost] [--dir dist]
 *
 * PORT and HOST in the environment work too. Headers, redirects and not-found pages come from the build's own `_headers`
 * and `_redirects`. A site with a base path (`url` in src/content/site.yaml) is served under it.
 */
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, posix } from 'node:path';
import querystring from 'node:querystring';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { readSite, splitUrl } from '#data/site/read-site.ts';

/** A path pattern as hosts read it: `*` is any text, `:name` is one segment. Case does not matter. */
function pathPattern(rule: string): RegExp {
  const source = rule.replaceAll('.', '\\.').replaceAll('*', '.*').replace(/:\w+/, '[^/]+');
  return new RegExp(`^${source}$`, 'is');
}

/** The rules in a `_headers` file: each is an address, then its headers, indented. */
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

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
};

const compress = promisify(brotliCompress);
/** Compresses about as fast and as well as hosts do. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The path of an address as hosts look it up: decoded, without `..`, and with no slash at its end. */
function getPath(url: string): string {
  const [path = ''] = url.split('?');
  return posix.normalize(querystring.unescape(path)).replace(/(.)\/+$/, '$1');
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
  /** Compressed files by their tag. */
  const compressed = new Map<string, Buffer>();

  /** The first of these files that exists. Reads at each request, so that pages of a new build need no restart. */
  async function findFile(names: string[]) {
    for (const name of names) {
      const body = await readFile(join(dir, name)).catch(() => undefined);
      if (body)
        return { body, type: TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream' };
    }
    return undefined;
  }

  /** Writes the head of a response, and returns its body. */
  async function respond(req: IncomingMessage, res: ServerResponse) {
    const url = req.url ?? '/';
    const isInSite = url.startsWith(`${folder}/`);
    const path = isInSite ? getPath(url.slice(folder.length)) : '/';
    const rules = headerRules.filter((rule) => rule.path.test(path));
    for (const [name, value] of rules.flatMap(({ headers }) => headers))
      res.appendHeader(name, value);
    const head = (status: number, headers = {}) => void res.writeHead(status, headers);
    if (!/^(GET|HEAD)$/.test(req.method ?? '')) return head(405, { Allow: 'GET, HEAD' });
    const target = redirects.get(folder + path);
    if (isInSite && target) return head(301, { Location: target });

    const names = path === '/' ? ['index.html'] : [path, `${path}.html`];
    const found = isInSite && !NOT_A_PAGE.test(path) && (await findFile(names));
    const rule = notFoundPages.find(({ from }) => pathPattern(from).test(path));
    const file = found || (await findFile([`${rule?.to}`]));
    if (!file) {
      head(503, { 'Retry-After': '5' });
      return 'The site is being built. Reload soon.';
    }
    const tag = `W/"${hash('sha256', file.body)}"`;
    const defaults = { 'Content-Type': file.type, 'Cache-Control': 'no-cache' };
    for (const [name, value] of Object.entries(defaults))
      if (!found || !res.hasHeader(name)) res.setHeader(name, value);
    res.setHeader('ETag', tag).appendHeader('Vary', 'Accept-Encoding');
    if (found && req.headers['if-none-match'] === tag) return head(304);
    const isCompressed =
      /text|json|svg/.test(file.type) && /\bbr\b/.test(`${req.headers['accept-encoding']}`);
    if (isCompressed) {
      res.setHeader('Content-Encoding', 'br');
      compressed.set(tag, compressed.get(tag) ?? (await compress(file.body, BROTLI)));
    }
    const body = (isCompressed && compressed.get(tag)) || file.body;
    head(found ? 200 : 404, { 'Content-Length': body.length });
    return body;
  }
  return createServer((req, res) => {
    respond(req, res).then(
      (body) => res.end(body),
      () => res.destroy(),
    );
  });
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
      const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}${base}`;
      console.log(`The site is running at ${url.replace(/\/?$/, '/')}  (stop with Ctrl+C)`);
    });
  } catch (error) {
    fail(error as Error);
  }
}
