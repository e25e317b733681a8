import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { median } from './statistics.ts';

/** The answer to one control, by the browser's own event timing. */
export interface Response {
  path: string;
  control: string;
  /** Milliseconds from the event to the next paint; steps of 8. */
  duration: number;
  limit: number;
}

const SLOWDOWN = 6;

/** Milliseconds: what people still feel as at once, also on a phone that is six times slower. */
const LIMIT = 100;
const FIRST_DIALOG_LIMIT = 200;

/** Event timing reports nothing quicker than this, in ms. */
const SHORTEST_REPORTED = 16;

interface Step {
  control: string;
  limit?: number;
  act(page: Page): Promise<void>;
}

interface Journey {
  path: string;
  narrow?: boolean;
  steps: Step[];
}

/** Notes the longest event since the page loaded, or since it was last read. Runs in the page. */
function watchEvents(shortest: number): void {
  const target = window as unknown as { longestEvent: number };
  target.longestEvent = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      target.longestEvent = Math.max(target.longestEvent, duration);
    }
  }).observe({ type: 'event', durationThreshold: shortest, buffered: true } as never);
}

/** Reads and resets the longest event, once two frames have passed and entries are delivered. */
async function takeLongest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    await new Promise((done) => setTimeout(done, 200));
    const target = window as unknown as { longestEvent: number };
    const longest = target.longestEvent;
    target.longestEvent = 0;
    return longest;
  });
}

/**
 * Clicks as soon as the control can be clicked. Not by `locator.click()` itself, which watches the
 * event from inside the page: in traces, 15 to 30 ms of what was measured were the tool's own work.
 */
async function clickOn(page: Page, control: Locator): Promise<void> {
  await control.click({ trial: true });
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} cannot be seen`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const click =
  (selector: string, index = 0) =>
  (page: Page) =>
    clickOn(page, page.locator(selector).nth(index));
const press = (key: string) => (page: Page) => page.keyboard.press(key);

const INQUIRY: Step[] = [
  {
    control: 'inquiry dialog, first opening',
    limit: FIRST_DIALOG_LIMIT,
    act: click('.site-header [commandfor=inquiry]:visible'),
  },
  { control: 'inquiry: submit, refused', act: click('#inquiry [type=submit]') },
  {
    control: 'inquiry: typing',
    act: (page) => page.locator('#inquiry-name').pressSequentially('Jo Borg'),
  },
  { control: 'inquiry: Escape', act: press('Escape') },
  {
    control: 'inquiry dialog, second opening',
    act: click('.site-header [commandfor=inquiry]:visible'),
  },
  { control: 'inquiry: close button', act: click('#inquiry .dialog-close') },
];

const THEME: Step[] = ['light', 'dark', 'system'].map((value) => ({
  control: `colour scheme: ${value}`,
  act: (page) => clickOn(page, page.locator(`.theme-control label:has([value=${value}])`)),
}));

const HOME: Step[] = [
  { control: 'chat: quick reply', act: click('.chat-quick button') },
  {
    control: 'chat: typing',
    act: (page) => page.locator('.chat-form input').pressSequentially('What is the price?'),
  },
  { control: 'chat: Enter', act: press('Enter') },
  { control: 'pause animation', act: click('.particles-pause') },
  { control: 'service dialog', act: click('[commandfor^=service]:visible') },
  { control: 'service dialog: Escape', act: press('Escape') },
  { control: 'carousel: next', act: click('.carousel-controls button', 1) },
  { control: 'carousel: arrow key', act: press('ArrowRight') },
  {
    control: 'contact form: typing',
    act: (page) => page.locator('#contact-message').pressSequentially('Hello there'),
  },
  { control: 'contact form: send', act: click('.contact-form [type=submit]') },
];

const COMMENT: Step[] = [
  { control: 'comment: submit, refused', act: click('.comment-form [type=submit]') },
  {
    control: 'comment: typing',
    async act(page) {
      const fields = page.locator('.comment-form .field-control');
      await fields.nth(0).pressSequentially('Jo');
      await fields.nth(1).pressSequentially('Well said.');
    },
  },
  { control: 'comment: post', act: click('.comment-form [type=submit]') },
];

const MENU: Step[] = [
  { control: 'menu: open', act: click('.menu-toggle:visible') },
  { control: 'menu: Launch closes it', act: click('.site-menu .button') },
];

/** What is done where: every kind of control of the site, in the order of a visit. */
function journeys(article: string): Journey[] {
  return [
    { path: '/', steps: [...INQUIRY, ...HOME, ...THEME] },
    { path: '/', narrow: true, steps: MENU },
    { path: '/blog', steps: [...INQUIRY, ...THEME] },
    { path: article, steps: [...COMMENT, ...INQUIRY, ...THEME] },
    { path: '/testimonials', steps: [...INQUIRY, ...THEME] },
  ];
}

/** What one visit takes: the longest answer to each step, in ms, in the order of the steps. */
async function visit(
  browser: Browser,
  site: string,
  { path, narrow, steps }: Journey,
): Promise<number[]> {
  const viewport = narrow ? { width: 390, height: 844 } : { width: 1280, height: 900 };
  const context = await browser.newContext({ viewport, baseURL: site });
  const page = await context.newPage();
  await page.addInitScript(watchEvents, SHORTEST_REPORTED);
  await page.goto(path);
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const durations: number[] = [];
  for (const { act } of steps) {
    await act(page);
    durations.push(await takeLongest(page));
  }
  await context.close();
  return durations;
}

/**
 * Uses every kind of control with the CPU slowed down six times and reports how long the browser took
 * from each event to the next paint: the median of `runs` visits.
 */
export async function measureInteractions(
  browser: Browser,
  site: string,
  article: string,
  runs: number,
  report: (progress: string) => void,
): Promise<Response[]> {
  const responses: Response[] = [];
  for (const journey of journeys(article)) {
    const visits: number[][] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, site, journey));
    const { path, steps } = journey;
    for (const [index, { control, limit = LIMIT }] of steps.entries()) {
      const duration = median(visits.map((durations) => durations[index] ?? Number.NaN));
      responses.push({ path, control, duration, limit });
    }
    report(`${path}: ${steps.length} controls, ${runs} visits`);
  }
  return responses;
}
