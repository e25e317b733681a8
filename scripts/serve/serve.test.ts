import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';

const NODE = join(import.meta.dirname, '../../node_modules/node/bin/node');
const SCRIPT = join(import.meta.dirname, '../serve.ts');
const folder = mkdtempSync(join(tmpdir(), 'serve-'));

function start(args: string[], env: Record<string, string> = {}) {
  return spawn(NODE, [SCRIPT, ...args], {
    cwd: folder,
    env: { ...process.env, PORT: '', HOST: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function finish(child: ReturnType<typeof start>) {
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child as ChildProcess, 'exit'),
  ]);
  return { out, err, code };
}

beforeAll(() => {
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), 'home');
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(['SIGINT', 'SIGTERM'] as const)(
  'says where it runs, answers, and stops on %s with 0',
  async (signal) => {
    const child = start([], { PORT: '0', HOST: '127.0.0.1' });
    const finished = finish(child);
    const [line] = await once(child.stdout, 'data');
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(String(line))?.[0] ?? '';
    // Leaves a kept-alive connection open, which must not hold up the stop.
    expect(await (await fetch(url)).text()).toBe('home');
    child.kill(signal);
    expect(await finished).toEqual({
      out: `The site is running at ${url}  (stop with Ctrl+C)\n`,
      err: '',
      code: 0,
    });
  },
);

test('a port in use ends it with one line and 1', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = String((other.address() as AddressInfo).port);
  const result = await finish(start(['--port', port, '--host', '127.0.0.1']));
  other.close();
  expect(result).toMatchObject({ out: '', code: 1 });
  expect(result.err).toMatch(new RegExp(`^port ${port} is already in use: [^\\n]+\\n$`));
});

test.each([
  ['a missing build', ['--dir', 'none'], /^none\/ is missing: run `npm run build` first\n$/],
  ['an invalid port', ['--port', 'abc'], /^port "abc" is not valid: [^\n]+\n$/],
  ['an unknown option', ['--prot', '1'], /^Unknown option '--prot': [^\n]+\n$/],
  ['a folder without index.html', ['--dir', 'bare'], /^bare\/index\.html is missing: [^\n]+\n$/],
  ['an unreadable file', ['--dir', 'broken'], /^\S*broken\/a\.html cannot be read [^\n]+\n$/],
  ['a foreign address', ['--port=0', '--host=192.0.2.1'], /^192\.0\.2\.1 is not an [^\n]+\n$/],
])('%s ends it with one line and 1', async (_, args, expected) => {
  mkdirSync(join(folder, 'bare'), { recursive: true });
  if (args[1] === 'broken') {
    mkdirSync(join(folder, 'broken'));
    writeFileSync(join(folder, 'broken/index.html'), '');
    symlinkSync(join(folder, 'gone'), join(folder, 'broken/a.html'));
  }
  const result = await finish(start(args));
  expect(result).toMatchObject({ out: '', code: 1 });
  expect(result.err).toMatch(expected);
});
