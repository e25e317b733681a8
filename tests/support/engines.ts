/** A tab of each engine with the same methods: Puppeteer for Chromium and Firefox, Selenium for WebKit. */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import { type Actions, Builder, By, Key } from 'selenium-webdriver';
import { logErrors } from './test.ts';

export type Tab = Awaited<ReturnType<typeof openWithPuppeteer>>;
type Point = { x: number; y: number };

/** Runs in each page before its scripts, in WebKit once the page has loaded. Keeps errors until the end of the test. */
const RECORD_ERRORS = `if (console.error.name !== 'note') {
  console.error = function note(it) { sessionStorage.setItem(Math.random(), it); };
  (${logErrors})();
}`;

export async function openWithPuppeteer(width: number, engine: 'chrome' | 'firefox') {
  const browser = await puppeteer.launch({
    browser: engine,
    executablePath: engine === 'chrome' ? `${process.env.CHROMIUM_PATH}` : '/usr/bin/firefox-esr',
    args: ['--no-sandbox'],
    defaultViewport: { width, height: 900 },
    // Shows scrollbars that take up space, because nothing may shift when they disappear.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    extraPrefsFirefox: { 'widget.gtk.overlay-scrollbars.enabled': false },
  });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(RECORD_ERRORS);
  const move = ({ x, y }: Point) => page.mouse.move(x, y);
  return {
    goto: (url: string): Promise<unknown> => page.goto(url),
    click: (selector: string) => page.locator(selector).click(),
    async drag(from: Point, ...places: Point[]): Promise<void> {
      await move(from);
      await page.mouse.down();
      for (const place of places) await move(place);
      await page.mouse.up();
    },
    async wheel(at: Point, deltaY: number): Promise<void> {
      await move(at);
      await page.mouse.wheel({ deltaY });
    },
    type: (text: string) => page.keyboard.type(text),
    press: (key: KeyInput) => page.keyboard.press(key),
    evaluate: (run: (given: string) => unknown, given = '') => page.evaluate(run, given),
  };
}

/** Opens a tab of WebKit, whose driver listens on the port. */
export async function openWithSelenium(width: number, port: number): Promise<Tab> {
  const folder = 'test-results/webkit';
  // Without this style, the window's toolbar would be wider than a phone.
  mkdirSync(`${folder}/gtk-3.0`, { recursive: true });
  writeFileSync(`${folder}/gtk-3.0/gtk.css`, '* { min-width: 0; padding: 0; margin: 0; }');
  // Without compositing, because Mesa's software rasterizer sometimes crashes, which ends the session.
  const env = { ...process.env, XDG_CONFIG_HOME: folder, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const command = ['-a', '-s', '-screen 0 1600x1300x24', 'WebKitWebDriver', `--port=${port}`];
  const { pid } = spawn('xvfb-run', command, { detached: true, stdio: 'ignore', env });
  process.once('exit', () => process.kill(-Number(pid)));
  const url = `http://localhost:${port}`;
  await expect(() => fetch(`${url}/status`)).toPass();
  const options = { useOverlayScrollbars: false };
  const wanted = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const browser = await new Builder().usingServer(url).withCapabilities(wanted).build();
  await browser.manage().window().setRect({ x: 0, y: 0, width, height: 900 });
  const move = (actions: Actions, to: Point) => actions.move({ ...to, duration: 50 });
  const type = (text: string) => browser.actions().sendKeys(text).perform();
  const scroll = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
  return {
    async goto(url): Promise<void> {
      await browser.get(url);
      await browser.executeScript(RECORD_ERRORS);
    },
    click: (selector) =>
      expect(async () => {
        const found = await browser.findElement(By.css(selector));
        await browser.executeScript(scroll, found);
        await found.click();
      }).toPass(),
    drag: (from, ...places) =>
      places.reduce(move, move(browser.actions(), from).press()).release().perform(),
    // @ts-expect-error Its types lack `scroll`.
    wheel: ({ x, y }, deltaY) => browser.actions().scroll(x, y, 0, deltaY).perform(),
    type,
    // Selenium calls 'PageDown' PAGE_DOWN.
    press: (key) => type(Key[key.replace(/(?<=[a-z])[A-Z]/g, '_$&').toUpperCase() as 'HOME']),
    evaluate: (run, given = '') =>
      browser.executeScript(`${RECORD_ERRORS} return (${run})(arguments[0])`, given),
  };
}
