import { expect, test } from 'vitest';
import { ensureBrowser, findBrowser, type Machine } from './browser.ts';

const PLAYWRIGHT = '/cache/chrome-linux/chrome';
const SHELL = '/usr/bin/chromium-headless-shell';

/** A Linux machine with these executables, on which `effects` happen when a command runs. */
function machine(
  present: string[],
  options: Partial<Machine> & { effects?: Record<string, string> } = {},
) {
  const files = new Set(present);
  const commands: string[] = [];
  const fake: Machine = {
    platform: 'linux',
    env: {},
    isRoot: true,
    exists: (path) => files.has(path),
    playwrightPath: () => PLAYWRIGHT,
    run(command, args) {
      const line = `${command} ${args.join(' ')}`;
      if (args[0] === '--version') return true;
      commands.push(line);
      const effect = Object.entries(options.effects ?? {}).find(([part]) => line.includes(part));
      if (effect?.[1]) files.add(effect[1]);
      return effect !== undefined;
    },
    ...options,
  };
  return { fake, commands };
}

test.each([
  ['CHROMIUM_PATH first', { env: { CHROMIUM_PATH: '/my/chrome' } }, '/my/chrome'],
  ['then a browser of the machine', {}, '/usr/bin/chromium'],
])('%s', (_, options, expected) => {
  const { fake } = machine(['/my/chrome', '/usr/bin/chromium', PLAYWRIGHT], options);
  expect(findBrowser(fake)).toBe(expected);
});

test('then what Playwright has downloaded, then nothing', () => {
  expect(findBrowser(machine([PLAYWRIGHT]).fake)).toBe(PLAYWRIGHT);
  expect(findBrowser(machine([]).fake)).toBeUndefined();
  expect(findBrowser(machine([], { playwrightPath: () => undefined }).fake)).toBeUndefined();
});

test('a CHROMIUM_PATH that leads nowhere is reported, not passed over', () => {
  const { fake } = machine(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/gone' } });
  expect(() => findBrowser(fake)).toThrow('/gone');
});

test('the headless shell before the whole browser', () => {
  const { fake } = machine(['/usr/bin/chromium', SHELL]);
  expect(findBrowser(fake)).toBe(SHELL);
});

test('an executable that does not start is passed over', () => {
  const stub = '/usr/bin/chromium-browser';
  const { fake } = machine([stub, '/usr/bin/google-chrome'], { run: (path) => path !== stub });
  expect(findBrowser(fake)).toBe('/usr/bin/google-chrome');
});

test('looks in the usual places of macOS and Windows, without starting anything', () => {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
  const run = () => expect.fail('started a program');
  expect(findBrowser(machine([mac], { platform: 'darwin', run }).fake)).toBe(mac);
  const env = { PROGRAMFILES: 'C:\\Program Files' };
  expect(findBrowser(machine([windows], { platform: 'win32', env, run }).fake)).toBe(windows);
});

test('installs nothing when there is a browser', () => {
  const { fake, commands } = machine(['/usr/bin/chromium']);
  expect(ensureBrowser(fake)).toBe('/usr/bin/chromium');
  expect(commands).toEqual([]);
});

test('installs with Playwright before apt', () => {
  const { fake, commands } = machine(['/usr/bin/apt-get'], {
    effects: { 'install chromium': PLAYWRIGHT },
  });
  expect(ensureBrowser(fake)).toBe(PLAYWRIGHT);
  expect(commands).toHaveLength(1);
});

test('installs the headless shell with apt when Playwright cannot', () => {
  const { fake, commands } = machine(['/usr/bin/apt-get'], {
    effects: { 'apt-get update': '', 'install -y chromium-headless-shell': SHELL },
  });
  expect(ensureBrowser(fake)).toBe(SHELL);
  expect(commands.slice(1)).toEqual([
    '/usr/bin/apt-get update',
    '/usr/bin/apt-get install -y chromium-headless-shell',
  ]);
});

test('installs the whole browser where the distribution has no headless shell', () => {
  const chromium = '/usr/bin/chromium';
  const run: Machine['run'] = (_, args) => {
    if (args.at(-1) === 'chromium' && args[0] === 'install') files.push(chromium);
    return files.includes(chromium) || args[0] === 'update';
  };
  const files = ['/usr/bin/apt-get'];
  const { fake } = machine([], { run, exists: (path) => files.includes(path) });
  expect(ensureBrowser(fake)).toBe(chromium);
});

test.each([
  ['not root', { isRoot: false }],
  ['not Linux', { platform: 'darwin' as const }],
])('leaves apt alone when %s, and says what to do', (_, options) => {
  const { fake, commands } = machine(['/usr/bin/apt-get'], options);
  expect(() => ensureBrowser(fake)).toThrow('CHROMIUM_PATH');
  expect(commands).toHaveLength(1);
});
