/** What a visitor does, with real input in each of the three engines: `npm run test:engines`. */
import { expect, test } from '@playwright/test';
import { ARTICLE_PATHS, PAGE_PATHS } from '../e2e/support/site-addresses.ts';
import { services, testimonials } from '../support/content.ts';
import { click, evaluate, fill, load, point, press, sees, swipe, tab } from './visitor.ts';

const openDialog = () =>
  [...document.querySelectorAll('dialog')].find((one) => one.checkVisibility())?.id ?? '';
const countOf = (selector: string) => document.querySelectorAll(selector).length;
/** In px, in its dialog: below the frieze, unless rows are stretched to the window's height. */
const topOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.offsetTop;
const typedIn = (field: string) => document.querySelector<HTMLInputElement>(field)?.value;
const address = () => document.readyState === 'complete' && location.pathname + location.hash;

const SERVICE = `service-${services[0]?.id}`;
const SEND_INQUIRY = '#inquiry [type="submit"]';
const openerOf = (dialog: string) => `:is(header, main) [commandfor="${dialog}"]`;
const open = (dialog: string) => click(openerOf(dialog)).then(() => sees(openDialog, dialog));
const pressEscape = () => tab.keyboard.press('Escape').then(() => sees(openDialog, ''));
// Later, or the page may be gone before it has answered.
const go = (pages: number) => evaluate((by) => void setTimeout(() => history.go(by)), pages);
/** The section right below the header. */
const section = () => document.elementFromPoint(5, 99)?.closest('section')?.id;

test('contact: a link of the header leads there, Send keeps the text', async ({ viewport }) => {
  if (viewport?.width === 390) await open('menu');
  await click('header nav a', 'Contact');
  await sees(section, 'contact');
  await fill('#contact-message', 'A & b?');
  await click('#contact [type="submit"]');
  await sees(typedIn, 'A & b?', '#contact-message');
  await sees(address, '/#contact');
});

test('service dialog: four ways close it, its link leads on', async () => {
  const clickClose = () => click(`[open] [commandfor="${SERVICE}"]`);
  const clickBeside = () => tab.mouse.move(6, 450).then(press);
  for (const close of [pressEscape, clickClose, () => go(-1), clickBeside]) {
    await open(SERVICE);
    await sees(address, `/#${SERVICE}`);
    await click(`#${SERVICE} h2`);
    await sees(topOf, 60, '[open] .dialog-body');
    await close();
    await sees(openDialog, '');
    await sees(address, '/');
  }
  await open(SERVICE);
  await click('[open] .service-dialog-box a');
  await sees(section, 'contact');
  await go(-1);
  await sees(openDialog, SERVICE);
  await go(1);
  await sees(section, 'contact');
});

for (const dialog of [SERVICE, 'inquiry', 'menu']) {
  test(`${dialog}: the page behind neither scrolls nor shifts`, async ({ viewport }) => {
    test.skip(dialog === 'menu' && viewport?.width !== 390, 'only on small screens');
    const places = () => {
      const all = document.querySelectorAll('header > .shell > *, main > section');
      return [...all].map((one) => JSON.stringify(one.getBoundingClientRect()));
    };
    await evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await point(openerOf(dialog));
    const before = await evaluate(places);
    await evaluate(() => addEventListener('scroll', () => document.body.classList.add('moved')));
    await open(dialog);
    for (const x of [4, 195]) await tab.mouse.move(x, 450).then(() => tab.mouse.wheel(0, 600 + x));
    // Inside: beside a dialog, a swipe may close it.
    await swipe((viewport?.width ?? 0) / 2);
    // In a field, most keys move the caret.
    const keys = dialog === 'inquiry' ? [] : ['Space', 'End', 'ArrowDown', 'ArrowUp', 'Home'];
    for (const key of ['PageDown', ...keys]) await tab.keyboard.press(key);
    await sees(places, before);
    await pressEscape();
    await sees(places, before);
    await sees(countOf, 0, 'body.moved');
    await expect(async () => {
      await (tab.touch ? swipe(4) : tab.keyboard.press('PageDown'));
      expect(await evaluate(countOf, 'body.moved')).toBe(1);
    }).toPass();
  });
}

test('inquiry: refused, kept, sent by a double click, thanked for', async () => {
  // Right in each of them.
  const text = 'anna@example.com';
  const fields = ['name', 'email', 'phone', 'business'].map((name) => `#inquiry [name="${name}"]`);
  await open('inquiry');
  await click(SEND_INQUIRY);
  await sees(countOf, 4, '#inquiry [aria-invalid="true"]');
  for (const field of fields) await fill(field, text);
  await pressEscape();
  await open('inquiry');
  for (const field of fields) await sees(typedIn, text, field);
  await click(SEND_INQUIRY).then(press);
  await point('.toast[data-type="success"]');
  for (const field of fields) await sees(typedIn, '', field);
});

test('chat: answers a suggested question and a typed one', async () => {
  await click('.chat-quick button');
  await sees(countOf, 3, '[role="log"] [data-from]');
  await fill('#chat-message', 'And the cost?');
  await click('.chat-send');
  await point('[data-from="bot"]:nth-child(5)', '$999');
});

test('carousel: steps and loops by button, key and drag', async () => {
  const seesSlide = (slide: number) =>
    point('[data-ready] .carousel-position', `${slide} / ${testimonials.length}`);
  await point('.carousel-position');
  await seesSlide(1);
  await click('.carousel-controls button', 'Previous');
  await seesSlide(testimonials.length);
  await tab.keyboard.press('ArrowRight');
  await seesSlide(1);
  const [x, y] = await point('.carousel-slide:not([inert]) blockquote p');
  const width = await evaluate(() => document.querySelector('.carousel-slide')?.clientWidth ?? 0);
  const drag = (part: number) => tab.mouse.move(Math.round(x + part * width), y);
  await drag(-0.3).then(() => tab.mouse.down());
  for (const part of [-0.1, 0.1, 0.3]) await drag(part);
  await tab.mouse.up();
  await seesSlide(testimonials.length);
  await sees(() => `${getSelection()}`, '');
});

test('color scheme: kept, unless a newer one was stored', async () => {
  const schemes = () => [document.documentElement.dataset.theme, localStorage.theme];
  await click('.theme-control label', 'Dark');
  await load();
  await sees(schemes, ['dark', 'dark']);
  // As another tab does.
  await evaluate(() => localStorage.setItem('theme', 'light'));
  await load();
  await sees(schemes, ['light', 'light']);
  await sees(typedIn, 'light', '[name="theme"]:checked');
});

test('welcome notice: closes after it was pointed at', async () => {
  // On a busy machine it may close before that.
  await expect(() => load().then(() => point('.welcome-notice'))).toPass({ timeout: 60_000 });
  await tab.mouse.move(195, 300);
  await sees(countOf, 0, '.welcome-notice');
});

test('Back and Forward: pages come back, and work', async () => {
  await click('#blog .text-link').then(() => sees(address, '/blog'));
  await go(-1).then(() => sees(address, '/'));
  await go(1).then(() => sees(address, '/blog'));
  await go(-1).then(() => sees(address, '/'));
  await open(SERVICE);
});

test('comments: refused without a name, then posted', async () => {
  await load(ARTICLE_PATHS.at(-1));
  await fill('.comment-form textarea', 'Well said.');
  await click('.comment-form [type="submit"]');
  await point('.toast[data-type="destructive"]');
  await fill('.comment-form input', 'Anna');
  await click('.comment-form [type="submit"]');
  await point('.comments-list li', 'Well said.');
  await point('#comments-heading', 'Comments (1)');
});

test('every page: read to its end without an error', async () => {
  for (const path of PAGE_PATHS) await load(path).then(() => point('footer a'));
});
