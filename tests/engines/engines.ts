import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { chromium, expect, type LaunchOptions, type Page, test } from '@playwright/test';

/** A tab of any engine, in the words of Playwright's `Page`. */
export interface Tab extends Pick<Page, 'setViewportSize'> {
  mouse: Pick<Page['mouse'], 'move' | 'down' | 'up' | 'wheel'>;
  keyboard: Pick<Page['keyboard'], 'press' | 'type'>;
  /** A finger on the screen, which WebKit's driver lacks. */
  touch?(type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number): Promise<unknown>;
  /** The value of a script, which is a string. */
  evaluate(script: string): Promise<string>;
}

/** Runs in each page, before its scripts where the driver can: notes errors. */
function noteErrors(): void {
  if (console.error.name === 'note') return;
  const note = (...said: unknown[]) => sessionStorage.setItem(`${Math.random()}`, said.join(' '));
  Object.assign(console, { error: note });
  addEventListener('error', ({ message }) => note(message));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => note('blocked', blockedURI));
  addEventListener('unhandledrejection', ({ reason }) => {
    // Chromium rejects a promise of its own when a page is shown before its view transition.
    if (!`${reason}`.includes('Transition was aborted')) note(reason);
  });
}

/** Chromium, as Playwright drives it. */
export async function openChromium(options: LaunchOptions): Promise<Tab> {
  const browser = await chromium.launch({ ...options, ignoreDefaultArgs: ['--hide-scrollbars'] });
  const page = await browser.newPage();
  await page.addInitScript(noteErrors);
  const devtools = await page.context().newCDPSession(page);
  const touch: Tab['touch'] = (type, x, y) => {
    const touchPoints = type === 'touchEnd' ? [] : [{ x, y }];
    return devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return Object.assign(page, { touch });
}

/** Is an engine to be left out, as it is not installed? In CI, that is a failure. */
const isMissing = (program: string) => !process.env.CI && !existsSync(`/usr/bin/${program}`);

/** Starts what listens on the port, until this process ends. */
async function start(port: number, command: string, args: string[], env = {}) {
  const options = { detached: true, stdio: 'ignore', env: { ...process.env, ...env } } as const;
  const { pid } = spawn(command, args, options);
  process.once('exit', () => process.kill(-Number(pid)));
  await expect(() => fetch(`http://localhost:${port}/status`)).toPass();
}

/** Keys in the order of WebDriver's table, from U+E00C. */
const KEYS = 'Escape Space PageUp PageDown End Home ArrowLeft ArrowUp ArrowRight ArrowDown';

/** A mouse and a keyboard, played by the actions that both of WebDriver's protocols know. */
function inputBy(send: (actions: object[]) => Promise<void>): Pick<Tab, 'mouse' | 'keyboard'> {
  let place = {};
  const act = (type: string, ...actions: object[]) => send([{ type, id: type, actions }]);
  const move = (x: number, y: number) => {
    place = { x, y };
    return act('pointer', { type: 'pointerMove', x, y });
  };
  const wheel = (deltaX: number, deltaY: number) =>
    act('wheel', { type: 'scroll', ...place, deltaX, deltaY });
  const stroke = (value: string) => ['keyDown', 'keyUp'].map((type) => ({ type, value }));
  const type = (text: string) => act('key', ...[...text].flatMap(stroke));
  const press = (key: string) => type(String.fromCharCode(0xe00c + KEYS.split(' ').indexOf(key)));
  const down = () => act('pointer', { type: 'pointerDown', button: 0 });
  const up = () => act('pointer', { type: 'pointerUp', button: 0 });
  return { mouse: { move, down, up, wheel }, keyboard: { type, press } };
}

/** Firefox over WebDriver BiDi, which is JSON over a WebSocket; the folder is for its profile. */
export async function openFirefox(port: number, folder: string): Promise<Tab> {
  test.skip(isMissing('firefox-esr'), 'NOT TESTED: firefox-esr is not installed');
  mkdirSync(folder, { recursive: true });
  // Scrollbars that take up room: nothing may shift when they go.
  writeFileSync(`${folder}/user.js`, 'user_pref("widget.gtk.overlay-scrollbars.enabled", false);');
  const args = ['--headless', '--remote-allow-system-access', '--profile', folder];
  await start(port, 'firefox-esr', [...args, `--remote-debugging-port=${port}`]);
  const socket = new WebSocket(`ws://localhost:${port}/session`);
  await once(socket, 'open');
  // One command at a time, so what comes is its answer.
  const send = async (method: string, params: object) => {
    socket.send(JSON.stringify({ id: 1, method, params }));
    const [{ data }] = await once(socket, 'message');
    const { result, message } = JSON.parse(data);
    const problem = message ?? result.exceptionDetails?.text;
    if (problem) throw new Error(`${method}: ${problem}`);
    return result;
  };
  await send('session.new', { capabilities: {} });
  await send('script.addPreloadScript', { functionDeclaration: `${noteErrors}` });
  const [{ context }] = (await send('browsingContext.getTree', {})).contexts;
  const [window] = (await send('browsingContext.getTree', { 'moz:scope': 'chrome' })).contexts;
  const evaluate = async (expression: string, target: object) =>
    (await send('script.evaluate', { expression, target, awaitPromise: false })).result.value;
  return {
    ...inputBy((actions) => send('input.performActions', { context, actions })),
    setViewportSize: (viewport) => send('browsingContext.setViewport', { context, viewport }),
    evaluate: (script) => evaluate(script, { context }),
    // Touches by WebDriver's actions scroll nothing; those that the window gets do.
    touch: (type, x, y) => {
      const point = `${type === 'touchEnd' ? 4 : 2}, ${x}, gBrowser.selectedBrowser.screenY + ${y}`;
      return evaluate(`windowUtils.sendNativeTouchPoint(1, ${point}, 1, 90, null)`, window);
    },
  };
}

/** WebKitGTK over classic WebDriver, which is JSON over HTTP; the folder is for its settings. */
export async function openWebKit(port: number, folder: string): Promise<Tab> {
  test.skip(isMissing('WebKitWebDriver'), 'NOT TESTED: WebKitWebDriver is not installed');
  mkdirSync(`${folder}/gtk-3.0`, { recursive: true });
  // Otherwise the window's toolbar is wider than a phone.
  writeFileSync(`${folder}/gtk-3.0/gtk.css`, '* { min-width: 0; padding: 0; margin: 0; }');
  const args = ['-a', '-s', '-screen 0 1600x1300x24', 'WebKitWebDriver', `--port=${port}`];
  await start(port, 'xvfb-run', args, { XDG_CONFIG_HOME: folder });
  let session = `http://localhost:${port}/session`;
  const post = async (command: string, body: object) => {
    // A script that runs as its page is left is never answered.
    const init = { body: JSON.stringify(body), signal: AbortSignal.timeout(5_000) };
    const response = await fetch(session + command, { method: 'POST', ...init });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${command}: ${value.error} ${value.message}`);
    return value;
  };
  const options = { 'webkitgtk:browserOptions': { useOverlayScrollbars: false } };
  const alwaysMatch = { pageLoadStrategy: 'none', ...options };
  session += `/${(await post('', { capabilities: { alwaysMatch } })).sessionId}`;
  return {
    ...inputBy((actions) => post('/actions', { actions })),
    setViewportSize: (size) => post('/window/rect', size),
    evaluate: (script) =>
      post('/execute/sync', { script: `(${noteErrors})(); return ${script}`, args: [] }),
  };
}
