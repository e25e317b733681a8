/** Browsers that lack, refuse or change something: the site goes on with what is left. */

import { ArticlePage } from './support/article-page.ts';
import { ChatPanel } from './support/chat-panel.ts';
import { collectTrouble } from './support/page-trouble.ts';
import { installRewritingExtension } from './support/rewriting-extension.ts';
import { expect, SLOWNESS, test } from './support/test.ts';

const FAULTS: Record<string, () => void> = {
  'storage that is blocked': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
  'storage that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'no canvas and no ResizeObserver': () => {
    HTMLCanvasElement.prototype.getContext = () => null;
    Reflect.deleteProperty(window, 'ResizeObserver');
  },
};

for (const [name, cause] of Object.entries(FAULTS)) {
  test(`with ${name} the page works, and the choice of colours lasts as long as it`, async ({
    page,
  }) => {
    await page.addInitScript(cause);
    const trouble = await collectTrouble(page);
    const chat = new ChatPanel(page);
    await page.goto('/');
    await page.getByRole('group', { name: 'Colour scheme' }).getByText('Dark').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await chat.send('Hello');
    await expect(chat.messages.nth(1)).toHaveText(/Hello/);
    await page.getByRole('button', { name: 'Next testimonial' }).scrollIntoViewIfNeeded();
    await expect(page.locator('.carousel[data-ready]')).toBeVisible();
    expect(trouble).toEqual([]);
  });
}

test('off line, nothing typed is lost, and it is posted when the line is back', async ({
  page,
  context,
}) => {
  const article = new ArticlePage(page);
  await article.open('quantum-ai-computing');
  await context.setOffline(true);
  await page.route('**/_astro/**', (route) => route.abort());
  const lastAttempt = page.waitForEvent('requestfailed', (request) => /retry=/.test(request.url()));
  await article.post('Anna', 'Well said.');
  await lastAttempt;
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await expect(article.nameField).toHaveValue('Anna');
  await expect(article.commentField).toHaveValue('Well said.');
  await expect(page.goto('/blog')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);

  await context.setOffline(false);
  await page.unroute('**/_astro/**');
  await article.open('quantum-ai-computing');
  await article.post('Anna', 'Well said.');
  await expect(article.comments).toHaveCount(1);
});

test('the date of a comment is the visitor’s own day, in English, whatever their clock and language', async ({
  browser,
}) => {
  // Half past ten in Greenwich: three dates at once around the world.
  const now = new Date('2026-03-01T10:30:00Z');
  for (const [timezoneId, locale, date] of [
    ['Pacific/Kiritimati', 'ar-EG', 'March 2, 2026'],
    ['Pacific/Pago_Pago', 'th-TH-u-ca-buddhist-nu-thai', 'February 28, 2026'],
    ['Asia/Kathmandu', 'fa-IR', 'March 1, 2026'],
  ] as const) {
    const page = await browser.newPage({ timezoneId, locale });
    const article = new ArticlePage(page);
    await page.clock.setFixedTime(now);
    await article.open('quantum-ai-computing');
    await article.post('Anna', 'Well said.');
    await expect(article.comments.getByRole('time')).toHaveText(date);
    await page.close();
  }
});

test('an extension that rewrites the page before hydration does not break its forms', async ({
  page,
}) => {
  await installRewritingExtension(page);
  const article = new ArticlePage(page);
  await article.open('quantum-ai-computing');
  await article.post('Anna', 'Well said.');
  await expect(article.comments).toHaveText([/Anna.*Well said\./]);
  await expect(page.locator('#comments writing-aid')).toHaveCount(0);
});

test('coming back and starting an island twice change nothing', async ({ page }) => {
  const article = new ArticlePage(page);
  const trouble = await collectTrouble(page);
  await article.open('ai-healthcare-2025');
  await article.post('Anna', 'Well said.');
  await expect(article.comments).toHaveCount(2);
  await page.locator('astro-island').evaluateAll((islands) => {
    for (const island of islands as (HTMLElement & { hydrate(): void; start(): void })[]) {
      island.setAttribute('ssr', '');
      island.hydrate();
      island.start();
    }
    // As when the page comes out of the browser's back/forward cache.
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await article.post('Ben', 'Twice?');
  await expect(article.comments).toHaveText([/./, /Anna/, /Ben.*Twice\?/]);
  await article.backLink.click();
  await page.goBack();
  await expect(article.heading).toBeVisible();
  await article.post('Carla', 'Back again.');
  await expect(article.comments.last()).toHaveText(/Carla.*Back again\./);
  expect(trouble).toEqual([]);
});

/** The longest that a visitor may wait for what they did to show, in ms. */
const RESPONSIVE_MS = 1_000;

test('after 1,000 comments the next one shows at once', async ({ page }) => {
  // Nobody posts so fast that more than a few toasts show at a time; here 1,000 would.
  await page.route(/_astro\/Toaster/, (route) => route.abort());
  const article = new ArticlePage(page);
  await article.open('quantum-ai-computing');
  await article.post('Anna', 'First.');
  await expect(article.comments).toHaveCount(1);
  const waited = await page.evaluate(async () => {
    const form = document.querySelector<HTMLFormElement>('.comment-form');
    const post = (text: string) => {
      for (const field of form?.querySelectorAll<HTMLInputElement>('.field-control') ?? []) {
        field.value = text;
      }
      form?.requestSubmit();
    };
    for (let index = 1; index < 1_000; index += 1) post(`Comment ${index}`);
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    post('The last one');
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return performance.now() - start;
  });
  await expect(article.commentsHeading).toHaveText('Comments (1001)');
  expect(waited).toBeLessThan(RESPONSIVE_MS * SLOWNESS);
});

test('after 1,000 chat messages the next one shows at once', async ({ page }) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('.chat-form');
    const field = form?.querySelector('input');
    for (let index = 0; index < 500 && field; index += 1) {
      field.value = `Message ${index}`;
      form?.requestSubmit();
    }
  });
  // The greeting, 500 messages and 499 replies; the last reply is still being typed.
  await expect(chat.messages).toHaveCount(1_000);
  await page.clock.resume();
  const waited = await page.evaluate(async () => {
    const form = document.querySelector<HTMLFormElement>('.chat-form');
    const field = form?.querySelector('input');
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    if (field) field.value = 'The last one';
    form?.requestSubmit();
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return performance.now() - start;
  });
  await expect(chat.log.getByText('The last one')).toBeVisible();
  expect(waited).toBeLessThan(RESPONSIVE_MS * SLOWNESS);
});
