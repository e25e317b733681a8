/** Requests that no browser sends: none may reach a file, leave the site or stop the server. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FILES, startTestSite, type TestSite } from './test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
});

afterAll(() => site.stop());

test.each(['/%', '/%c0%ae', '/a%00b', '/%00', '/caf\u00e9'])('%s is malformed', async (target) => {
  expect(await site.getRaw(target)).toMatch(/^HTTP\/1\.1 400 /);
});

test.each([
  '/../outside.txt',
  '/blog/../../outside.txt',
  '/%2e%2e/outside.txt',
  '/%2E%2E%2Foutside.txt',
  '/..%2foutside.txt',
  '/..%5coutside.txt',
  '/..\\outside.txt',
  '/%252e%252e%252foutside.txt',
  '/....//outside.txt',
  '/.env',
  '/%2eenv',
  '//.env',
  '/blog/.hidden',
  '/blog/.hidden.html',
  '/.well-known/../.env',
  'http://localhost/../outside.txt',
])('%s leads nowhere', async (target) => {
  const answer = await site.getRaw(target);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toContain('SECRET');
});

test('no redirect leaves the site', async () => {
  for (const target of ['//evil.com/', '///evil.com/', '/\\evil.com/', '//evil.com/%2e%2e/']) {
    expect(await site.getRaw(target)).not.toMatch(/^location:/im);
  }
});

test('odd ranges get the whole file', async () => {
  for (const range of ['bytes=5-2', 'bytes=0-1,3-4', 'nonsense']) {
    const { status, body } = await site.get('/robots.txt', { headers: { range } });
    expect([status, body.toString()]).toEqual([200, FILES['robots.txt']]);
  }
});

test('a visitor who leaves half-way does not disturb the next one', async () => {
  const socket = connect(site.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET /blog HTTP/1.1\r\nHost: local');
  socket.destroy();
  expect((await site.get('/')).status).toBe(200);
});
