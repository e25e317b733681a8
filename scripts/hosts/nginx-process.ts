import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { endServer, freePort, untilListening } from '../loopback-ports.ts';
import { readPolicies } from '../security-headers.ts';
import { nginxConfig } from './nginx.ts';

/** Debian keeps it where only root's PATH leads. */
const ENVIRONMENT = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

export const hasNginx = spawnSync('nginx', ['-v'], { env: ENVIRONMENT }).status === 0;

/** Writes `nginx.conf` into a folder: one process that listens as `site` says and keeps all its files there. */
function writeConfig(folder: string, site: string): string {
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
    `http { access_log off; sendfile on; ${places.join(' ')} include ${join(folder, 'site.conf')}; }`,
  ];
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, lines.join('\n'));
  return file;
}

/** What nginx says against a site's file, warnings too; nothing if it would start with it. */
export function nginxComplaints(site: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const file = writeConfig(folder, site);
  const { stderr } = spawnSync('nginx', ['-t', '-q', '-p', folder, '-c', file], {
    env: ENVIRONMENT,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return stderr;
}

/**
 * nginx with the recipe for a build (`./nginx.ts`), on a free loopback port and in one process.
 * Throws what nginx said if it does not start.
 */
export async function startNginx(build: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const removeFolder = () => rmSync(folder, { recursive: true });
  const port = await freePort();
  const site = nginxConfig({ port, root: resolve(build), policies: readPolicies(build) });
  const file = writeConfig(folder, site);
  const nginx = spawn('nginx', ['-p', folder, '-c', file], {
    env: ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors = text(nginx.stderr);
  try {
    await untilListening(port, nginx);
  } catch (error) {
    removeFolder();
    throw new Error(`${(error as Error).message}: ${await errors}`);
  }
  return {
    port,
    async stop(): Promise<void> {
      await endServer(nginx);
      removeFolder();
    },
  };
}
