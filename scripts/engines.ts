/**
 * `npm run test:engines`: the journeys of tests/engines in Chromium, Firefox and WebKit. Root gets
 * missing engines from Debian; one that cannot be had is named and left out, which fails in CI.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status;

const projects = ['--project=engine-chromium-*'];
const missing: string[] = [];
for (const [engine, path, packages] of [
  ['firefox', '/usr/bin/firefox-esr', 'firefox-esr'],
  ['webkit', '/usr/bin/WebKitWebDriver', 'webkit2gtk-driver xvfb xauth'],
] as const) {
  if (!existsSync(path) && process.getuid?.() === 0)
    run('sh', '-c', `apt-get update && apt-get install -y ${packages}`);
  if (existsSync(path)) projects.push(`--project=engine-${engine}-*`);
  else missing.push(`NOT TESTED in ${engine}: install ${packages}`);
}
const status = run('playwright', 'test', ...projects, ...process.argv.slice(2));
for (const message of missing) console.error(message);
process.exitCode = process.env.CI && missing.length > 0 ? 1 : (status ?? 1);
