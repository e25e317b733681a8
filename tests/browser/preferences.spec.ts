/** What visitors set in their system, in their browser or in the footer. */
import { strings, TESTIMONIALS_PATH } from '../support/content.ts';
import { scrollPageTo } from '../support/geometry.ts';
import { openUnfinished } from '../support/slow-page.ts';
import { expect, MOVING, type Page, test } from '../support/test.ts';

/** The background of <body> in each scheme. */
const PAPER = { light: /^rgb\(2\d\d, /, dark: /^rgb\(\d\d?, / };

type Choice = 'light' | 'dark' | 'system';

const getRadioButton = (page: Page, choice: Choice) =>
  page.getByRole('radio', { name: strings.theme[choice] });

const choose = (page: Page, choice: Choice) => getRadioButton(page, choice).click();

/** Expects that the page has the scheme, and that the choice is marked. */
async function expectShown(page: Page, scheme: 'light' | 'dark', choice: Choice = scheme) {
  await expect(getRadioButton(page, choice)).toBeChecked();
  // The page changes a frame after the choice is marked.
  await expect(page.locator('body')).toHaveCSS('background-color', PAPER[scheme]);
}

test.describe('the color scheme', () => {
  /** A second page of the site, in the same browser. */
  let other: Page;
  test.beforeEach(async ({ page, context }) => {
    other = await context.newPage();
    for (const tab of [other, page]) {
      await tab.emulateMedia({ colorScheme: 'dark' });
      await tab.goto(TESTIMONIALS_PATH);
    }
    await page.bringToFront();
  });

  test('follows the system unless a known choice is stored', async ({ page }) => {
    for (const value of ['', '<script>']) {
      await page.evaluate((theme) => localStorage.setItem('theme', theme), value);
      await page.reload();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectShown(page, colorScheme, 'system');
      }
    }
  });

  test('applies to all open pages', async ({ page }) => {
    await choose(page, 'light');
    for (const tab of [page, other]) await expectShown(tab, 'light');
  });

  test('applies and can be chosen before the page has loaded', async ({ page }) => {
    await choose(page, 'light');
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        const scheme = getComputedStyle(document.documentElement).colorScheme;
        document.documentElement.setAttribute('data-scheme-at-body', scheme);
      }).observe(document, { childList: true, subtree: true });
    });
    const finish = await openUnfinished(page, TESTIMONIALS_PATH);
    await expect(page.locator('html')).toHaveAttribute('data-scheme-at-body', 'light');
    await choose(page, 'system');
    await finish();
    for (const tab of [page, other]) await expectShown(tab, 'dark', 'system');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });

  test('is the newest choice after the visitor went back', async ({ page }) => {
    await choose(page, 'dark');
    await page.goto('./');
    await choose(page, 'light');
    await page.goBack();
    // The radio button that the browser restores does not override the newer choice.
    await expectShown(page, 'light');
    // A page from the back/forward cache takes over a choice that another page has stored in the meantime.
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expectShown(page, 'dark');
  });
});

/** The colors of the elements that the selector finds. */
function getColors(page: Page, selector: string, name: 'color' | 'backgroundColor' = 'color') {
  const read = (all: Element[], key: typeof name) => all.map((it) => getComputedStyle(it)[key]);
  return page.locator(selector).evaluateAll(read, name);
}

test('for visitors who want more contrast, colors are neither muted nor translucent', {
  tag: '@services',
}, async ({ page, inquiry }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('./');
  for (const [muted, plain] of [
    ['.service-card-text', '.service-card-title'],
    ['.site-footer-links a', '.site-footer .logo'],
  ] as const) {
    expect(new Set(await getColors(page, muted))).toEqual(new Set(await getColors(page, plain)));
  }
  await scrollPageTo(page, 600);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', /^rgb\(/);
  await inquiry.launchButton.click();
  const backdrop = inquiry.dialog.evaluate(
    (dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor,
  );
  expect(await backdrop).toMatch(/^(?!rgba)[^/]+$/);
});

test('in forced colors, edges stay visible', {
  tag: ['@comments', '@carousel', '@contact', '@services'],
}, async ({ page, article, inquiry }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('./');
  const expectBorders = async (...selectors: string[]) => {
    for (const selector of selectors)
      await expect(page.locator(selector).first(), selector).toHaveCSS('border-width', /^[1-9]/);
  };
  const kinds = ['primary', 'secondary', 'quiet'].map((kind) => `.button[data-kind="${kind}"]`);
  const parts = ['.chat', '.chat-bubble', '.chat-quick button', '.field-control'];
  await expectBorders(...kinds, ...parts, '.carousel-controls button');
  for (const cell of ['.service-card-body', '.contact-form']) {
    const [grid] = await getColors(page, `.grid:has(${cell})`, 'backgroundColor');
    expect((await getColors(page, cell, 'backgroundColor'))[0], cell).not.toBe(grid);
  }
  await inquiry.startButton.focus();
  await expect(inquiry.startButton).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(inquiry.dialog).toBeVisible();
  await expectBorders('#site-inquiry');
  await article.open();
  await article.postButton.click();
  await expect(article.missingToast).toBeVisible();
  await expectBorders('.toast');
});

test.describe('for a visitor who saves data', () => {
  test.use(MOVING);

  let scripts: string[];
  test.beforeEach(async ({ page, chat }) => {
    scripts = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('./');
    await chat.field.hover();
    // Once the browser is idle, everything that loads on its own has loaded.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  });

  test('no particles are drawn', ({ page }) => expect(page.locator('#hero canvas')).toBeHidden());

  test('only the focus loads the chat', async ({ chat }) => {
    const hasChat = () => scripts.some((url) => url.includes('Chat.island'));
    expect(hasChat()).toBe(false);
    await chat.field.focus();
    await chat.waitUntilReady();
    expect(hasChat()).toBe(true);
  });
});
