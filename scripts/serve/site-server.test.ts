import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagePolicy, XML_FILE_POLICY } from '../security-headers.ts';
import { FILES, startTestSite, type TestSite } from './test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
});

afterAll(() => site.stop());

test.each([
  ['/', 200, 'index.html'],
  ['/testimonials?x=1', 200, 'testimonials.html'],
  ['/blog', 200, 'blog.html'],
  ['/blog/x', 200, 'blog/x.html'],
  ['/nothing', 404, '404.html'],
  ['/404', 404, '404.html'],
  ['/blog/nothing', 404, 'blog/404.html'],
  ['/blog/404', 404, 'blog/404.html'],
])('%s answers %i with %s and its own policy', async (path, status, file) => {
  const answer = await site.get(path);
  const html = FILES[file] ?? '';
  expect(answer.status).toBe(status);
  expect(answer.body.toString()).toBe(html);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(html.length),
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': pagePolicy(html),
    vary: 'Accept-Encoding',
  });
});

test.each([
  ['/_astro/a.B1.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
  ['/photo.webp', 'image/webp', 'public, max-age=3600'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
])('%s is %s, cached as %s', async (path, type, caching) => {
  const { status, headers } = await site.get(path);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': caching });
  expect(headers['content-security-policy']).toBeUndefined();
});

test('a part of a file, as it is and not compressed', async () => {
  const headers = { range: 'bytes=4-7', 'accept-encoding': 'br' };
  const answer = await site.get('/blog/x', { headers });
  expect(answer.status).toBe(206);
  expect(answer.body.toString()).toBe(FILES['blog/x.html']?.slice(4, 8));
  expect(answer.headers).toMatchObject({
    'content-range': `bytes 4-7/${FILES['blog/x.html']?.length}`,
    'content-length': '4',
    'accept-ranges': 'bytes',
    vary: 'Accept-Encoding',
  });
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test('a part that the file does not have', async () => {
  const { status, headers } = await site.get('/photo.webp', { headers: { range: 'bytes=99-' } });
  expect(status).toBe(416);
  expect(headers['content-range']).toBe(`bytes */${FILES['photo.webp']?.length}`);
});

test.each([
  ['HEAD asks for no part', { method: 'HEAD', headers: { range: 'bytes=0-1' } }, 200],
  ['a changed file is sent whole', { headers: { range: 'bytes=0-1', 'if-range': '"old"' } }, 200],
])('%s', async (_, options, status) => {
  expect((await site.get('/photo.webp', options)).status).toBe(status);
});

test('a missing asset is not cached for long', async () => {
  const { status, headers } = await site.get('/_astro/gone.js');
  expect(status).toBe(404);
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test.each([
  ['/testimonials/?a=1', '/testimonials?a=1'],
  ['/testimonials.html', '/testimonials'],
  ['/index.html', '/'],
  ['/blog/', '/blog'],
])('%s redirects to %s', async (path, location) => {
  const answer = await site.get(path);
  expect(answer).toMatchObject({ status: 308, headers: { location } });
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (body: Buffer) => body],
])('encodes pages, assets and not-found pages as %s', async (encoding, decode) => {
  const asked = { headers: { 'accept-encoding': encoding } };
  for (const [path, file] of [
    ['/blog', 'blog.html'],
    ['/_astro/a.B1.js', '_astro/a.B1.js'],
    ['/nothing', '404.html'],
  ] as const) {
    const { headers, body } = await site.get(path, asked);
    expect(decode(body).toString()).toBe(FILES[file]);
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(headers['content-length']).toBe(String(body.length));
  }
});

test('an encoding the client rules out is not used', async () => {
  const { headers } = await site.get('/', { headers: { 'accept-encoding': 'br;q=0, gzip' } });
  expect(headers['content-encoding']).toBe('gzip');
});

test('compressed copies have no address of their own', async () => {
  expect((await site.get('/index.html.br')).status).toBe(404);
  expect((await site.get('/_astro/a.B1.js.gz')).status).toBe(404);
});

test('a current copy is answered with 304, no body and the same validators', async () => {
  const { headers } = await site.get('/blog');
  const etag = headers.etag ?? '';
  expect(etag).toMatch(/^W\/"[\w-]+"$/);
  const again = await site.get('/blog', { headers: { 'if-none-match': `"other", ${etag}` } });
  expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy']) {
    expect(again.headers[name]).toBe(headers[name]);
  }
  const changed = await site.get('/blog', { headers: { 'if-none-match': 'W/"other"' } });
  expect(changed.status).toBe(200);
});

test.each(['/', '/_astro/a.B1.js', '/nothing', '/blog/', '/%'])(
  'HEAD %s has the headers of GET and no body',
  async (path) => {
    const options = { headers: { 'accept-encoding': 'br' } };
    const [full, head] = [
      await site.get(path, options),
      await site.get(path, { ...options, method: 'HEAD' }),
    ];
    const { date: _, ...expected } = full.headers;
    expect(head).toMatchObject({ status: full.status, headers: expected });
    expect(head.body).toHaveLength(0);
  },
);

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not allowed', async (method) => {
  expect(await site.get('/', { method })).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD' },
  });
});

test('an address over 2,048 characters is too long', async () => {
  expect((await site.get(`/?${'a'.repeat(2_046)}`)).status).toBe(200);
  expect((await site.get(`/?${'a'.repeat(2_047)}`)).status).toBe(414);
});

test('every kind of answer carries the security headers', async () => {
  const paths = ['/', '/robots.txt', '/nothing', '/blog/', '/%', `/${'a'.repeat(3_000)}`];
  const answers = await Promise.all([
    ...paths.map((path) => site.get(path)),
    site.get('/', { method: 'PUT' }),
  ]);
  for (const { headers } of answers) {
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toMatch(/^max-age=/);
  }
});

test.each(['/logo.svg', '/rss.xml'])('%s runs nothing when it is opened directly', async (path) => {
  const { headers } = await site.get(path);
  expect(headers['content-security-policy']).toBe(XML_FILE_POLICY);
});

test.each([
  ['/photo.webp', 'cross-origin'],
  ['/logo.svg', 'cross-origin'],
  ['/', 'same-origin'],
  ['/_astro/a.B1.js', 'same-origin'],
  ['/rss.xml', 'same-origin'],
  ['/none.webp', 'same-origin'],
  ['/blog/', 'same-origin'],
])('pages elsewhere may show pictures and nothing else: %s', async (path, policy) => {
  const { headers } = await site.get(path);
  expect(headers['cross-origin-resource-policy']).toBe(policy);
});

test('a policy is for documents alone', async () => {
  const { headers } = await site.get('/photo.webp');
  expect(headers).not.toHaveProperty('content-security-policy');
});

test('a build that changed under the server is reported, not sent half', async (context) => {
  const lines: unknown[] = [];
  const original = console.error;
  context.onTestFinished(() => {
    console.error = original;
  });
  console.error = (line) => lines.push(line);
  site.write('photo.webp', 'other pixels');
  expect((await site.get('/photo.webp')).status).toBe(503);
  rmSync(join(site.dir, 'robots.txt'));
  expect((await site.get('/robots.txt')).status).toBe(503);
  expect(lines.join()).toContain('npm start');
  expect((await site.get('/')).status).toBe(200);
});

test('a site without not-found pages still answers 404', async () => {
  const bare = await startTestSite({ 'index.html': 'home' });
  const answer = await bare.get('/x');
  await bare.stop();
  expect(answer.status).toBe(404);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
});
