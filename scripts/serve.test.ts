import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteServer } from './serve.ts';

const TEXT = '<p>text</p>'.repeat(200);
const FILES = {
  'index.html': `home ${TEXT}`,
  'blog.html': 'blog',
  'blog/x.html': 'article',
  'blog/404.html': 'no article',
  '404.html': 'no page',
  _headers: readFileSync('public/_headers'),
  _redirects: readFileSync('public/_redirects'),
};

const dir = mkdtempSync(join(tmpdir(), 'site-'));
for (const [name, content] of Object.entries(FILES)) {
  mkdirSync(dirname(join(dir, name)), { recursive: true });
  writeFileSync(join(dir, name), content);
}
const servers = {
  '/': createSiteServer({ dir }),
  '/site': createSiteServer({ dir, base: '/site' }),
};

beforeAll(async () => {
  for (const server of Object.values(servers))
    await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(() => {
  for (const server of Object.values(servers)) server.close();
  rmSync(dir, { recursive: true });
});

async function get(path: string, headers = {}, base: keyof typeof servers = '/') {
  const { port } = servers[base].address() as AddressInfo;
  const call = request({ host: '127.0.0.1', port, path, headers, agent: false }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

test('a site with a base path is served there and nowhere else', async () => {
  const getBody = async (path: string) => (await get(path, {}, '/site')).body.toString();
  expect(await getBody('/site/')).toBe(FILES['index.html']);
  expect(await getBody('/site/blog')).toBe('blog');
  expect(await getBody('/site/blog/none')).toBe('no article');
  expect(await getBody('/blog')).toBe('no page');
});

test('pages are compressed with brotli, and not sent again while unchanged', async () => {
  const { headers, body } = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).toString()).toBe(FILES['index.html']);
  const again = await get('/', { 'if-none-match': headers.etag });
  expect(again.status).toBe(304);
  for (const name of ['etag', 'cache-control', 'vary'])
    expect(again.headers[name], name).toBe(headers[name]);
});

test('the server survives a build that removes its files, and then serves the new ones', async () => {
  renameSync(dir, `${dir}-old`);
  for (const path of ['/', '/none']) {
    const { status, body } = await get(path);
    expect([status, body.toString()]).toEqual([503, expect.stringContaining('being built')]);
  }
  renameSync(`${dir}-old`, dir);
  expect((await get('/blog')).status).toBe(200);
});

test('a missing build and a port in use are each reported in one line', () => {
  const { port } = servers['/'].address() as AddressInfo;
  const failure = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/serve.ts', '--host', '127.0.0.1', ...args], {
      encoding: 'utf8',
    }).stderr;
  expect(failure('--dir', 'none')).toBe('none/index.html is missing: run `npm run build` first\n');
  expect(failure('--dir', dir, '--port', `${port}`)).toBe(
    `port ${port} is already in use: choose another one with \`npm start -- --port 4322\`\n`,
  );
});
