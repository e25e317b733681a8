import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Keyboard, Mouse, Page } from '@playwright/test';

/** A tab of any engine, in the words of Playwright's `Page`. */
export interface Tab extends Pick<Page, 'setViewportSize'> {
  mouse: Pick<Mouse, 'move' | 'down' | 'up' | 'wheel'>;
  keyboard: Pick<Keyboard, 'press' | 'type'>;
  /** The value of a script, which is a string. */
  evaluate(script: string): Promise<string>;
  /** Errors in the console, a line each. */
  readErrors(): Promise<string>;
  close(): unknown;
}

/** Starts what listens on the port; the returned function ends it. */
async function start(port: number, command: string, args: string[], env = {}) {
  const options = { detached: true, stdio: 'ignore', env: { ...process.env, ...env } } as const;
  const { pid } = spawn(command, args, options);
  while (!(await fetch(`http://localhost:${port}/status`).catch(() => false))) await pause(50);
  return () => process.kill(-Number(pid));
}

/** Keys in the order of WebDriver's table, from U+E00C. */
const KEYS = 'Escape Space PageUp PageDown End Home ArrowLeft ArrowUp ArrowRight ArrowDown';

/** A mouse and a keyboard, played by the actions that both of WebDriver's protocols know. */
function inputBy(send: (actions: object[]) => Promise<unknown>): Pick<Tab, 'mouse' | 'keyboard'> {
  let place = {};
  const act = (type: string, ...actions: object[]) =>
    send([{ type, id: type, actions }]).then(() => {});
  const move = (x: number, y: number) => {
    place = { x, y };
    return act('pointer', { type: 'pointerMove', x, y });
  };
  const wheel = (deltaX: number, deltaY: number) =>
    act('wheel', { type: 'scroll', ...place, deltaX, deltaY });
  const stroke = (value: string) => ['keyDown', 'keyUp'].map((type) => ({ type, value }));
  const type = (text: string) => act('key', ...[...text].flatMap(stroke));
  const press = (key: string) => type(String.fromCharCode(0xe00c + KEYS.split(' ').indexOf(key)));
  const button = (type: string) => () => act('pointer', { type, button: 0 });
  const [down, up] = [button('pointerDown'), button('pointerUp')];
  return { mouse: { move, down, up, wheel }, keyboard: { type, press } };
}

/** Firefox over WebDriver BiDi, which is JSON over a WebSocket; the folder is for its profile. */
export async function openFirefox(port: number, folder: string): Promise<Tab> {
  mkdirSync(folder, { recursive: true });
  // Scrollbars that take up room: nothing may shift when they go.
  writeFileSync(`${folder}/user.js`, 'user_pref("widget.gtk.overlay-scrollbars.enabled", false);');
  const args = ['--headless', `--remote-debugging-port=${port}`, '--profile', folder];
  const close = await start(port, 'firefox-esr', args);
  const socket = new WebSocket(`ws://localhost:${port}/session`);
  await once(socket, 'open');
  const answers = new EventEmitter();
  let errors = '';
  socket.addEventListener('message', ({ data }) => {
    const { id, params, ...answer } = JSON.parse(data);
    answers.emit(`${id}`, answer);
    if (params?.level === 'error') errors += `${params.text}\n`;
  });
  let id = 0;
  const send = async (method: string, params: object) => {
    id += 1;
    socket.send(JSON.stringify({ id, method, params }));
    const [{ result, message }] = await once(answers, `${id}`);
    if (!result) throw new Error(`${method}: ${message}`);
    return result;
  };
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const [{ context }] = (await send('browsingContext.getTree', {})).contexts;
  const target = { awaitPromise: false, target: { context } };
  return {
    ...inputBy((actions) => send('input.performActions', { context, actions })),
    setViewportSize: (viewport) => send('browsingContext.setViewport', { context, viewport }),
    evaluate: async (expression) => {
      const answer = await send('script.evaluate', { expression, ...target });
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    },
    readErrors: async () => errors,
    close,
  };
}

/** WebKit's driver reports no errors: the page notes them, from when the driver reaches it. */
function noteErrors(): void {
  if ('notesErrors' in window) return;
  const note = (...said: unknown[]) => sessionStorage.setItem(`${Math.random()}`, said.join(' '));
  Object.assign(window, { notesErrors: true });
  Object.assign(console, { error: note });
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
}

/** WebKitGTK over classic WebDriver, which is JSON over HTTP; the folder is for its settings. */
export async function openWebKit(port: number, folder: string): Promise<Tab> {
  mkdirSync(`${folder}/gtk-3.0`, { recursive: true });
  // Otherwise the window's toolbar is wider than a phone.
  writeFileSync(`${folder}/gtk-3.0/gtk.css`, '* { min-width: 0; padding: 0; margin: 0; }');
  const args = ['-a', '-s', '-screen 0 1600x1300x24', 'WebKitWebDriver', `--port=${port}`];
  const close = await start(port, 'xvfb-run', args, { XDG_CONFIG_HOME: folder });
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
  const evaluate = (script: string) =>
    post('/execute/sync', { script: `(${noteErrors})(); return ${script}`, args: [] });
  return {
    ...inputBy((actions) => post('/actions', { actions })),
    setViewportSize: (size) => post('/window/rect', size),
    evaluate,
    readErrors: () => evaluate('Object.values(sessionStorage).join("\\n")'),
    close,
  };
}
