/** What a visitor does, with real input in each of the three engines: `npm run test:engines`. */

import { expect } from '@playwright/test';
import { PAGE_PATHS } from '../e2e/support/site-addresses.ts';
import { services, testimonials } from '../support/content.ts';
import { test, type Visitor } from './visitor.ts';

/** The dialog on screen, until it has faded. */
const openDialog = () =>
  [...document.querySelectorAll('dialog')].find((one) => one.checkVisibility())?.id ?? 'none';
const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
const countOf = (selector: string) => document.querySelectorAll(selector).length;
const typedIn = (field: string) => document.querySelector<HTMLInputElement>(field)?.value;
const address = () => location.pathname + location.hash;
const back = () => history.back();
const forward = () => history.forward();

const SERVICE = `service-${services[0]?.id}`;
const OPENER = `main [commandfor="${SERVICE}"]`;
const INQUIRY = {
  '#inquiry [name="name"]': 'Anna',
  '#inquiry [name="email"]': 'anna@example.com',
  '#inquiry [name="phone"]': '+356 2100 0001',
  '#inquiry [name="business"]': 'Bakery',
};

async function expectContactSection(visitor: Visitor): Promise<void> {
  await visitor.sees(address, '/#contact');
  await visitor.sees(openDialog, 'none');
  const isBelowHeader = () => {
    const top = document.querySelector('#contact')?.getBoundingClientRect().top ?? 0;
    return Math.abs(top - (document.querySelector('header')?.offsetHeight ?? 0)) < 2;
  };
  await visitor.sees(isBelowHeader, true);
}

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ width });

    test('menu and header: a link leads to its section', async ({ visitor }) => {
      if (width === 390) {
        await visitor.click('[commandfor="menu"]');
        await visitor.sees(openDialog, 'menu');
        await visitor.tab.keyboard.press('Escape');
        await visitor.sees(openDialog, 'none');
        await visitor.click('[commandfor="menu"]');
      }
      await visitor.click('header nav a', 'Contact');
      await expectContactSection(visitor);
    });

    test('service dialog: closes by Escape, its button, Back and a click beside it', async ({
      visitor,
    }) => {
      const { keyboard, mouse } = visitor.tab;
      for (const close of [
        () => keyboard.press('Escape'),
        () => visitor.click(`[open] [commandfor="${SERVICE}"]`),
        () => visitor.tab.evaluate(back),
        () => mouse.move(6, 450).then(mouse.down).then(mouse.up),
      ]) {
        await visitor.click(OPENER);
        await visitor.sees(openDialog, SERVICE);
        await visitor.sees(address, `/#${SERVICE}`);
        await visitor.point(`#${SERVICE} h2`);
        await close();
        await visitor.sees(openDialog, 'none');
        await visitor.sees(address, '/');
      }
    });

    test('service dialog: its link leads on, Back opens it again', async ({ visitor }) => {
      await visitor.click(OPENER);
      await visitor.click('[open] .service-dialog-box a');
      await expectContactSection(visitor);
      await visitor.tab.evaluate(back);
      await visitor.sees(openDialog, SERVICE);
      await visitor.tab.evaluate(forward);
      await expectContactSection(visitor);
    });

    for (const id of width === 390 ? [SERVICE, 'inquiry', 'menu'] : [SERVICE, 'inquiry']) {
      test(`${id}: the page behind neither scrolls nor shifts`, async ({ visitor }) => {
        const { tab } = visitor;
        const opener = `:is(header, main) [commandfor="${id}"]`;
        const lefts = () =>
          [...document.querySelectorAll('header > .shell > *, main h2:not(dialog *)')].map(
            (one) => one.getBoundingClientRect().left,
          );
        const top = () => Math.round(scrollY);
        await tab.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
        await visitor.point(opener);
        const [held, places] = [await tab.evaluate(top), await tab.evaluate(lefts)];
        await tab.evaluate(() => addEventListener('scroll', () => (document.title += scrollY)));
        await visitor.click(opener);
        await visitor.sees(openDialog, id);
        await visitor.sees(lefts, places);
        for (const x of [4, width / 2]) {
          await tab.mouse.move(x, 450);
          await tab.mouse.wheel(0, 600);
        }
        // In a field, the others move the caret.
        const keys = id === 'inquiry' ? 'PageDown' : 'PageDown Space End ArrowDown Home PageUp';
        for (const key of keys.split(' ')) await tab.keyboard.press(key);
        await visitor.sees(openDialog, id);
      });
    }

    test('inquiry: keeps what was typed, sends it and thanks', async ({ visitor }) => {
      const open = () => visitor.click('main [commandfor="inquiry"]');
      await open();
      await visitor.click('#inquiry [type="submit"]');
      await visitor.sees(countOf, 4, '#inquiry [aria-invalid="true"]');
      await visitor.fill(INQUIRY);
      await visitor.tab.keyboard.press('Escape');
      await visitor.sees(openDialog, 'none');
      await open();
      for (const [field, text] of Object.entries(INQUIRY)) await visitor.sees(typedIn, text, field);
      await visitor.click('#inquiry [type="submit"]');
      await visitor.sees(openDialog, 'none');
      await visitor.point('.toast[data-type="success"]');
      await open();
      for (const field of Object.keys(INQUIRY)) await visitor.sees(typedIn, '', field);
    });

    test('chat: a suggested question and a typed one are answered', async ({ visitor }) => {
      await visitor.click('.chat-quick button');
      await visitor.sees(countOf, 3, '[role="log"] [data-from]');
      await visitor.fill({ '#chat-message': 'And the cost?' });
      await visitor.click('.chat-send');
      await visitor.sees(countOf, 5, '[role="log"] [data-from]');
      await visitor.point('[data-from="bot"]:last-child', '$999');
    });

    test('carousel: steps and loops by buttons, keys and a drag', async ({ visitor }) => {
      const { mouse, keyboard } = visitor.tab;
      const expectSlide = (slide: number) =>
        visitor.sees(textOf, `${slide} / ${testimonials.length}`, '.carousel-position');
      await visitor.point('.carousel-position');
      await visitor.sees(countOf, 1, '.carousel[data-ready]');
      await visitor.click('.carousel-controls button', 'Previous');
      await expectSlide(testimonials.length);
      await keyboard.press('ArrowRight');
      await expectSlide(1);
      await visitor.click('.carousel-controls button', 'Next');
      await expectSlide(2);
      const { x, y } = await visitor.point('.carousel-slide:not([inert]) blockquote p');
      await mouse.down();
      for (const part of [0.1, 0.2, 0.3]) await mouse.move(x + part * width, y);
      await mouse.up();
      await expectSlide(1);
      await visitor.sees(() => `${getSelection()}`, '');
    });

    test('contact: Send changes nothing, and keeps what was typed', async ({ visitor }) => {
      const typed = { '#contact-name': 'Anna', '#contact-message': 'A & b?' };
      await visitor.fill(typed);
      await visitor.click('#contact [type="submit"]');
      await visitor.point('#contact form p');
      for (const [field, text] of Object.entries(typed)) await visitor.sees(typedIn, text, field);
      await visitor.sees(() => location.href.endsWith('/'), true);
    });

    test('color scheme: kept, unless a newer choice was stored', async ({ visitor }) => {
      const scheme = () => [document.documentElement.dataset.theme, localStorage.theme];
      await visitor.click('.theme-control label', 'Dark');
      await visitor.sees(scheme, ['dark', 'dark']);
      await visitor.load();
      await visitor.sees(scheme, ['dark', 'dark']);
      // As another tab does.
      await visitor.tab.evaluate(() => localStorage.setItem('theme', 'light'));
      await visitor.load();
      await visitor.sees(scheme, ['light', 'light']);
      await visitor.sees(typedIn, 'light', '[name="theme"]:checked');
    });

    test('welcome notice: disappears after it was pointed at', async ({ visitor }) => {
      await visitor.point('.welcome-notice');
      await visitor.tab.mouse.move(width / 2, 880);
      await visitor.sees(countOf, 0, '.welcome-notice');
    });

    test('Back and Forward: pages come back, and work', async ({ visitor }) => {
      await visitor.click('#blog .text-link');
      await visitor.sees(address, '/blog');
      await visitor.click('.article-card a');
      await visitor.sees(countOf, 1, '#comments-heading');
      for (const path of ['/blog', '/']) {
        await visitor.tab.evaluate(back);
        await visitor.sees(address, path);
      }
      await visitor.click(OPENER);
      await visitor.sees(openDialog, SERVICE);
      await visitor.tab.evaluate(back);
      await visitor.sees(openDialog, 'none');
      await visitor.tab.evaluate(forward);
      await visitor.sees(openDialog, SERVICE);
    });

    test('comments: refused without a name, then posted and counted', async ({ visitor }) => {
      await visitor.load(PAGE_PATHS.at(-2));
      await visitor.fill({ '.comment-form textarea': 'Well said.' });
      await visitor.click('.comment-form [type="submit"]');
      await visitor.point('.toast[data-type="destructive"]');
      await visitor.fill({ '.comment-form input': 'Anna' });
      await visitor.click('.comment-form [type="submit"]');
      await visitor.sees(textOf, 'Comments (1)', '#comments-heading');
      await visitor.point('.comments-list li', 'Well said.');
    });

    test('every page: read to its end without an error', async ({ visitor }) => {
      const isAtEnd = () => scrollY + innerHeight > document.documentElement.scrollHeight - 2;
      for (const path of PAGE_PATHS) {
        await visitor.load(path);
        await visitor.tab.keyboard.press('End');
        await visitor.sees(isAtEnd, true);
      }
    });
  });
}
