import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type FullConfig } from '@playwright/test';
import { UNMET } from './content.ts';

/** Debian's headless shell comes first: it has the same engine, but runs tests faster. */
const ON_LINUX = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Tried in order: Playwright's download, which may lack libraries on Linux, and Debian's packages, which need root. */
const INSTALLATIONS = [
  'npx playwright install chromium',
  'apt-get update',
  'apt-get install -y chromium-headless-shell',
  'apt-get install -y chromium',
];

/** On Linux, a file may exist but not run: Ubuntu's `chromium-browser` only names a snap to install. */
const works = (path: string) =>
  existsSync(path) &&
  (process.platform !== 'linux' ||
    spawnSync(path, ['--version'], { timeout: 15_000 }).status === 0);

const findBrowser = () =>
  [...ON_LINUX.map((name) => `/usr/bin/${name}`), chromium.executablePath()].find(works);

/**
 * The path of the Chromium for tests: CHROMIUM_PATH, or a Chromium on this machine, or one that is installed now.
 * Throws if none can be installed, or if CHROMIUM_PATH names a file that does not exist.
 */
function ensureBrowser(): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen))
    throw new Error(`CHROMIUM_PATH is ${chosen}, which does not exist: correct or unset it`);
  let path = chosen || findBrowser();
  for (const command of path ? [] : INSTALLATIONS) {
    console.error(`No Chromium found. Trying: ${command}`);
    spawnSync(command, { shell: true, stdio: 'ignore', timeout: 600_000 });
    path = findBrowser();
    if (path) break;
  }
  if (!path)
    throw new Error(
      'No Chromium could be installed: install one, or set CHROMIUM_PATH to its path',
    );
  return path;
}

/**
 * Playwright's global setup: says what is skipped, then finds or installs a browser. Workers read its path from the
 * environment when they load the configuration.
 */
export default function setUp({ metadata }: FullConfig): void {
  for (const [names, why] of [
    [UNMET, 'this site does not meet the conditions of these tags'],
    [metadata.unbuilt, 'npm run build:copies has not built these copies'],
  ])
    if (names.length > 0) console.error(`Skipped, because ${why}: ${names.join(', ')}.`);
  process.env.CHROMIUM_PATH = ensureBrowser();
}
