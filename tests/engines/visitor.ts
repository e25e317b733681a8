/** What a visitor does and sees. Elements are found by a selector and a text that they hold. */
import { expect, test } from '@playwright/test';
import { PAGE_PATHS } from '../e2e/support/site-addresses.ts';
import { openChromium, openFirefox, openWebKit, type Tab } from './engines.ts';

/** The tab of all tests; after one that fails, another opens. */
export let tab: Tab;

/** Runs a function in the page; what it takes and returns is JSON. */
export async function evaluate<Value, Given>(run: (given: Given) => Value, given?: Given) {
  const call = `JSON.stringify([(${run})(${JSON.stringify(given)})])`;
  return JSON.parse(await tab.evaluate(call))[0] as Value;
}

export const sees = <Value>(read: (given: string) => Value, expected: Value, given = '') =>
  expect(async () => {
    const seen: unknown = await evaluate(read, given);
    expect(seen, `${read.name} ${given}`).toEqual(expected);
  }).toPass();

/** Opens an address; without one, loads the page again. */
export async function load(address = ''): Promise<void> {
  await evaluate((to) => {
    document.documentElement.id = 'left';
    setTimeout(() => (to ? location.assign(to) : location.reload()));
  }, address);
  const state = (all: string) => document.readyState + document.querySelectorAll(all).length;
  await sees(state, 'complete1', ':root:not(#left, :has([data-below])) main');
}

/** The middle of an element, brought into view if it is not. Throws if something covers it. */
function placeOf([selector = '', text = '']: string[]): [x: number, y: number] {
  const all = [...document.querySelectorAll(selector)];
  const found = all.find((one) => one.checkVisibility() && one.textContent.includes(text));
  const middle = (): [x: number, y: number] => {
    const { x, y, width, height } = found?.getClientRects()[0] ?? new DOMRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
  };
  const isHit = () => found?.contains(document.elementFromPoint(...middle()));
  const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target);
  if (moving.some((one) => one?.contains(found ?? null))) throw new Error(`${selector} is moving`);
  if (!isHit()) found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (!isHit()) throw new Error(`${selector} ${text} is ${found ? 'covered' : 'not there'}`);
  return middle();
}

/** Points at an element once it is at rest. */
export async function point(selector: string, text = ''): Promise<[x: number, y: number]> {
  let place: [x: number, y: number] = [0, 0];
  await expect(async () => {
    const before = place;
    place = await evaluate(placeOf, [selector, text]);
    expect(place, `${selector} ${text} is at rest`).toEqual(before);
  }).toPass({ intervals: [150], timeout: 30_000 });
  await tab.mouse.move(...place);
  return place;
}

export const press = () => tab.mouse.down().then(() => tab.mouse.up());
export const click = (selector: string, text = '') => point(selector, text).then(press);
export const fill = (at: string, text: string) => click(at).then(() => tab.keyboard.type(text));

test.beforeEach(async ({ launchOptions, baseURL, viewport }, { project, workerIndex }) => {
  const engine = project.metadata.engine as 'chromium' | 'firefox' | 'webkit';
  const chromium = () => openChromium(launchOptions);
  const open = { chromium, firefox: openFirefox, webkit: openWebKit }[engine];
  const port = Number(new URL(`${baseURL}`).port) + 20 + workerIndex;
  tab ??= await open(port, `${project.outputDir}/${engine}-${workerIndex}`);
  if (viewport) await tab.setViewportSize(viewport);
  // From another page: at an address that is open, a browser may scroll to where it was.
  await load(`${baseURL}${PAGE_PATHS.at(-1)}`);
  await load('/');
  await evaluate(() => localStorage.clear());
});
test.afterEach(async () => {
  expect(await evaluate(() => Object.values(sessionStorage)), 'errors in the console').toEqual([]);
});
