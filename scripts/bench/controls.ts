import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../browser.ts';
import { median } from './median.ts';

const SLOWDOWN = 6;

/** In ms: what still feels immediate, even on a phone that is six times slower. */
const LIMIT = 100;
const FIRST_DIALOG_LIMIT = 200;

/** In ms: how long a press lasts. Ended at once, its beginning would count as part of the answer to its end. */
const PRESS = 60;

type Step = [control: string, act: (page: Page) => Promise<void>, limit?: number];

/**
 * Records the longest event since the last read; runs in the page. Events of interactions, as Interaction to Next
 * Paint counts them: not those of a pointer that the page has moved away from.
 */
function watchEvents(): void {
  const target = window as unknown as { longestEvent: number };
  target.longestEvent = 0;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) target.longestEvent = Math.max(target.longestEvent, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as never);
}

/** Reads and resets the longest event, after waiting for its entry to arrive. */
function takeLongest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame().then(frame);
    await new Promise((done) => setTimeout(done, 200));
    const target = window as unknown as { longestEvent: number };
    const longest = target.longestEvent;
    target.longestEvent = 0;
    return longest;
  });
}

/** Clicks by coordinates: `locator.click()` runs code in the page, which adds 15 to 30 ms. */
const click =
  (selector: string, index = 0) =>
  async (page: Page) => {
    const control = page.locator(selector).nth(index);
    await control.click({ trial: true });
    const box = await control.boundingBox();
    if (!box) throw new Error(`${selector} is not visible`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: PRESS });
  };
const press = (key: string) => (page: Page) => page.keyboard.press(key);
const type = (field: string, text: string) => (page: Page) =>
  page.locator(field).pressSequentially(text);

const openInquiry = click('.site-header [commandfor=inquiry]:visible');
const openService = click('[commandfor^=service]:visible');
const openMenu = click('.menu-toggle:visible');
const closeMenu = click('.site-menu .button');
const INQUIRY: Step[] = [
  ['inquiry dialog, first opening', openInquiry, FIRST_DIALOG_LIMIT],
  ['inquiry: refused', click('#inquiry [type=submit]')],
  ['inquiry: typing', type('#inquiry-name', 'Jo Borg')],
  ['inquiry: Escape', press('Escape')],
  ['inquiry dialog, second opening', openInquiry],
  ['inquiry: close button', click('#inquiry .dialog-close')],
];
const SCHEME: Step = ['color scheme: dark', click('.theme-control label:has([value=dark])')];
const HOME: Step[] = [
  ['chat: quick reply', click('.chat-quick button')],
  ['chat: typing', type('.chat-form input', 'What is the price?')],
  ['chat: Enter', press('Enter')],
  ['pause animation', click('.particles-pause')],
  ['service dialog, first opening', openService, FIRST_DIALOG_LIMIT],
  ['service dialog: Escape', press('Escape')],
  ['service dialog, second opening', openService],
  ['service dialog: close button', click('dialog[open] .dialog-close')],
  ['carousel: next', click('.carousel-controls button', 1)],
  ['carousel: arrow key', press('ArrowRight')],
  ['contact form: typing', type('#contact-message', 'Hello there')],
  ['contact form: send', click('.contact-form [type=submit]')],
];
const COMMENT: Step[] = [
  ['comment: refused', click('.comment-form [type=submit]')],
  ['comment: name', type('.comment-form input', 'Jo')],
  ['comment: text', type('.comment-form textarea', 'Well said.')],
  ['comment: post', click('.comment-form [type=submit]')],
];
const MENU: Step[] = [
  ['menu, first opening', openMenu, FIRST_DIALOG_LIMIT],
  ['menu: Launch closes it', closeMenu],
  ['menu, second opening', openMenu],
  ['menu: Launch closes it again', closeMenu],
];

async function visit(browser: Browser, url: string, width: number, steps: Step[]) {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchEvents);
  await page.goto(url);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const durations: number[] = [];
  for (const [, act] of steps) {
    await act(page);
    durations.push(await takeLongest(page));
  }
  await context.close();
  return durations;
}

/**
 * Uses every kind of control. Durations are the median of `runs` visits: ms from the event to the next
 * paint, in steps of 8.
 */
export async function measureControls(site: string, article: string, runs: number) {
  const journeys: [path: string, width: number, steps: Step[]][] = [
    ['/', 1280, [...INQUIRY, ...HOME, SCHEME]],
    ['/', 390, MENU],
    ['/blog', 1280, [...INQUIRY, SCHEME]],
    [article, 1280, [...COMMENT, ...INQUIRY, SCHEME]],
  ];
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox'],
  });
  const answers = [];
  for (const [path, width, steps] of journeys) {
    const visits: number[][] = [];
    for (let run = 0; run < runs; run += 1)
      visits.push(await visit(browser, site + path, width, steps));
    for (const [index, [control, , limit = LIMIT]] of steps.entries()) {
      const duration = median(visits.map((durations) => durations[index] ?? Number.NaN));
      answers.push({ path, control, duration, limit });
    }
  }
  await browser.close();
  return answers;
}
