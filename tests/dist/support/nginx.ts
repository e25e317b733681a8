import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { nginxConfig } from '../../../scripts/hosts/nginx';
import { readPolicies } from '../../../scripts/security-headers';

/** Debian keeps it where only root's PATH leads. */
const ENVIRONMENT = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

export const hasNginx = spawnSync('nginx', ['-v'], { env: ENVIRONMENT }).status === 0;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function waitUntilUp(port: number, nginx: ChildProcess): Promise<void> {
  for (;;) {
    if (await answers(port)) return;
    if (nginx.exitCode !== null) throw new Error('nginx did not start');
    await wait(20);
  }
}

/** nginx with the recipe for the build in dist/, on a free loopback port, in one process. */
export async function startNginx() {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const site = nginxConfig({ port, root: resolve('dist'), policies: readPolicies('dist') });
  writeFileSync(join(folder, 'site.conf'), site);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const lines = [
    'daemon off;',
    'master_process off;',
    `pid ${join(folder, 'pid')};`,
    'error_log stderr error;',
    'events {}',
    `http { access_log off; ${places.join(' ')} include ${join(folder, 'site.conf')}; }`,
  ];
  writeFileSync(join(folder, 'nginx.conf'), lines.join('\n'));
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    env: ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors = text(nginx.stderr);
  try {
    await waitUntilUp(port, nginx);
  } catch (error) {
    throw new Error(`${(error as Error).message}: ${await errors}`);
  }
  return {
    port,
    async stop(): Promise<void> {
      nginx.kill();
      await once(nginx, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}
