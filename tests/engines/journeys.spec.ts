/** What a visitor does, with real input in each of the three engines: `npm run test:engines`. */
import { expect, test } from '@playwright/test';
import { PAGE_PATHS } from '../e2e/support/site-addresses.ts';
import { services, testimonials } from '../support/content.ts';
import { click, evaluate, fill, load, point, press, sees, tab } from './visitor.ts';

const openDialog = () => document.querySelector('dialog:modal')?.id ?? '';
const countOf = (selector: string) => document.querySelectorAll(selector).length;
const typedIn = (field: string) => document.querySelector<HTMLInputElement>(field)?.value;
const address = () => document.readyState === 'complete' && location.href.replace(origin, '');
const sectionBelowHeader = () => document.elementFromPoint(5, 99)?.closest('section')?.id;

const SERVICE = `service-${services[0]?.id}`;
const openerOf = (dialog: string) => `:is(header, main) [commandfor="${dialog}"]`;
const open = (dialog: string) => click(openerOf(dialog)).then(() => sees(openDialog, dialog));
const pressEscape = () => tab.keyboard.press('Escape').then(() => sees(openDialog, ''));
// Later, or the page may be gone before it has answered.
const go = (pages: number) => evaluate((by) => void setTimeout(() => history.go(by)), pages);

test('service dialog: its link leads on, four ways close it and keep the query', async () => {
  await load('/?utm_source=x');
  await open(SERVICE);
  await click('[open] .service-dialog-box a').then(() => sees(sectionBelowHeader, 'contact'));
  await go(-1).then(() => sees(openDialog, SERVICE));
  await go(1).then(() => sees(sectionBelowHeader, 'contact'));
  const clickClose = () => click(`[open] [commandfor="${SERVICE}"]`);
  const clickBeside = () => tab.mouse.move(6, 450).then(press);
  for (const close of [pressEscape, clickClose, () => go(-1), clickBeside]) {
    await open(SERVICE).then(() => sees(address, `/?utm_source=x#${SERVICE}`));
    await click(`#${SERVICE} h2`);
    // Below the frieze, unless rows are stretched to the window's height.
    await sees(() => document.querySelector<HTMLElement>('[open] .dialog-body')?.offsetTop, 60);
    await close().then(() => sees(openDialog, ''));
    await sees(address, '/?utm_source=x#contact');
  }
});

test('the page behind a dialog or the menu neither scrolls nor shifts', async ({ viewport }) => {
  const isPhone = viewport?.width === 390;
  const places = () => {
    const all = document.querySelectorAll('header > .shell > *, main > section');
    return [...all].map((one) => JSON.stringify(one.getBoundingClientRect()));
  };
  for (const dialog of isPhone ? [SERVICE, 'inquiry', 'menu'] : [SERVICE, 'inquiry']) {
    // Not reloaded: Firefox may scroll to where it was.
    await load(PAGE_PATHS.at(-1)).then(() => load('/'));
    await evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await point(openerOf(dialog));
    const before = await evaluate(places);
    await evaluate(() => {
      const note = ({ type }: Event) => document.body.classList.add(type);
      for (const type of ['scroll', 'touchend']) addEventListener(type, note, { passive: true });
    });
    // At rest, or what is scrolled is the picture from before it was open.
    await open(dialog).then(() => point(`#${dialog} :is(h2, li a)`));
    for (const x of [4, 195]) await tab.mouse.move(x, 450).then(() => tab.mouse.wheel(0, 600 + x));
    // Inside: beside a dialog, a swipe may close it.
    await tab.swipe?.(isPhone ? 195 : 720);
    await sees(countOf, tab.swipe ? 1 : 0, 'body.touchend');
    // In a field, most keys move the caret.
    const keys = dialog === 'inquiry' ? [] : ['Space', 'End', 'ArrowDown', 'ArrowUp', 'Home'];
    for (const key of ['PageDown', ...keys]) await tab.keyboard.press(key);
    await sees(places, before);
    await pressEscape().then(() => sees(places, before));
    await sees(countOf, 0, 'body.scroll');
    await expect(async () => {
      await (tab.swipe?.(4) ?? tab.keyboard.press('PageDown'));
      expect(await evaluate(countOf, 'body.scroll')).toBe(1);
    }).toPass();
  }
});

test('inquiry: refused, kept, sent by a double click, thanked for', async () => {
  const text = 'anna@example.com';
  const fields = ['name', 'email', 'phone', 'business'].map((name) => `#inquiry [name="${name}"]`);
  await open('inquiry');
  await click('#inquiry [type="submit"]');
  await sees(countOf, 4, '#inquiry [aria-invalid="true"]');
  for (const field of fields) await fill(field, text);
  await pressEscape().then(() => open('inquiry'));
  for (const field of fields) await sees(typedIn, text, field);
  // What is behind gets none of the clicks.
  await evaluate(() => document.querySelector('main')?.addEventListener('click', console.error));
  await click('#inquiry [type="submit"]').then(press);
  await point('.toast[data-type="success"]');
  for (const field of fields) await sees(typedIn, '', field);
});

test('contact and chat: a text is kept, questions are answered', async ({ viewport }) => {
  if (viewport?.width === 390) await open('menu');
  await click('header nav a', 'Contact').then(() => sees(sectionBelowHeader, 'contact'));
  await fill('#contact-message', 'A & b?');
  await click('#contact [type="submit"]').then(() => sees(address, '/#contact'));
  await sees(typedIn, 'A & b?', '#contact-message');
  await click('.chat-quick button').then(() => sees(countOf, 3, '[role="log"] [data-from]'));
  await fill('#chat-message', 'And the cost?').then(() => click('.chat-send'));
  await point('[data-from="bot"]:nth-child(5)', '$999');
});

test('home: carousel by button, key and drag; color scheme kept; notice closed', async () => {
  const last = testimonials.length;
  // Its first slide: '1 / 3', or '1–2 / 3' where two are in view.
  const firstInView = () => {
    const position = document.querySelector('[data-ready] .carousel-position');
    return Number.parseInt(position?.textContent ?? '', 10);
  };
  const seesSlide = (at: number) => sees(firstInView, at);
  await click('.carousel-controls button', 'Previous').then(() => seesSlide(last));
  await tab.keyboard.press('ArrowRight').then(() => seesSlide(1));
  const [x, y] = await point('.carousel-slide:not([inert]) blockquote p');
  const width = await evaluate(() => document.querySelector('.carousel-slide')?.clientWidth ?? 0);
  const drag = (part: number) => tab.mouse.move(Math.round(x + part * width), y);
  await drag(-0.3).then(() => tab.mouse.down());
  for (const part of [-0.1, 0.1, 0.3]) await drag(part);
  await tab.mouse.up().then(() => seesSlide(last));
  await sees(() => `${getSelection()}`, '');
  const scheme = () => document.documentElement.dataset.theme;
  await click('.theme-control label', 'Dark');
  await load().then(() => sees(scheme, 'dark'));
  await evaluate(() => localStorage.setItem('theme', 'light'));
  await load().then(() => sees(scheme, 'light'));
  await sees(typedIn, 'light', '[name="theme"]:checked');
  // On a busy machine it may close before that.
  await expect(() => go(0).then(() => point('.welcome-notice'))).toPass({ timeout: 60_000 });
  await tab.mouse.move(195, 300);
  await sees(countOf, 0, '.welcome-notice');
});

test('pages: comments, Back and Forward, and no error on any of them', async () => {
  await click('#blog .text-link').then(() => sees(address, '/blog'));
  await go(-1).then(() => sees(address, '/'));
  await go(1).then(() => sees(address, '/blog'));
  await click('li:last-child .article-card a');
  await fill('.comment-form textarea', 'Well said.').then(() => click('.comment-form button'));
  await point('.toast[data-type="destructive"]');
  await fill('.comment-form input', 'Anna').then(() => click('.comment-form button'));
  await point('.comments-list li', 'Well said.');
  await point('#comments-heading', 'Comments (1)');
  await go(-2).then(() => sees(address, '/'));
  await open(SERVICE);
  for (const path of PAGE_PATHS) await load(path).then(() => point('footer a'));
});
