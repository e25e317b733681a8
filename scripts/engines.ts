/**
 * `npm run test:engines`: the journeys of tests/engines in Chromium, Firefox and WebKit. Root gets
 * missing engines from Debian; one that cannot be had is named and left out, which fails in CI.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const ENGINES = {
  firefox: { command: 'firefox-esr', packages: ['firefox-esr'] },
  webkit: { command: 'WebKitWebDriver', packages: ['webkit2gtk-driver', 'xvfb', 'xauth'] },
};

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;

const projects = ['--project=engine-chromium'];
const missing: string[] = [];
for (const [engine, { command, packages }] of Object.entries(ENGINES)) {
  const isHere = () => existsSync(`/usr/bin/${command}`);
  if (!isHere() && process.getuid?.() === 0)
    run('sh', '-c', `apt-get update && apt-get install -y ${packages.join(' ')}`);
  if (isHere()) projects.push(`--project=engine-${engine}`);
  else missing.push(`NOT TESTED in ${engine}: install ${packages.join(' ')}`);
}
const status = run('playwright', 'test', ...projects, ...process.argv.slice(2));
for (const message of missing) console.error(message);
process.exitCode = process.env.CI && missing.length > 0 ? 1 : status;
