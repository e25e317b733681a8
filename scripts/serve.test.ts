import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serve } from './serve.ts';

const FILES = 'index.html blog.html blog/x.html è.html a.svg 404.html blog/404.html it/404.html';
const HEADERS = '/*\n  Vary: all\n/*.svg\n  Vary: drawings\n/blog/:name\n  X-Name: yes\n';
const RULES = `/old /blog#new 301
/perch%C3%A9/ /%C3%A8 301
/site/old /site/blog 301
/it/blog/:name /it/blog/404.html 404
/it/* /it/404.html 404
${readFileSync('public/_redirects', 'utf8')}`;

const dir = mkdtempSync(join(tmpdir(), 'site-'));
const write = (name: string, content: string) => {
  mkdirSync(dirname(join(dir, name)), { recursive: true });
  writeFileSync(join(dir, name), content);
};
for (const name of FILES.split(' ')) write(name, name);
write('_redirects', RULES);
write('_headers', HEADERS.replaceAll('\n', '\r\n'));

const start = (base: string) => serve({ dir, base, host: '127.0.0.1', port: 0 });
const servers = [await start('/'), await start('/site')];
const [root, inFolder] = servers.map(
  (server) => new URL(`${server.resolvedUrls?.local[0]}`).origin,
);

afterAll(async () => {
  for (const server of servers) await server.close();
  rmSync(dir, { recursive: true });
});

const ask = (url: string) => fetch(url, { redirect: 'manual' });

test.each([
  ['/', 200, 'index.html'],
  ['/?a=/b', 200, 'index.html'],
  ['/blog', 200, 'blog.html'],
  ['/blog/', 200, 'blog.html'],
  ['/%62log/x?a', 200, 'blog/x.html'],
  ['/è', 200, 'è.html'],
  ['/a.svg', 200, 'a.svg'],
  ['/none', 404, '404.html'],
  ['/blog/none/?a=/b', 404, 'blog/404.html'],
  ['/blog/page/99', 404, '404.html'],
  ['/it/none', 404, 'it/404.html'],
  ['/IT/none', 404, 'it/404.html'],
  ['/%zz', 404, '404.html'],
])('%s is answered with status %i and %s', async (path, status, file) => {
  const response = await ask(root + path);
  expect([response.status, await response.text()]).toEqual([status, file]);
});

test.each([
  ['/old', '/blog#new'],
  ['/old/?a=b', '/blog#new'],
  ['/perché', '/%C3%A8'],
])('%s redirects to %s permanently', async (path, to) => {
  const { status, headers } = await ask(root + path);
  expect([status, headers.get('location')]).toEqual([301, to]);
});

test.each([
  ['/', 'all', null],
  ['/a.svg', 'all, drawings', null],
  ['/blog/none', 'all', 'yes'],
])('the headers of all rules that match %s are joined', async (path, vary, name) => {
  const { headers } = await ask(root + path);
  expect([headers.get('vary'), headers.get('x-name')]).toEqual([vary, name]);
});

const askInBrotli = (headers: Record<string, string>) =>
  fetch(`${root}/`, { headers: { 'Accept-Encoding': 'br', ...headers } });
const { headers: ofPage } = await askInBrotli({});

test.each([
  [{}, 200, 'br'],
  [{ 'Accept-Encoding': 'identity' }, 200, null],
  [{ Range: 'bytes=0-4' }, 206, null],
  [{ 'If-None-Match': `${ofPage.get('etag')}` }, 304, null],
])('asked with %j, a page has status %i and encoding %s', async (headers, status, encoding) => {
  const response = await askInBrotli(headers);
  expect([response.status, response.headers.get('content-encoding')]).toEqual([status, encoding]);
});

test('a site with a base path is served under it and nowhere else', async () => {
  const fetchText = async (path: string) => (await ask(inFolder + path)).text();
  expect(await fetchText('/site/')).toBe('index.html');
  expect(await fetchText('/site/blog/x')).toBe('blog/x.html');
  expect(await fetchText('/site/blog/none')).toBe('blog/404.html');
  expect((await ask(`${inFolder}/site/old`)).headers.get('location')).toBe('/site/blog');
  expect((await ask(`${inFolder}/blog`)).status).toBe(404);
});

test('without a build, the message says to build first', () => {
  const missing = { dir: 'none', base: '/', host: 'localhost', port: 0 };
  expect(() => serve(missing)).toThrow('none/index.html is missing: run `npm run build` first');
});
