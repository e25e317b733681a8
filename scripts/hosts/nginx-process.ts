import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { nginxConfig } from '../../../scripts/hosts/nginx';
import { freePort, untilListening } from '../../../scripts/loopback-ports';
import { readPolicies } from '../../../scripts/security-headers';

/** Debian keeps it where only root's PATH leads. */
const ENVIRONMENT = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

export const hasNginx = spawnSync('nginx', ['-v'], { env: ENVIRONMENT }).status === 0;

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
    await untilListening(port, nginx);
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
