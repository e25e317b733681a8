import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { baseHeaders, RESOURCE_POLICY } from '../security-headers.ts';
import { byteRange } from './byte-range.ts';
import {
  acceptedEncodings,
  cacheControl,
  contentType,
  isFresh,
  resourcePolicy,
} from './headers.ts';
import { decideRoute, encodePath } from './routes.ts';
import { isUnchanged, readSite, type Site, type SiteFile } from './site-files.ts';

/** Milliseconds. Requests have no body here: a slow one is broken or hostile. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};

/** Milliseconds without any traffic after which a connection is dropped. */
const IDLE_TIMEOUT = 60_000;

const MESSAGES = {
  400: 'Bad request: the address is malformed.',
  404: 'Not found.',
  405: 'Method not allowed: this site only answers GET and HEAD.',
  414: 'The address is too long.',
  500: 'Something went wrong.',
  503: 'The site was rebuilt: restart the server.',
};

type FileHandler = ReturnType<typeof sirv>;

function sendMessage(res: ServerResponse, status: keyof typeof MESSAGES): void {
  const body = `${MESSAGES[status]}\n`;
  if (status === 405) res.setHeader('Allow', 'GET, HEAD');
  res.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  res.end(body);
}

function redirect(res: ServerResponse, location: string): void {
  res.writeHead(308, { Location: location, 'Cache-Control': 'no-cache', 'Content-Length': 0 });
  res.end();
}

/** Sets what a file's response and its 304 have in common. */
function setFileHeaders(res: ServerResponse, name: string, policy: string | undefined): void {
  res.setHeader('Cache-Control', cacheControl(name));
  res.setHeader('Cross-Origin-Resource-Policy', resourcePolicy(name));
  res.setHeader('Vary', 'Accept-Encoding');
  if (policy) res.setHeader('Content-Security-Policy', policy);
}

function sendNotFound(req: IncomingMessage, res: ServerResponse, site: Site, name = ''): void {
  const page = site.notFoundPages.get(name);
  if (!page) {
    sendMessage(res, 404);
    return;
  }
  const [encoding] = acceptedEncodings(req.headers['accept-encoding']);
  const body = page[encoding ?? 'identity'];
  setFileHeaders(res, name, site.files.get(name)?.policy);
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.writeHead(404, { 'Content-Type': contentType(name), 'Content-Length': body.length });
  res.end(body);
}

/**
 * sirv sends the file with `createReadStream(…).pipe(res)` and listens to neither end. Without this
 * a file that vanished would end the process and a visitor who left would leave a file open.
 */
function guardStream(res: ServerResponse): void {
  res.once('pipe', (source: Readable) => {
    source.once('error', () => res.destroy());
    res.once('close', () => source.destroy());
  });
}

/**
 * Answers a request for a part of a file; false where the whole file is the answer. Parts are of the
 * file as it is, not of its compressed copies. `If-Range` never matches: our entity tags are weak
 * (RFC 9110 §13.1.5).
 */
function sendRange(req: IncomingMessage, res: ServerResponse, file: SiteFile): boolean {
  if (req.method !== 'GET' || req.headers['if-range'] !== undefined) return false;
  const { size } = file.stats;
  const range = byteRange(req.headers.range, size);
  if (!range) return false;
  if (range === 'unsatisfiable') {
    res.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end();
    return true;
  }
  const { start, end } = range;
  guardStream(res);
  res.writeHead(206, {
    'Content-Range': `bytes ${start}-${end}/${size}`,
    'Content-Length': end - start + 1,
  });
  createReadStream(file.path, range).pipe(res);
  return true;
}

function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  site: Site,
  name: string,
  serveFile: FileHandler,
): void {
  const file = site.files.get(name);
  if (!file) {
    sendNotFound(req, res, site);
    return;
  }
  if (!isUnchanged(file)) {
    console.error('the build changed while the server was running: restart it with `npm start`');
    sendMessage(res, 503);
    return;
  }
  setFileHeaders(res, name, file.policy);
  res.setHeader('ETag', file.etag);
  if (isFresh(req.headers['if-none-match'], file.etag)) {
    res.writeHead(304).end();
    return;
  }
  res.setHeader('Content-Type', file.type);
  res.setHeader('Accept-Ranges', 'bytes');
  if (sendRange(req, res, file)) return;
  // sirv reads the weight `br;q=0` as a yes, throws on the range `bytes=5-2` and takes `bytes=0-0` for
  // the whole file.
  req.headers['accept-encoding'] = acceptedEncodings(req.headers['accept-encoding']).join(', ');
  delete req.headers.range;
  req.url = encodePath(`/${name}`);
  guardStream(res);
  serveFile(req, res, () => sendMessage(res, 500));
}

/**
 * A server, not yet listening, for a site built with Astro's `build.format: 'file'`. The folder is
 * read once, here: after a new build, make a new server. `base` is the folder of the host that the site
 * was built for, `/` or `/site`. Throws `StartError` if there is no build
 * and the file system's errors if a file cannot be read; `explainStartError` words both.
 */
export function createSiteServer({ dir, base = '/' }: { dir: string; base?: string }): Server {
  const site = readSite(dir);
  const names = new Set(site.files.keys());
  const securityHeaders = new Map(Object.entries(baseHeaders)).set(
    'Cross-Origin-Resource-Policy',
    RESOURCE_POLICY.other,
  );
  const serveFile = sirv(dir, { brotli: true, gzip: true, etag: false, extensions: [] });

  function respond(req: IncomingMessage, res: ServerResponse): void {
    res.setHeaders(securityHeaders);
    const route = decideRoute(req.method ?? '', req.url ?? '', names, base);
    switch (route.kind) {
      case 'file':
        sendFile(req, res, site, route.file, serveFile);
        break;
      case 'redirect':
        redirect(res, route.location);
        break;
      case 'not-found':
        sendNotFound(req, res, site, route.page);
        break;
      case 'refused':
        sendMessage(res, route.status);
        break;
    }
  }

  const server = createServer(TIMEOUTS, (req, res) => {
    try {
      respond(req, res);
    } catch (error) {
      console.error(`could not answer ${req.url}: ${(error as Error).message}`);
      if (res.headersSent) res.destroy();
      else sendMessage(res, 500);
    }
  });
  return server.setTimeout(IDLE_TIMEOUT);
}
