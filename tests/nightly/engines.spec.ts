/** Tests what only another engine can break, with real input in three engines: `npm run test:nightly`. */
import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { fieldNames, inputHints, inquirySchema } from '#data/leads/lead-forms.ts';
import {
  articles,
  BLOG_PATH,
  PAGE_PATHS,
  services,
  testimonials,
  translations,
} from '../support/content.ts';
import { openWithPuppeteer, openWithSelenium, type Tab } from '../support/engines.ts';

/** The tab that all tests share. After a failed test, a new one opens. */
let tab: Tab;

test.beforeEach(async ({ baseURL }, { project }) => {
  const { engine, width, programs } = project.metadata;
  const missing = programs.filter((name: string) => !existsSync(`/usr/bin/${name}`)).join(' ');
  test.skip(!process.env.CI && missing !== '', `${missing}: see docs/developing.md`);
  const port = Number(new URL(`${baseURL}`).port) + width;
  const isWebKit = engine === 'webkit';
  tab ??= await (isWebKit ? openWithSelenium(width, port) : openWithPuppeteer(width, engine));
});
test.afterEach('no errors', () => tab && expectIn(() => Object.values(sessionStorage), []));
const getUrl = (path: string) => new URL(path, test.info().project.use.baseURL).href;
const visit = (path: string) => tab.goto(getUrl(path));
const fill = (field: string, text: string) => tab.click(field).then(() => tab.type(text));
// Goes back or forward a little later, because `tab.evaluate` must return before the page is gone.
const go = (by: string) => tab.evaluate((pages) => void setTimeout(() => history.go(+pages)), by);
const expectIn = (read: (given: string) => unknown, expected: unknown, given = '') =>
  expect(async () => expect(await tab.evaluate(read, given), given).toEqual(expected)).toPass();
const count = (selector: string) => document.querySelectorAll(selector).length;
const hasFocus = (selector: string) => document.activeElement?.matches(selector);
const typed = (field: string) => document.querySelector<HTMLInputElement>(field)?.value;
const loadedUrl = () => document.readyState === 'complete' && location.href;
const motions = () => document.querySelector(':modal')?.getAnimations({ subtree: true }).length;
const isBelowHeader = (section: string) => {
  const boxes = ['header', section].map((css) => document.querySelector(css)?.getClientRects()[0]);
  return Math.abs(Number(boxes[0]?.bottom) - Number(boxes[1]?.top)) < 3;
};

const SERVICE = `service-${services[0]?.id}`;
const getOpener = (id: string) => `${id === 'site-menu' ? 'header' : 'main'} [commandfor="${id}"]`;
async function open(id: string): Promise<void> {
  await tab.click(getOpener(id)).then(() => expectIn(count, 1, `#${id}:modal`));
  await expectIn(motions, 0);
}

for (const { language, home, navigation } of translations)
  test(`the home page works in ${language}`, {
    tag: ['@carousel', '@unconnected'],
  }, async ({ viewport }) => {
    const lastLink = navigation.header.links.at(-1)?.href.split('#')[1];
    await visit(`.${home}#contact`).then(() => expectIn(isBelowHeader, true, '#contact'));
    await fill('#site-contact-message', 'A & b?');
    await tab
      .click('#contact [type="submit"]')
      .then(() => expectIn(loadedUrl, getUrl(`.${home}#contact`)));
    await expectIn(typed, 'A & b?', '#site-contact-message');
    const middle = Number(viewport?.width) / 2;
    const isPhone = middle < 384;
    if (isPhone) await open('site-menu');
    await tab.click(`${isPhone ? '#site-menu' : 'header'} nav a[href$="#${lastLink}"]`);
    await expectIn(isBelowHeader, true, `#${lastLink}`);
    await tab.click('.chat-quick button').then(() => fill('#chat-message', 'And the cost?'));
    await tab
      .click('.chat-form [type="submit"]')
      .then(() => expectIn(count, 5, '[role="log"] [data-from]'));
    const last = `${testimonials.length}`;
    // '1 / 3', or '1–2 / 3' if two are in view.
    const slide = () => document.querySelector('[data-ready] .carousel-position')?.textContent?.[0];
    await tab.click('.carousel-controls button').then(() => expectIn(slide, last));
    await tab.press('ArrowRight').then(() => expectIn(slide, '1'));
    const getBox = (part: string) =>
      tab.evaluate((css) => document.querySelector(css)?.getClientRects()[0]?.toJSON(), part);
    // A mouse drags slides, but not by their quotes, which it selects (carousel.spec.ts).
    const { y } = (await getBox('#testimonials figcaption')) as DOMRect;
    const { width } = (await getBox('#testimonials blockquote')) as DOMRect;
    const at = (part: number) => ({ x: Math.round(middle + part * width), y: Math.round(y + 20) });
    await tab.drag(at(-0.4), at(-0.1), at(0.2), at(0.4)).then(() => expectIn(slide, last));
    await expectIn(() => `${getSelection()}`, '');
  });

test('a service dialog has a link, and leaves place and focus, however it closes', async () => {
  await visit('./?utm_source=x').then(() => open(SERVICE));
  await tab.click('[open] p > .button').then(() => expectIn(isBelowHeader, true, '#contact'));
  await go('-1').then(() => expectIn(count, 1, `#${SERVICE}:modal`));
  await go('1').then(() => expectIn(isBelowHeader, true, '#contact'));
  const clickClose = () => tab.click(`[open] [commandfor="${SERVICE}"]`);
  const clickBeside = () => tab.drag({ x: 6, y: 450 });
  const back = () => go('-1').then(() => expectIn(count, 0, ':modal'));
  const openAgain = () => go('1').then(() => expectIn(count, 1, ':modal'));
  const pressEscape = () => tab.press('Escape');
  const backAndForth = () => back().then(openAgain).then(pressEscape);
  for (const close of [pressEscape, clickClose, clickBeside, back, backAndForth]) {
    // Engines treat a new entry of the history differently from one to which they have gone back.
    await tab.evaluate(() => location.assign('#services'));
    await tab.evaluate(() => location.assign('#contact'));
    await open(SERVICE).then(() => expectIn(loadedUrl, getUrl(`./?utm_source=x#${SERVICE}`)));
    const place = await tab.evaluate(() => scrollY);
    await tab.click(`#${SERVICE} h2`).then(close);
    await expectIn(loadedUrl, getUrl('./?utm_source=x#contact')).then(() =>
      expectIn(count, 0, ':modal'),
    );
    await expectIn(hasFocus, true, getOpener(SERVICE)).then(() => expectIn(() => scrollY, place));
  }
  await visit(`./#${SERVICE}`).then(() => expectIn(hasFocus, true, `:modal #${SERVICE}-title`));
  await pressEscape().then(() => expectIn(hasFocus, true, getOpener(SERVICE)));
});

test('the page behind a dialog or the menu neither scrolls nor shifts', async ({ viewport }) => {
  const place = () => [scrollX, scrollY, document.querySelector('#hero')?.clientWidth].join();
  for (const dialog of Number(viewport?.width) < 768
    ? [SERVICE, 'site-menu']
    : [SERVICE, 'site-inquiry']) {
    await visit(`./?${dialog}`);
    await open(dialog).then(() => tab.press('Escape'));
    await expectIn(count, 0, ':modal');
    const before = await tab.evaluate(place);
    await open(dialog);
    for (const x of [4, 195]) await tab.wheel({ x, y: 450 }, 600);
    for (const key of ['PageDown', 'End', 'ArrowDown', 'Home'] as const) await tab.press(key);
    await expectIn(place, before).then(() => tab.press('Escape'));
    await expectIn(count, 0, ':modal').then(() => expectIn(place, before));
    const pageDown = () => tab.press('PageDown').then(() => tab.evaluate(place));
    await expect.poll(pageDown, 'the page scrolls once the dialog is closed').not.toBe(before);
  }
});

test('a refused form focuses its first invalid field, and corrected forms are accepted', {
  tag: ['@comments', '@unconnected'],
}, async () => {
  const required = fieldNames(inquirySchema).filter(
    (name) => inputHints(inquirySchema, name).required,
  );
  const fields = required.map((name) => `#site-inquiry [name="${name}"]`);
  for (const path of PAGE_PATHS.toReversed()) await visit(path);
  await open('site-inquiry').then(() => tab.click('#site-inquiry [type="submit"]'));
  await expectIn(count, fields.length, '#site-inquiry [aria-invalid="true"]');
  await expectIn(hasFocus, true, fields[0]);
  for (const field of fields) await fill(field, 'anna@example.com');
  await tab.click('#site-inquiry [type="submit"]');
  await expectIn(count, 1, '.toast[data-type="success"]');
  await tab.click('#blog .text-link').then(() => expectIn(loadedUrl, getUrl(BLOG_PATH)));
  await tab.click('li:first-child .page-card a');
  await fill('.comment-form textarea', 'Well said.').then(() => tab.click('.comment-form button'));
  await fill('.comment-form input', 'Anna').then(() => tab.click('.comment-form button'));
  await expectIn(count, Number(articles[0]?.comments.length) + 1, '#comments ol > li');
});
