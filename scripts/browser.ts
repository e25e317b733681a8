/**
 * Finds a Chromium for the browser tests, or installs one: `node scripts/browser.ts`.
 *
 * Order: CHROMIUM_PATH, a browser of this machine, Playwright's own download; then
 * `playwright install chromium`; then, on Linux as root, the distribution's package.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';

/** What the search needs to know of a machine and do on it; injected in tests. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  isRoot: boolean;
  /** Whether this is a file that may be executed. */
  exists(path: string): boolean;
  /** Where Playwright keeps its download, there or not; undefined if it has none for this system. */
  playwrightPath(): string | undefined;
  /** Runs a program silently, for at most `timeout` ms; true if it exited with 0. */
  run(command: string, args: string[], timeout: number): boolean;
}

const APT_GET = '/usr/bin/apt-get';

/** Debian's Chromium without its windows: the same engine, and the tests take half the time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Milliseconds: long enough for a download over a slow line. */
const INSTALL_TIMEOUT = 600_000;

/** Milliseconds for a browser to say its version. */
const PROBE_TIMEOUT = 15_000;

const require = createRequire(import.meta.url);

const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  exists(path) {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
  playwrightPath() {
    try {
      return chromium.executablePath() || undefined;
    } catch {
      return undefined;
    }
  },
  run(command, args, timeout) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(command, args, { env, stdio: 'ignore', timeout }).status === 0;
  },
};

function usualPaths({ platform, env }: Machine): string[] {
  if (platform === 'darwin') {
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ];
  }
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .map((folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`);
  }
  return [
    HEADLESS_SHELL,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
}

/**
 * On Linux a file that exists may still not start: Ubuntu's `chromium-browser` only says which snap
 * to install, and a downloaded browser may lack libraries. Elsewhere, asking opens a window.
 */
function works(path: string, machine: Machine): boolean {
  return (
    machine.exists(path) &&
    (machine.platform !== 'linux' || machine.run(path, ['--version'], PROBE_TIMEOUT))
  );
}

/**
 * The path of a Chromium that works, without installing anything; undefined if there is none.
 * Throws if CHROMIUM_PATH names no executable: a wrong setting is mended, not passed over.
 */
export function findBrowser(machine: Machine = thisMachine): string | undefined {
  const chosen = machine.env.CHROMIUM_PATH;
  if (chosen && machine.exists(chosen)) return chosen;
  if (chosen)
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is no executable: correct or unset it`);
  const usual = usualPaths(machine).find((path) => works(path, machine));
  if (usual) return usual;
  const downloaded = machine.playwrightPath();
  return downloaded && works(downloaded, machine) ? downloaded : undefined;
}

/** `npx playwright install chromium`, without needing npx or a shell. */
function installWithPlaywright({ run }: Machine): boolean {
  const cli = require.resolve('@playwright/test/cli');
  return run(process.execPath, [cli, 'install', 'chromium'], INSTALL_TIMEOUT);
}

function installWithApt({ platform, isRoot, exists, run }: Machine): boolean {
  return (
    platform === 'linux' &&
    isRoot &&
    exists(APT_GET) &&
    run(APT_GET, ['update'], INSTALL_TIMEOUT) &&
    ['chromium-headless-shell', 'chromium'].some((name) =>
      run(APT_GET, ['install', '-y', name], INSTALL_TIMEOUT),
    )
  );
}

/** The path of a Chromium that works, installed if need be. Throws with what to do otherwise. */
export function ensureBrowser(machine: Machine = thisMachine): string {
  const present = findBrowser(machine);
  if (present) return present;
  for (const install of [installWithPlaywright, installWithApt]) {
    const installed = install(machine) ? findBrowser(machine) : undefined;
    if (installed) return installed;
  }
  throw new Error(
    'there is no Chromium here and none could be installed: install Chromium or Google Chrome, ' +
      'or set CHROMIUM_PATH to the path of one',
  );
}

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  try {
    console.log(ensureBrowser());
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
