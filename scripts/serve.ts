/**
 * Serves the build as a host does: `npm start`, or after a build
 *
 *     node scripts/serve.ts [--port 4321] [--host localhost]
 *
 * Vite sends the files. This adds what hosts do: they read headers, redirects and not-found pages from the build's
 * `_headers` and `_redirects`, find pages without `.html`, and compress with Brotli. A site with a base path is served
 * under it.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import querystring from 'node:querystring';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type Plugin, preview } from 'vite';
import { readValidSettings, splitUrl } from '#data/site/site.ts';

/** A path pattern as hosts read it: `*` is any text, `:name` is one segment. Case does not matter. */
const pathPattern = (pathname: string) => new URLPattern({ pathname }, { ignoreCase: true });

/** The rules in a `_headers` file: each is an address, then its headers, indented. */
export function readHeaderRules(text: string) {
  const rules: { path: URLPattern; headers: [name: string, value: string][] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    if (line.startsWith('/')) rules.push({ path: pathPattern(line), headers: [] });
  }
  return rules;
}

/** The rules in a build's `_redirects` that have this status. A 301 leads to another address, a 404 shows a page. */
function readRules(dir: string, status: 301 | 404) {
  const rules = readFileSync(join(dir, '_redirects'), 'utf8');
  const form = new RegExp(`^(\\S+) (\\S+) ${status}$`, 'gm');
  return Array.from(rules.matchAll(form), ([, from = '', to = '']) => ({ from, to }));
}

/** The path of an address as hosts look it up: decoded, and with no slash at its end. */
function decodePath(url: string): string {
  return querystring.unescape(url.replace(/\?.*/, '')).replace(/(.)\/+$/, '$1');
}

/** The types of texts that are sent in Brotli, by extension. Vite would compress them with gzip. */
const TEXT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Compressed files by name and version, because the best compression takes a tenth of a second for a page. */
const compressed = new Map<string, Buffer>();

/** Sends a text in Brotli if the browser accepts that. Otherwise returns false, and Vite answers. */
function sendBrotli(file: string, { method, headers }: IncomingMessage, response: ServerResponse) {
  const type = TEXT_TYPES[extname(file)];
  const isAccepted = /\bbr\b/.test(headers['accept-encoding'] ?? '') && !headers.range;
  if (!type || method !== 'GET' || !isAccepted || !existsSync(file)) return false;
  const etag = `"${statSync(file).mtimeMs}-br"`;
  response.appendHeader('Vary', 'Accept-Encoding').setHeader('ETag', etag);
  if (headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return true;
  }
  const version = `${file} ${etag}`;
  const content = compressed.get(version) ?? brotliCompressSync(readFileSync(file));
  compressed.set(version, content);
  response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(content);
  return true;
}

/** Answers requests as hosts do with a site that is built with Astro's `build.format: 'file'`. */
function hostPlugin(dir: string, folder: string): Plugin {
  const headerRules = readHeaderRules(readFileSync(join(dir, '_headers'), 'utf8'));
  const notFoundPages = readRules(dir, 404);
  const redirects = new Map(readRules(dir, 301).map(({ from, to }) => [decodePath(from), to]));
  return {
    name: 'host-rules',
    configurePreviewServer({ middlewares }) {
      middlewares.use(folder || '/', (request, response, next) => {
        const path = decodePath(request.url ?? '');
        for (const { headers } of headerRules.filter((rule) => rule.path.test({ pathname: path })))
          for (const [name, value] of headers) response.appendHeader(name, value);
        const target = redirects.get(folder + path);
        if (target) return void response.writeHead(301, { Location: target }).end();
        const page = path === '/' ? '/index.html' : `${path}.html`;
        if (existsSync(join(dir, page))) request.url = encodeURI(page);
        // An absolute path has nothing above it, so that no file outside the build is sent.
        const file = join(dir, join('/', decodePath(request.url ?? '')));
        if (!sendBrotli(file, request, response)) next();
      });
      // Runs if Vite finds no file.
      return () =>
        middlewares.use((request, response) => {
          const pathname = decodePath(request.url ?? '');
          const page =
            notFoundPages.find(({ from }) => pathPattern(from).test({ pathname }))?.to ?? '';
          response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
          response.end(readFileSync(join(dir, page)));
        });
    },
  };
}

interface ServedSite {
  dir: string;
  /** The base path that the site was built for: `/` or `/site`. */
  base: string;
  /** If absent, the first free port from 4321 on. A given port must be free. */
  port: number | undefined;
  host: string;
}

/** Serves a build. Throws if there is none. */
export function serve({ dir, base, port, host }: ServedSite) {
  if (!existsSync(join(dir, 'index.html')))
    throw new Error(`${dir}/index.html is missing: run \`npm run build\` first`);
  return preview({
    configFile: false,
    appType: 'custom',
    base,
    build: { outDir: resolve(dir) },
    preview: { port: port ?? 4321, strictPort: port !== undefined, host, cors: false },
    plugins: [hostPlugin(dir, base.replace(/^\/$/, ''))],
  });
}

if (import.meta.main) {
  try {
    const options = { port: { type: 'string' }, host: { type: 'string' } } as const;
    const { port, host = 'localhost' } = parseArgs({ options }).values;
    const { base } = splitUrl(readValidSettings());
    const server = await serve({ dir: 'dist', base, host, port: port ? Number(port) : undefined });
    server.printUrls();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
