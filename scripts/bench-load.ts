/**
 * Asks the production server for pages as fast as it answers: `npm run bench:load`.
 *
 *     node scripts/bench-load.ts [--seconds 10] [--connections 50]
 *
 * On loopback and for a bounded time only. Where nginx is installed, it serves the same files for
 * comparison, with one worker, as our server is one process. Prints requests a second and p99.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { textTable } from './bench/table.ts';
import { freePort, untilListening } from './loopback-ports.ts';

const PATHS = ['/', '/blog', '/blog/ai-llm-developments', '/testimonials', '/nothing-here'];

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '50' },
  },
});

interface Contender {
  name: string;
  url: string;
  stop(): Promise<void>;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

async function startOurs(): Promise<Contender> {
  const port = await freePort();
  const args = ['scripts/serve.ts', '--port', String(port), '--host', '127.0.0.1'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  await untilListening(port, child);
  return { name: 'npm start', url: `http://127.0.0.1:${port}`, stop: () => end(child) };
}

/** The same folder by nginx, which sends the files that the build compressed with gzip. */
function nginxSettings(folder: string, port: number): string {
  return `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  default_type text/html;
  types { text/html html; text/css css; text/javascript js; image/svg+xml svg; }
  gzip_static on;
  sendfile on;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    root ${resolve('dist')};
    error_page 404 /404.html;
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }
}`;
}

async function startNginx(): Promise<Contender | undefined> {
  if (spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxSettings(folder, port));
  const child = spawn('nginx', ['-c', file, '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilListening(port, child);
  return {
    name: 'nginx',
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function load(contender: Contender, path: string): Promise<string[]> {
  const result = await autocannon({
    url: contender.url + path,
    duration: Number(values.seconds),
    connections: Number(values.connections),
    headers: { 'accept-encoding': 'gzip' },
  });
  const failed = result.errors + result.timeouts;
  return [
    path,
    contender.name,
    Math.round(result.requests.average).toLocaleString('en'),
    `${result.latency.p99} ms`,
    Math.round(result.throughput.average / 1024 / 1024).toLocaleString('en'),
    failed > 0 ? `${failed} failed` : '',
  ];
}

const contenders: Contender[] = [];
try {
  contenders.push(await startOurs());
  const nginx = await startNginx();
  if (nginx) contenders.push(nginx);
  const rows = [['path', 'server', 'requests/s', 'p99', 'MiB/s', '']];
  for (const path of PATHS) {
    for (const contender of contenders) {
      process.stderr.write(`${contender.name} ${path}\n`);
      rows.push(await load(contender, path));
    }
  }
  console.log(textTable(rows));
  if (!nginx) console.log('nginx is not installed: nothing to compare with');
} catch (error) {
  console.error(`bench:load: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  for (const contender of contenders) await contender.stop();
}
