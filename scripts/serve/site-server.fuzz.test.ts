/**
 * The server under what the internet sends it: thousands of requests, well-formed and not. It must
 * never send a file from outside the build, never stop and never grow. Bounded in number and in time.
 */
import { once } from 'node:events';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { Agent, METHODS, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FILES, startTestSite, type TestSite } from './test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
});

afterAll(() => site.stop());

async function expectAlive(): Promise<void> {
  expect((await site.get('/')).body.toString()).toBe(FILES['index.html']);
}

/** Sends bytes as they are and gives what comes back until the server or the limit ends it. */
async function sendBytes(bytes: string | Uint8Array): Promise<string> {
  const socket = connect(site.port, '127.0.0.1');
  // The server may close before everything is sent.
  socket.on('error', () => {});
  socket.end(bytes);
  return text(socket).catch(() => '');
}

/** Bytes of JavaScript objects that are in use. */
function usedMemory(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

const openFiles = () => readdirSync('/proc/self/fd').length;

test('no spelling of a way out of the build leads to a file there', async () => {
  const dots = ['..', '%2e%2e', '%2E.', '.%2e', '%252e%252e', '%c0%ae%c0%ae', '%u002e%u002e', '.'];
  const slashes = ['/', '//', '%2f', '%2F', '%252f', '\\', '%5c', '%c0%af', '/./', ';/'];
  const targets = ['outside.txt', 'dist/.env', '.env', 'etc/passwd', 'outside.txt%00.html'];
  const starts = ['', '/blog', '/_astro', '/.well-known'];
  const ways = starts.flatMap((start) =>
    dots.flatMap((dot) =>
      slashes.flatMap((slash) =>
        targets.map((target) => `${start}/${dot}${slash}${dot}${slash}${target}`),
      ),
    ),
  );
  expect(ways.length).toBe(1_600);
  for (const way of ways) {
    const answer = await site.getRaw(way);
    expect(answer, way).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(answer, way).not.toMatch(/SECRET|root:/);
  }
}, 60_000);

test('a link in the build that leads out of it is not followed', async () => {
  const linked = await startTestSite({ ...FILES }, ({ dir, folder }) => {
    symlinkSync(join(folder, 'outside.txt'), join(dir, 'link.txt'));
    mkdirSync(join(folder, 'elsewhere'));
    writeFileSync(join(folder, 'elsewhere/a.html'), 'SECRET=4');
    symlinkSync(join(folder, 'elsewhere'), join(dir, 'folder'));
  });
  try {
    for (const path of ['/link.txt', '/folder/a', '/folder/a.html', '/folder']) {
      const { status, body } = await linked.get(path);
      expect([status, body.includes('SECRET')], path).toEqual([404, false]);
    }
    expect((await linked.get('/')).status).toBe(200);
  } finally {
    await linked.stop();
  }
});

test('whatever stands in the address, the answer is one of six', async () => {
  const address = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(...'/.%\\?#:@*0aF-~;&=+'), maxLength: 60 }),
    fc.webPath(),
  );
  await fc.assert(
    fc.asyncProperty(address, async (rest) => {
      const answer = await site.getRaw(`/${rest.replaceAll(/[\r\n ]/g, '')}`);
      expect(answer).toMatch(/^HTTP\/1\.1 (200|308|400|404|414|431) /);
      expect(answer).not.toContain('SECRET');
    }),
    { numRuns: 600 },
  );
  await expectAlive();
}, 60_000);

test('bytes that are no request at all are refused or ignored', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      const answer = await sendBytes(bytes);
      expect(answer).toMatch(/^$|^HTTP\/1\.1 4\d\d /);
    }),
    { numRuns: 400 },
  );
  await expectAlive();
}, 60_000);

test.each([
  ['a header without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(100_000)}`, /^$| 431 /],
  [
    'ten thousand headers',
    `GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(10_000)}\r\n`,
    / 431 /,
  ],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', / 400 /],
  [
    'two lengths',
    'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    / 400 /,
  ],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n',
    / 400 /,
  ],
  ['a null byte', 'GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n', / 400 /],
  ['a null byte in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX: \0\r\n\r\n', / 400 /],
  ['bare line feeds in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\rb\r\n\r\n', / 400 /],
  ['another protocol', 'SSH-2.0-OpenSSH_9.0\r\n', / 400 /],
  ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc', / 400 /],
])('%s is refused', async (_, bytes, expected) => {
  expect(await sendBytes(bytes)).toMatch(expected);
  await expectAlive();
});

test.each([3_000, 8_000, 15_000])('an address of %i characters is too long', async (length) => {
  expect(await site.getRaw(`/${'a'.repeat(length)}`)).toMatch(/^HTTP\/1\.1 414 /);
});

test('every method but GET and HEAD is refused', async () => {
  // CONNECT asks for a tunnel, which Node refuses by closing the connection.
  const others = METHODS.filter((method) => !['GET', 'HEAD', 'CONNECT'].includes(method));
  expect(others.length).toBeGreaterThan(20);
  for (const method of others) {
    expect((await site.get('/', { method })).status, method).toBe(405);
  }
  expect(await sendBytes('CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('');
  await expectAlive();
});

test('the body of a request is never waited for', async () => {
  const socket = connect(site.port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\nsome');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 405 /);
  socket.destroy();
});

test('a client that takes its time is dropped, and nobody waits for it', async () => {
  const { headersTimeout } = site.server;
  site.server.headersTimeout = 500;
  const slow = Array.from({ length: 100 }, () => connect(site.port, '127.0.0.1'));
  const dropped = slow.map(async (socket) => {
    socket.on('error', () => {}).write('GET / HTTP/1.1\r\nHost: x\r\n');
    return text(socket).catch(() => '');
  });
  await expectAlive();
  for (const answer of await Promise.all(dropped)) expect(answer).toMatch(/^$| 408 /);
  site.server.headersTimeout = headersTimeout;
}, 20_000);

test('visitors who leave half-way leave nothing behind', async () => {
  await expectAlive();
  const before = openFiles();
  for (let round = 0; round < 20; round += 1) {
    const visitors: Socket[] = Array.from({ length: 25 }, () => connect(site.port, '127.0.0.1'));
    await Promise.all(
      visitors.map(async (socket, index) => {
        socket.on('error', () => {});
        await once(socket, 'connect');
        socket.write('GET /_astro/a.B1.js HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5));
        if (index % 2) await once(socket, 'data');
        socket.resetAndDestroy();
      }),
    );
  }
  await expect.poll(openFiles).toBeLessThanOrEqual(before + 5);
  await expectAlive();
}, 30_000);

test('10,000 requests over kept connections are answered, with flat memory', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const paths = ['/', '/blog/x', '/robots.txt', '/_astro/a.B1.js', '/missing', '/blog/missing'];
  const statuses = new Map<number, number>();
  const get = async (index: number) => {
    const path = paths[index % paths.length] as string;
    const headers = { 'accept-encoding': ['br', 'gzip', ''][index % 3] };
    const call = request({ host: '127.0.0.1', port: site.port, path, agent, headers }).end();
    const [answer] = await once(call, 'response');
    answer.resume();
    await once(answer, 'end');
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
  };
  const getMany = async (count: number) => {
    for (let done = 0; done < count; done += 100) {
      await Promise.all(Array.from({ length: 100 }, (_, index) => get(done + index)));
    }
  };

  await getMany(2_000);
  const before = usedMemory();
  await getMany(8_000);
  const growth = usedMemory() - before;
  agent.destroy();
  expect((statuses.get(200) ?? 0) + (statuses.get(404) ?? 0)).toBe(10_000);
  expect(growth).toBeLessThan(4 * 1024 * 1024);
}, 90_000);
