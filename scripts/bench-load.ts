/**
 * Asks the production server for pages as fast as it answers: `npm run bench:load`.
 *
 *     node scripts/bench-load.ts [--seconds 10] [--connections 50]
 *
 * On loopback and for a bounded time only. Where nginx is installed, it serves the same files by its
 * recipe for comparison, in one process like our server. Prints requests a second and p99.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { listFiles } from './built-files.ts';
import { hasNginx, startNginx } from './hosts/nginx-process.ts';
import { endServer, freePort, untilListening } from './loopback-ports.ts';
import { textTable } from './text-table.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '50' },
  },
});

interface Target {
  path: string;
  status: number;
}

interface RunningServer {
  port: number;
  stop(): Promise<void>;
}

async function startOwnServer(build: string): Promise<RunningServer> {
  const port = await freePort();
  const args = ['scripts/serve.ts', '--port', String(port), '--host', '127.0.0.1', '--dir', build];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  await untilListening(port, child);
  return { port, stop: () => endServer(child) };
}

/** A page of every kind. Throws if the build has no article. */
function chooseTargets(build: string): Target[] {
  const article = listFiles(build).find((file) => /^blog\/(?!404)[^/]+\.html$/.test(file));
  if (!article) throw new Error(`${build}/ has no article`);
  const found = ['/', '/blog', `/${article.slice(0, -'.html'.length)}`, '/testimonials'];
  return [...found.map((path) => ({ path, status: 200 })), { path: '/nothing-here', status: 404 }];
}

async function load(name: string, port: number, { path, status }: Target): Promise<string[]> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    duration: Number(values.seconds),
    connections: Number(values.connections),
    headers: { 'accept-encoding': 'gzip' },
  });
  const wrong = Object.entries(result.statusCodeStats)
    .filter(([code]) => Number(code) !== status)
    .reduce((sum, [, { count }]) => sum + count, 0);
  const failed = result.errors + result.timeouts + wrong;
  return [
    path,
    name,
    Math.round(result.requests.average).toLocaleString('en'),
    `${result.latency.p99} ms`,
    Math.round(result.throughput.average / 1024 / 1024).toLocaleString('en'),
    failed > 0 ? `${failed} failed` : '',
  ];
}

const BUILD = 'dist';

const servers: [name: string, server: RunningServer][] = [];
try {
  const targets = chooseTargets(BUILD);
  servers.push(['npm start', await startOwnServer(BUILD)]);
  if (hasNginx) servers.push(['nginx', await startNginx(BUILD)]);
  const rows = [['path', 'server', 'requests/s', 'p99', 'MiB/s', '']];
  for (const target of targets) {
    for (const [name, { port }] of servers) {
      process.stderr.write(`${name} ${target.path}\n`);
      rows.push(await load(name, port, target));
    }
  }
  console.log(textTable(rows));
  if (!hasNginx) console.log('nginx is not installed: nothing to compare with');
} catch (error) {
  console.error(`bench:load: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  for (const [, server] of servers) await server.stop();
}
