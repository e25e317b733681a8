/**
 * The production server: `npm start`, after `npm run build`.
 *
 *     node scripts/serve.ts [--port 4321] [--host localhost] [--dir dist]
 *
 * PORT and HOST in the environment work too; the command line wins. A site that is published in a
 * folder (`url` in src/content/site.yaml) is served in that folder. What it serves and how is in
 * `scripts/serve/`. It stops on Ctrl+C or SIGTERM once the responses under way are finished.
 */
import type { AddressInfo } from 'node:net';
import { publishedAt } from './published-at.ts';
import { readOptions } from './serve/options.ts';
import { createSiteServer } from './serve/site-server.ts';
import { explainStartError } from './serve/start-error.ts';

/** Milliseconds that responses under way get to finish after the signal to stop. */
const GRACE_PERIOD = 5_000;

/** Milliseconds between looks for kept-alive connections that have become idle meanwhile. */
const IDLE_CHECK_INTERVAL = 100;

function fail(error: unknown): void {
  console.error(explainStartError(error));
  process.exitCode = 1;
}

function siteUrl(host: string, port: number): string {
  const isEveryAddress = host === '0.0.0.0' || host === '::';
  const name = isEveryAddress ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

try {
  const { port, host, dir } = readOptions(process.argv.slice(2), process.env);
  const { base } = publishedAt();
  const server = createSiteServer({ dir, base });
  const stop = () => {
    server.close(() => process.exit(0));
    setInterval(() => server.closeIdleConnections(), IDLE_CHECK_INTERVAL).unref();
    setTimeout(() => server.closeAllConnections(), GRACE_PERIOD).unref();
  };
  server.once('error', fail);
  server.listen({ port, host }, () => {
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    const folder = base === '/' ? '' : `${base}/`;
    const url = siteUrl(host, (server.address() as AddressInfo).port) + folder;
    console.log(`The site is running at ${url}  (stop with Ctrl+C)`);
  });
} catch (error) {
  fail(error);
}
