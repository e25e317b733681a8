import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { chromium, expect, type LaunchOptions, type Page, test } from '@playwright/test';
import { reportTrouble } from '../e2e/support/page-trouble.ts';

/** A tab of any engine, in the words of Playwright's `Page`. */
export interface Tab extends Pick<Page, 'setViewportSize'> {
  mouse: Pick<Page['mouse'], 'move' | 'down' | 'up' | 'wheel'>;
  keyboard: Pick<Page['keyboard'], 'press' | 'type'>;
  /** Drags a finger up, which WebKit's driver lacks. */
  swipe?(x: number): Promise<unknown>;
  evaluate(script: string): Promise<string>;
}

/** Runs in each page, before its scripts where the driver can: keeps errors until the test's end. */
const NOTE_ERRORS = `if (console.error.name !== 'note') {
  // Chromium rejects a promise of its own when a page is shown before its view transition.
  const note = (it) => /Transition was aborted/.test(it) || sessionStorage.setItem(Math.random(), it);
  console.error = note;
  (${reportTrouble})();
}`;

export async function openChromium(options: LaunchOptions): Promise<Tab> {
  const browser = await chromium.launch({ ...options, ignoreDefaultArgs: ['--hide-scrollbars'] });
  const page = await browser.newPage();
  await page.addInitScript({ content: NOTE_ERRORS });
  const devtools = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  const swipe = async (x: number) => {
    await touch('touchStart', [{ x, y: 600 }]);
    for (const y of [550, 450, 300]) await touch('touchMove', [{ x, y }]);
    await touch('touchEnd', []);
  };
  return Object.assign(page, { swipe });
}

const isMissing = (program: string) => !process.env.CI && !existsSync(`/usr/bin/${program}`);

/** Starts what listens on the port, until this process ends. */
async function start(port: number, command: string, args: string[], env = {}) {
  const options = { detached: true, stdio: 'ignore', env: { ...process.env, ...env } } as const;
  const { pid } = spawn(command, args, options);
  process.once('exit', () => process.kill(-Number(pid)));
  await expect(() => fetch(`http://localhost:${port}/status`)).toPass();
}

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
  // In the order of WebDriver's table.
  const keys = 'Escape Space PageUp PageDown End Home ArrowLeft ArrowUp ArrowRight ArrowDown';
  const press = (key: string) => type(String.fromCharCode(0xe00c + keys.split(' ').indexOf(key)));
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
  await send('script.addPreloadScript', { functionDeclaration: `() => {${NOTE_ERRORS}}` });
  const [{ context }] = (await send('browsingContext.getTree', {})).contexts;
  const [window] = (await send('browsingContext.getTree', { 'moz:scope': 'chrome' })).contexts;
  const evaluate = async (expression: string, target: object) =>
    (await send('script.evaluate', { expression, target, awaitPromise: false })).result.value;
  return {
    ...inputBy((actions) => send('input.performActions', { context, actions })),
    setViewportSize: (viewport) => send('browsingContext.setViewport', { context, viewport }),
    evaluate: (script) => evaluate(script, { context }),
    // Touches by WebDriver's actions scroll nothing; those that the window gets do.
    swipe: (x) => {
      const point = `${x}, gBrowser.selectedBrowser.screenY + y, 1, 90, null`;
      const touch = `([type, y]) => windowUtils.sendNativeTouchPoint(1, type, ${point})`;
      return evaluate(
        `[[2, 600], [2, 550], [2, 450], [2, 300], [4, 300]].forEach(${touch})`,
        window,
      );
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
  // Mesa's software rasterizer crashes now and then, and the session ends with it.
  const env = { XDG_CONFIG_HOME: folder, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  await start(port, 'xvfb-run', args, env);
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
      post('/execute/sync', { script: `${NOTE_ERRORS} return ${script}`, args: [] }),
  };
}
