/** Tests what engines do differently, with real input in three of them: `npm run test:nightly`. */
import { existsSync } from 'node:fs';
import { getFieldNames, getInputHints, inquirySchema } from '#data/leads/lead-forms.ts';
import {
  articles,
  BLOG_PATH,
  PAGE_PATHS,
  services,
  testimonials,
  translations,
} from '../support/content.ts';
import { openWithPuppeteer, openWithSelenium, type Tab } from '../support/engines.ts';
import { expect, test } from '../support/test.ts';

/** The tab that all tests share. After a failed test, a new one opens. */
let tab: Tab;

test.beforeEach(async ({ baseURL }, { project }) => {
  const { engine, width, programs } = project.metadata;
  const missing = programs.filter((name: string) => !existsSync(`/usr/bin/${name}`)).join(' ');
  test.skip(!process.env.CI && missing !== '', `not installed: ${missing} (docs/developing.md)`);
  const port = Number(new URL(`${baseURL}`).port) + width;
  const isWebKit = engine === 'webkit';
  tab ??= await (isWebKit ? openWithSelenium(width, port) : openWithPuppeteer(width, engine));
});
test.afterEach('no errors were logged', async () => {
  if (tab) await expectIn(() => Object.values(sessionStorage), []);
});

const getUrl = (path: string) => new URL(path, test.info().project.use.baseURL).href;
const visit = (path: string) => tab.goto(getUrl(path));
// Goes back or forward a little later, because `tab.evaluate` must return before the page is gone.
const go = (by: string) => tab.evaluate((pages) => void setTimeout(() => history.go(+pages)), by);
async function fillIn(field: string, text: string): Promise<void> {
  await tab.click(field);
  await tab.type(text);
}

/** Expects that a function soon returns this value in the page. `given` is its argument, such as a selector. */
const expectIn = (read: (given: string) => unknown, expected: unknown, given = '') =>
  expect(async () => expect(await tab.evaluate(read, given), given).toEqual(expected)).toPass();

// These functions run in the page.
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
const isPhone = (viewport: { width: number } | null) => Number(viewport?.width) < 768;

/** Opens a dialog or the menu, and waits until it has come to rest. */
async function open(id: string): Promise<void> {
  await tab.click(getOpener(id));
  await expectIn(count, 1, `#${id}:modal`);
  await expectIn(motions, 0);
}

const expectClosed = () => expectIn(count, 0, ':modal');

for (const { language, home, navigation } of translations)
  test.describe(language, () => {
    test.beforeEach(() => visit(`.${home}#contact`));

    test('the contact form keeps its text', { tag: ['@contact', '@unconnected'] }, async () => {
      await expectIn(isBelowHeader, true, '#contact');
      await fillIn('#site-contact-message', 'A & b?');
      await tab.click('#contact [type="submit"]');
      await expectIn(loadedUrl, getUrl(`.${home}#contact`));
      await expectIn(typed, 'A & b?', '#site-contact-message');
    });

    test('a link in the header or the menu leads to its section', async ({ viewport }) => {
      const section = navigation.header.links.at(-1)?.href.split('#')[1];
      if (isPhone(viewport)) await open('site-menu');
      await tab.click(`${isPhone(viewport) ? '#site-menu' : 'header'} nav a[href$="#${section}"]`);
      await expectIn(isBelowHeader, true, `#${section}`);
    });

    test('the chat replies to a quick reply and to a typed message', async () => {
      await tab.click('.chat-quick button');
      await fillIn('#chat-message', 'And the cost?');
      await tab.click('.chat-form [type="submit"]');
      await expectIn(count, 5, '[role="log"] [data-from]');
    });

    test('a click, a key and a dragging mouse move the carousel', { tag: '@carousel' }, async ({
      viewport,
    }) => {
      const last = `${testimonials.length}`;
      // The first number in '1 / 3', or in '1–2 / 3' if two are in view.
      const slide = () =>
        document.querySelector('[data-ready] .carousel-position')?.textContent?.match(/\d+/)?.[0];
      await tab.click('.carousel-controls button');
      await expectIn(slide, last);
      await tab.press('ArrowRight');
      await expectIn(slide, '1');
      const getBox = (part: string) =>
        tab.evaluate((css) => document.querySelector(css)?.getClientRects()[0]?.toJSON(), part);
      // A mouse drags slides, but not by their quotes, which it selects (carousel.spec.ts).
      const { y } = (await getBox('#testimonials figcaption')) as DOMRect;
      const { width } = (await getBox('#testimonials blockquote')) as DOMRect;
      const middle = Number(viewport?.width) / 2;
      const at = (part: number) => ({
        x: Math.round(middle + part * width),
        y: Math.round(y + 20),
      });
      await tab.drag(at(-0.4), at(-0.1), at(0.2), at(0.4));
      await expectIn(slide, last);
      await expectIn(() => `${getSelection()}`, '');
    });
  });

test.describe('a service dialog', { tag: '@services' }, () => {
  test('is in the history, like the section that it leads to', async () => {
    await visit('./');
    await open(SERVICE);
    await tab.click('[open] p > .button');
    await expectIn(isBelowHeader, true, '#contact');
    await go('-1');
    await expectIn(count, 1, `#${SERVICE}:modal`);
    await go('1');
    await expectIn(isBelowHeader, true, '#contact');
  });

  const closings = {
    'the Escape key': () => tab.press('Escape'),
    'its button': () => tab.click(`[open] [commandfor="${SERVICE}"]`),
    'a click beside it': () => tab.drag({ x: 6, y: 450 }),
    'the Back button': () => go('-1'),
    'Escape after Back and Forward': async () => {
      await go('-1');
      await expectClosed();
      await go('1');
      await expectIn(count, 1, ':modal');
      await tab.press('Escape');
    },
  };
  for (const [name, close] of Object.entries(closings))
    test(`closed by ${name}, restores place and focus`, async () => {
      await visit('./?utm_source=x');
      // Engines treat a new entry of the history differently from one to which they have gone back.
      await tab.evaluate(() => location.assign('#services'));
      await tab.evaluate(() => location.assign('#contact'));
      await open(SERVICE);
      await expectIn(loadedUrl, getUrl(`./?utm_source=x#${SERVICE}`));
      await expectIn(hasFocus, true, `#${SERVICE}-title`);
      const place = await tab.evaluate(() => scrollY);
      await tab.click(`#${SERVICE} h2`);
      await close();
      await expectIn(loadedUrl, getUrl('./?utm_source=x#contact'));
      await expectClosed();
      await expectIn(hasFocus, true, getOpener(SERVICE));
      await expectIn(() => scrollY, place);
    });

  test('opened by its address, returns the focus to its button', async () => {
    await visit(`./#${SERVICE}`);
    await expectIn(hasFocus, true, `:modal #${SERVICE}-title`);
    await tab.press('Escape');
    await expectIn(hasFocus, true, getOpener(SERVICE));
  });
});

for (const dialog of [SERVICE, 'site-menu', 'site-inquiry'])
  test(`the page behind #${dialog} neither scrolls nor shifts`, {
    tag: dialog === SERVICE ? '@services' : [],
  }, async ({ viewport }) => {
    test.skip(dialog === (isPhone(viewport) ? 'site-inquiry' : 'site-menu'), 'not at this width');
    const place = () => [scrollX, scrollY, document.querySelector('#hero')?.clientWidth].join();
    await visit('./');
    await open(dialog);
    await tab.press('Escape');
    await expectClosed();
    const before = await tab.evaluate(place);
    await open(dialog);
    for (const x of [4, 195]) await tab.wheel({ x, y: 450 }, 600);
    for (const key of ['PageDown', 'End', 'ArrowDown', 'Home'] as const) await tab.press(key);
    await expectIn(place, before);
    await tab.press('Escape');
    await expectClosed();
    await expectIn(place, before);
    await expect(async () => {
      await tab.press('PageDown');
      expect(await tab.evaluate(place)).not.toBe(before);
    }, 'the page scrolls once the dialog is closed').toPass();
  });

test('pages of every kind log no error', async () => {
  for (const path of PAGE_PATHS) await visit(path);
});

test('an inquiry is accepted once its required fields are filled in', {
  tag: '@unconnected',
}, async () => {
  const required = getFieldNames(inquirySchema).filter(
    (name) => getInputHints(inquirySchema, name).required,
  );
  const fields = required.map((name) => `#site-inquiry [name="${name}"]`);
  await visit('./');
  await open('site-inquiry');
  await tab.click('#site-inquiry [type="submit"]');
  await expectIn(count, fields.length, '#site-inquiry [aria-invalid="true"]');
  await expectIn(hasFocus, true, fields[0]);
  for (const field of fields) await fillIn(field, 'anna@example.com');
  await tab.click('#site-inquiry [type="submit"]');
  await expectIn(count, 1, '.toast[data-type="success"]');
});

test('a comment is accepted once it has a name', {
  tag: ['@blog', '@comments'],
}, async () => {
  await visit('./');
  await tab.click('#blog .text-link');
  await expectIn(loadedUrl, getUrl(BLOG_PATH));
  await tab.click('li:first-child .page-card a');
  await fillIn('.comment-form textarea', 'Well said.');
  await tab.click('.comment-form button');
  await fillIn('.comment-form input', 'Anna');
  await tab.click('.comment-form button');
  await expectIn(count, Number(articles[0]?.comments.length) + 1, '#comments ol > li');
});
