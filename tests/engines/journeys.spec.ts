/** What a visitor does, with real input in each of the three engines: `npm run test:engines`. */
import { test } from '@playwright/test';
import { ARTICLE_PATHS, PAGE_PATHS } from '../e2e/support/site-addresses.ts';
import { services, testimonials } from '../support/content.ts';
import { click, evaluate, fill, load, point, press, sees, tab } from './visitor.ts';

const openDialog = () =>
  [...document.querySelectorAll('dialog')].find((one) => one.checkVisibility())?.id ?? '';
const textOf = (selector: string) => document.querySelector(selector)?.textContent;
const countOf = (selector: string) => document.querySelectorAll(selector).length;
const typedIn = (field: string) => document.querySelector<HTMLInputElement>(field)?.value;
const address = () => location.pathname + location.hash;
const back = () => history.back();
const forward = () => history.forward();

const SERVICE = `service-${services[0]?.id}`;

const openerOf = (dialog: string) => `:is(header, main) [commandfor="${dialog}"]`;

async function open(dialog: string): Promise<void> {
  await click(openerOf(dialog));
  await sees(openDialog, dialog);
}

async function pressEscape(): Promise<void> {
  await tab.keyboard.press('Escape');
  await sees(openDialog, '');
}

/** The contact section, right below the header. */
async function seesContact(): Promise<void> {
  await sees(openDialog, '');
  await sees(() => document.elementFromPoint(5, 99)?.closest('section')?.id, 'contact');
}

test('header: a link leads to its section, in the menu too', async ({ viewport }) => {
  if (viewport?.width === 390) {
    await open('menu');
    await pressEscape();
    await open('menu');
  }
  await click('header nav a', 'Contact');
  await seesContact();
});

test('service dialog: four ways close it, its link leads on', async () => {
  for (const close of [
    pressEscape,
    () => click(`[open] [commandfor="${SERVICE}"]`),
    () => evaluate(back),
    () => tab.mouse.move(6, 450).then(press),
  ]) {
    await open(SERVICE);
    await sees(address, `/#${SERVICE}`);
    await click(`#${SERVICE} h2`);
    await close();
    await sees(openDialog, '');
    await sees(address, '/');
  }
  await open(SERVICE);
  await click('[open] .service-dialog-box a');
  await seesContact();
  await evaluate(back);
  await sees(openDialog, SERVICE);
  await evaluate(forward);
  await seesContact();
});

for (const dialog of [SERVICE, 'inquiry', 'menu']) {
  test(`${dialog}: the page behind neither scrolls nor shifts`, async ({ viewport }) => {
    test.skip(dialog === 'menu' && viewport?.width !== 390, 'only on small screens');
    const places = () =>
      [...document.querySelectorAll('header > .shell > *, main > section')].map((one) =>
        JSON.stringify(one.getBoundingClientRect()),
      );
    await evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await point(openerOf(dialog));
    const before = await evaluate(places);
    await evaluate(() => addEventListener('scroll', () => document.body.classList.add('moved')));
    await open(dialog);
    for (const x of [4, 195]) {
      await tab.mouse.move(x, 450);
      await tab.mouse.wheel(0, 600 + x);
    }
    // In a field, most keys move the caret.
    const keys = `PageDown ${dialog === 'inquiry' ? '' : 'Space End ArrowDown Home PageUp'}`;
    for (const key of keys.trim().split(' ')) await tab.keyboard.press(key);
    await sees(places, before);
    await pressEscape();
    await sees(places, before);
    await sees(countOf, 0, 'body.moved');
    await tab.keyboard.press('PageDown');
    await sees(countOf, 1, 'body.moved');
  });
}

test('inquiry: refused, kept, sent by a double click and thanked for', async () => {
  const typed = ['Anna', 'anna@example.com', '+356 2100 0001', 'Bakery'];
  const fields = ['name', 'email', 'phone', 'business'].map((name) => `#inquiry [name="${name}"]`);
  await open('inquiry');
  await click('#inquiry [type="submit"]');
  await sees(countOf, 4, '#inquiry [aria-invalid="true"]');
  for (const [index, field] of fields.entries()) await fill(field, typed[index] ?? '');
  await pressEscape();
  await open('inquiry');
  for (const [index, field] of fields.entries()) await sees(typedIn, typed[index], field);
  await click('#inquiry [type="submit"]');
  await press();
  await point('.toast[data-type="success"]');
  for (const field of fields) await sees(typedIn, '', field);
});

test('chat: answers a suggested question and a typed one', async () => {
  await click('.chat-quick button');
  await sees(countOf, 3, '[role="log"] [data-from]');
  await fill('#chat-message', 'And the cost?');
  await click('.chat-send');
  await sees(countOf, 5, '[role="log"] [data-from]');
  await point('[data-from="bot"]:last-child', '$999');
});

test('carousel: steps and loops by button, key and drag', async ({ viewport }) => {
  const seesSlide = (slide: number) =>
    sees(textOf, `${slide} / ${testimonials.length}`, '[data-ready] .carousel-position');
  await point('.carousel-position');
  await seesSlide(1);
  await click('.carousel-controls button', 'Previous');
  await seesSlide(testimonials.length);
  await tab.keyboard.press('ArrowRight');
  await seesSlide(1);
  await click('.carousel-controls button', 'Next');
  await seesSlide(2);
  const [x, y] = await point('.carousel-slide:not([inert]) blockquote p');
  await tab.mouse.down();
  const step = (viewport?.width ?? 0) / 10;
  for (const steps of [1, 2, 3]) await tab.mouse.move(x + steps * step, y);
  await tab.mouse.up();
  await seesSlide(1);
  await sees(() => `${getSelection()}`, '');
});

test('contact: Send keeps what was typed, and the page', async () => {
  await fill('#contact-message', 'A & b?');
  await click('#contact [type="submit"]');
  await sees(typedIn, 'A & b?', '#contact-message');
  await sees(() => location.href.endsWith('/'), true);
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
  await point('.welcome-notice');
  await tab.mouse.move(195, 880);
  await sees(countOf, 0, '.welcome-notice');
});

test('Back and Forward: pages come back, and work', async () => {
  await click('#blog .text-link');
  await sees(address, '/blog');
  await click('.article-card a');
  await sees(countOf, 1, '#comments-heading');
  for (const path of ['/blog', '/']) {
    await evaluate(back);
    await sees(address, path);
  }
  await evaluate(forward);
  await sees(address, '/blog');
  await evaluate(back);
  await open(SERVICE);
});

test('comments: refused without a name, then posted', async () => {
  await load(ARTICLE_PATHS.at(-1));
  await fill('.comment-form textarea', 'Well said.');
  await click('.comment-form [type="submit"]');
  await point('.toast[data-type="destructive"]');
  await fill('.comment-form input', 'Anna');
  await click('.comment-form [type="submit"]');
  await sees(textOf, 'Comments (1)', '#comments-heading');
  await point('.comments-list li', 'Well said.');
});

test('every page: read to its end without an error', async () => {
  for (const path of PAGE_PATHS) {
    await load(path);
    await point('footer a');
  }
});
