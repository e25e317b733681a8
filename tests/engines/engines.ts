import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Keyboard, Mouse, Page } from '@playwright/test';

/** A tab of any engine, in the words of Playwright's `Page`: Chromium's is one. */
export interface Tab extends Pick<Page, 'setViewportSize' | 'close'> {
  mouse: Pick<Mouse, 'move' | 'down' | 'up' | 'wheel'>;
  keyboard: Pick<Keyboard, 'press' | 'type'>;
  /** Runs a function in the page; what it takes and returns is JSON. */
  evaluate<Result, Argument>(run: (given: Argument) => Result, given?: Argument): Promise<Result>;
  /** Errors in the console since the last call. */
  takeErrors(): Promise<string[]>;
}

/** Keys in the order of WebDriver's table, from U+E00C. */
const KEYS = 'Escape Space PageUp PageDown End Home ArrowLeft ArrowUp ArrowRight ArrowDown';

/** A mouse and a keyboard, played by the actions that both of WebDriver's protocols know. */
function inputBy(send: (actions: object[]) => Promise<unknown>): Pick<Tab, 'mouse' | 'keyboard'> {
  let place = { x: 0, y: 0 };
  const act = async (type: string, ...actions: object[]) => {
    await send([{ type, id: type, actions }]);
  };
  const type = (text: string) => {
    const stroke = (value: string) => ['keyDown', 'keyUp'].map((type) => ({ type, value }));
    return act('key', ...[...text].flatMap(stroke));
  };
  const mouse: Tab['mouse'] = {
    move: (x, y) => {
      place = { x: Math.round(x), y: Math.round(y) };
      return act('pointer', { type: 'pointerMove', ...place });
    },
    down: () => act('pointer', { type: 'pointerDown', button: 0 }),
    up: () => act('pointer', { type: 'pointerUp', button: 0 }),
    wheel: (deltaX, deltaY) => act('wheel', { type: 'scroll', ...place, deltaX, deltaY }),
  };
  const press = (key: string) => type(String.fromCharCode(0xe00c + KEYS.split(' ').indexOf(key)));
  return { mouse, keyboard: { type, press } };
}

/** Starts what listens on that port; the returned function ends it. */
async function start(port: number, command: string, args: string[], env = {}) {
  const options = { detached: true, stdio: 'ignore', env: { ...process.env, ...env } } as const;
  const { pid } = spawn(command, args, options);
  while (!(await fetch(`http://localhost:${port}/status`).catch(() => false))) await pause(50);
  return async () => void process.kill(-Number(pid));
}

/** Firefox over WebDriver BiDi: JSON over a WebSocket. The folder is for its profile. */
export async function openFirefox(port: number, folder: string): Promise<Tab> {
  mkdirSync(folder, { recursive: true });
  // Scrollbars that take up room: nothing may shift when they go.
  const preference = 'user_pref("widget.gtk.overlay-scrollbars.enabled", false);';
  writeFileSync(`${folder}/user.js`, preference);
  const args = ['--headless', `--remote-debugging-port=${port}`, '--profile', folder];
  const close = await start(port, 'firefox-esr', args);
  const socket = new WebSocket(`ws://localhost:${port}/session`);
  await once(socket, 'open');
  const errors: string[] = [];
  const answers: ((message: { result?: any; message?: string }) => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    if (message.id !== undefined) answers[message.id]?.(message);
    else if (message.params?.level === 'error') errors.push(message.params.text);
  });
  const send = async (method: string, params: object) => {
    const { result, message } = await new Promise((resolve) => {
      const id = answers.push(resolve) - 1;
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (!result) throw new Error(`${method}: ${message}`);
    return result;
  };
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const [{ context }] = (await send('browsingContext.getTree', {})).contexts;
  return {
    ...inputBy((actions) => send('input.performActions', { context, actions })),
    setViewportSize: (viewport) => send('browsingContext.setViewport', { context, viewport }),
    evaluate: async (run, given) => {
      const functionDeclaration = `() => JSON.stringify([(${run})(${JSON.stringify(given)})])`;
      const call = { functionDeclaration, awaitPromise: false, target: { context } };
      return JSON.parse((await send('script.callFunction', call)).result.value)[0];
    },
    takeErrors: async () => errors.splice(0),
    close,
  };
}

/** The driver of WebKit reports no errors: the page notes them, from when the driver reaches it. */
function noteErrors(): void {
  if ('notesErrors' in window) return;
  const note = (said: unknown) => Object.assign(sessionStorage, { [Date.now()]: `${said}` });
  window.addEventListener('error', ({ message }) => note(message));
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason));
  Object.assign(console, { error: (...said: unknown[]) => note(said.join(' ')) });
  Object.assign(window, { notesErrors: true });
}

/** WebKitGTK over classic WebDriver: JSON over HTTP. The folder is for its settings. */
export async function openWebKit(port: number, folder: string): Promise<Tab> {
  mkdirSync(`${folder}/gtk-3.0`, { recursive: true });
  // Otherwise the window's toolbar is wider than a phone.
  writeFileSync(`${folder}/gtk-3.0/gtk.css`, '* { min-width: 0; padding: 0; margin: 0; }');
  const args = ['-a', '-s', '-screen 0 1600x1300x24', 'WebKitWebDriver', `--port=${port}`];
  const close = await start(port, 'xvfb-run', args, { XDG_CONFIG_HOME: folder });
  let session = 'session';
  const send = async (command: string, body?: object, method = 'POST') => {
    const url = `http://localhost:${port}/${session}/${command}`;
    const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${command}: ${value.message}`);
    return value;
  };
  const alwaysMatch = { 'webkitgtk:browserOptions': { useOverlayScrollbars: false } };
  session += `/${(await send('', { capabilities: { alwaysMatch } })).sessionId}`;
  const evaluate: Tab['evaluate'] = async (run, given) => {
    const script = `(${noteErrors})(); return JSON.stringify([(${run})(arguments[0])]);`;
    return JSON.parse(await send('execute/sync', { script, args: [given ?? null] }))[0];
  };
  return {
    ...inputBy(async (actions) => {
      await send('actions', { actions });
      // Otherwise a turn of the wheel that is the same as the last is none.
      if (JSON.stringify(actions).includes('wheel')) await send('actions', undefined, 'DELETE');
    }),
    setViewportSize: async ({ width, height }) => {
      const outer = await send('window/rect', undefined, 'GET');
      const inner = await evaluate(() => ({ x: innerWidth, y: innerHeight }));
      const bars = { x: outer.width - inner.x, y: outer.height - inner.y };
      await send('window/rect', { width: width + bars.x, height: height + bars.y });
    },
    evaluate,
    takeErrors: () => evaluate(() => Object.values(sessionStorage)),
    close,
  };
}
