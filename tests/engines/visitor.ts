import { test as base, expect } from '@playwright/test';
import { openFirefox, openWebKit, type Tab } from './engines.ts';

/** Where to point at an element, which is brought into view for that. */
function placeOf([selector = '', text = '']: string[]): { x: number; y: number } {
  const all = [...document.querySelectorAll(selector)];
  const found = all.find((one) => one.checkVisibility() && one.textContent.includes(text));
  const center = () => {
    const { x = 0, y = 0, width = 0, height = 0 } = found?.getClientRects()[0] ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  };
  const isHit = () => found?.contains(document.elementFromPoint(center().x, center().y));
  if (!isHit()) found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (!isHit()) throw new Error(`${selector} ${text} is ${found ? 'covered' : 'not there'}`);
  return center();
}

/** What a visitor does and sees. Elements are found by a selector and a text that they hold. */
export class Visitor {
  readonly tab: Tab;
  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Waits until the page says so. */
  async sees<Value>(read: (given: string) => Value, expected: Value, given = ''): Promise<void> {
    const options = { message: `${read.name} ${given}`, intervals: [50], timeout: 15_000 };
    const seen = () => this.tab.evaluate(read, given).catch(String);
    await expect.poll(seen, options).toEqual(expected);
  }

  /** Opens an address, or loads the page again. */
  async load(address = ''): Promise<void> {
    await this.tab.evaluate((to) => {
      document.documentElement.dataset.left = '';
      if (to) location.assign(to);
      else location.reload();
    }, address);
    const state = () => [document.readyState, 'left' in document.documentElement.dataset];
    await this.sees(state, ['complete', false]);
  }

  /** Points at an element once it is uncovered and at rest. */
  async point(selector: string, text = ''): Promise<{ x: number; y: number }> {
    let place = { x: 0, y: 0 };
    await expect(async () => {
      const before = place;
      place = await this.tab.evaluate(placeOf, [selector, text]);
      expect(place, `${selector} ${text} is at rest`).toEqual(before);
    }).toPass({ intervals: [50], timeout: 15_000 });
    await this.tab.mouse.move(place.x, place.y);
    return place;
  }

  async click(selector: string, text = ''): Promise<void> {
    await this.point(selector, text);
    await this.tab.mouse.down();
    await this.tab.mouse.up();
  }

  /** Types into fields, each found by a selector. */
  async fill(fields: Record<string, string>): Promise<void> {
    for (const [selector, text] of Object.entries(fields)) {
      await this.click(selector);
      await this.tab.keyboard.type(text);
    }
  }
}

/** A worker has one tab for all its tests; after one that fails, a new worker starts. */
export const test = base.extend<{ width: number; visitor: Visitor }, { tab: Tab }>({
  tab: [
    async ({ playwright, launchOptions }, use, { project, workerIndex }) => {
      const port = Number(new URL(String(project.use.baseURL)).port) + 1 + workerIndex;
      const folder = `${project.outputDir}/${project.name}-${workerIndex}`;
      const openChromium = async (): Promise<Tab> => {
        const ignoreDefaultArgs = ['--hide-scrollbars'];
        const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
        const page = await browser.newPage();
        const errors: string[] = [];
        page.on('pageerror', ({ message }) => errors.push(message));
        page.on('console', (said) => said.type() === 'error' && errors.push(said.text()));
        return Object.assign(page, { takeErrors: async () => errors.splice(0) }) as unknown as Tab;
      };
      const isIn = (engine: string) => project.name.endsWith(engine);
      const open = isIn('firefox') ? openFirefox : isIn('webkit') ? openWebKit : openChromium;
      const tab = await open(port, folder);
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
  width: [1440, { option: true }],
  visitor: async ({ tab, width, baseURL }, use) => {
    const visitor = new Visitor(tab);
    await tab.setViewportSize({ width, height: 900 });
    await visitor.load(`${baseURL}/`);
    await tab.evaluate(() => [localStorage.clear(), sessionStorage.clear()]);
    await use(visitor);
    expect(await tab.takeErrors(), 'errors in the console').toEqual([]);
  },
});
