/** A small built site in a temporary folder, and ways to ask a server for it. Only for tests. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { precompress } from '../precompress.ts';
import { createSiteServer } from './site-server.ts';

const page = (name: string) =>
  `<!doctype html><title>${name}</title><script>run("${name}")</script>${'<p>text</p>'.repeat(50)}`;

/** What the site is built of. Nothing that contains SECRET may ever be sent. */
export const FILES: Readonly<Record<string, string>> = {
  'index.html': page('home'),
  'testimonials.html': page('testimonials'),
  'blog.html': page('blog'),
  'blog/x.html': page('article'),
  'blog/404.html': page('no article'),
  '404.html': page('no page'),
  'robots.txt': 'User-agent: *',
  'photo.webp': 'pixels',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>run()</script></svg>',
  'rss.xml': '<rss version="2.0"/>',
  '_astro/a.B1.js': 'go();'.repeat(100),
  '.env': 'SECRET=1',
  'blog/.hidden.html': 'SECRET=2',
  '.well-known/security.txt': 'Contact: mailto:x@example.com',
};

export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Writes `files`, compresses them as the build does, and serves them on a free loopback port.
 *
 * @param prepare changes the folder of the build before it is served; `folder` is the one around it.
 */
export async function startTestSite(
  files: Readonly<Record<string, string>> = FILES,
  prepare?: (places: { dir: string; folder: string }) => void,
) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const dir = join(folder, 'dist');
  const write = (name: string, content: string) => {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), content);
  };
  for (const [name, content] of Object.entries(files)) write(name, content);
  writeFileSync(join(folder, 'outside.txt'), 'SECRET=3');
  await precompress(dir);
  prepare?.({ dir, folder });

  const server = createSiteServer({ dir }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    dir,
    port,
    server,
    write,
    async get(path: string, options: RequestOptions = {}): Promise<Answer> {
      const call = request({ host: '127.0.0.1', port, path, agent: false, ...options }).end();
      const [answer] = await once(call, 'response');
      return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
    },
    /** Sends a target that no HTTP client would, byte for byte. The whole answer as text. */
    getRaw(target: string): Promise<string> {
      const socket = connect(port, '127.0.0.1');
      const head = `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
      socket.write(head, 'latin1');
      return text(socket);
    },
    async stop(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      rmSync(folder, { recursive: true });
    },
  };
}

export type TestSite = Awaited<ReturnType<typeof startTestSite>>;
