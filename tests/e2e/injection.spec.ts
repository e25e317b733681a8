/**
 * What visitors type is only ever text. The content security policy is switched off here: nothing may
 * run even where nothing would stop it.
 */

import { ArticlePage } from './support/article-page.ts';
import { ChatPanel } from './support/chat-panel.ts';
import { InquiryDialog, VALID_INQUIRY } from './support/inquiry-dialog.ts';
import { expect, type Page, test } from './support/test.ts';
import { XSS_PAYLOADS } from './support/xss-payloads.ts';

test.use({ bypassCSP: true });

const PAYLOADS = Object.values(XSS_PAYLOADS).flat();

/** As two texts are compared: without what surrounds them, half a character replaced. */
const plain = (text: string) => text.toWellFormed().trim();

/** What a field of one line keeps of a text. */
const inOneLine = (text: string) => plain(text.replaceAll(/[\r\n]/g, ''));

/** Notices whatever a payload could do: dialogs, requests, other pages, errors. */
function collectEscapes(page: Page): string[] {
  const escapes: string[] = [];
  page.on('dialog', async (dialog) => {
    escapes.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('popup', (popup) => escapes.push(`popup: ${popup.url()}`));
  page.on('pageerror', (error) => escapes.push(`error: ${error.message}`));
  page.on('framenavigated', (frame) => escapes.push(`navigation: ${frame.url()}`));
  page.on('request', (request) => {
    if (!/\/_astro\/|\/avatars\//.test(request.url())) escapes.push(`request: ${request.url()}`);
  });
  return escapes;
}

/** Every element of the page that could run, load or lead somewhere. */
function countActive(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document.querySelectorAll('script, iframe, object, embed, base, meta, link, style').length,
  );
}

/** Hovers, focuses and clicks what stands in the elements, as a curious visitor might. */
async function poke(page: Page, selector: string): Promise<void> {
  await page.evaluate((chosen) => {
    for (const element of document.querySelectorAll<HTMLElement>(`${chosen}, ${chosen} *`)) {
      for (const type of ['pointerenter', 'mouseover', 'focus', 'click']) {
        element.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
  }, selector);
}

test('there are at least 100 payloads, each once', () => {
  expect(new Set(PAYLOADS).size).toBe(PAYLOADS.length);
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(100);
});

test('nothing in a comment or its author’s name runs', async ({ page }) => {
  const article = new ArticlePage(page);
  await article.open('quantum-ai-computing');
  await article.post('Anna', 'First.');
  await expect(article.comments).toHaveCount(1);
  const active = await countActive(page);
  const escapes = collectEscapes(page);

  await page.evaluate((payloads) => {
    const form = document.querySelector<HTMLFormElement>('.comment-form');
    for (const payload of payloads) {
      for (const name of ['name', 'content']) {
        (form?.elements.namedItem(name) as HTMLInputElement).value = payload;
      }
      form?.requestSubmit();
    }
  }, PAYLOADS);
  await expect(article.comments).toHaveCount(PAYLOADS.length + 1);
  await poke(page, '.comment');

  const texts = await article.comments.locator('.comment-text').allTextContents();
  expect(texts.slice(1).map(plain)).toEqual(PAYLOADS.map(plain));
  await expect(article.comments.locator('.comment-text *, .comment-name *')).toHaveCount(0);
  expect(await countActive(page)).toBe(active);
  expect(escapes).toEqual([]);
});

test('nothing in a chat message runs', async ({ page }) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  const active = await countActive(page);
  const escapes = collectEscapes(page);

  await page.evaluate((payloads) => {
    const form = document.querySelector<HTMLFormElement>('.chat-form');
    for (const payload of payloads) {
      (form?.elements.namedItem('message') as HTMLInputElement).value = payload;
      form?.requestSubmit();
    }
  }, PAYLOADS);
  const sent = chat.log.locator('[data-from="visitor"] p');
  await expect(sent).toHaveCount(PAYLOADS.length);
  await poke(page, '[data-from="visitor"]');

  expect((await sent.allTextContents()).map(plain)).toEqual(PAYLOADS.map(inOneLine));
  await expect(sent.locator('*')).toHaveCount(0);
  expect(await countActive(page)).toBe(active);
  expect(escapes).toEqual([]);
});

test('nothing in an inquiry runs, and it is logged as it was typed', async ({ page }) => {
  const inquiry = new InquiryDialog(page);
  await page.goto('/testimonials');
  await inquiry.launchButton.click();
  await inquiry.submitButton.click();
  await expect(inquiry.field('name')).toBeFocused();
  const active = await countActive(page);
  const logged: Promise<Record<string, string>>[] = [];
  page.on('console', (message) => {
    const [, values] = message.args();
    if (message.text().startsWith('Project inquiry') && values) logged.push(values.jsonValue());
  });
  const escapes = collectEscapes(page);

  const hostile = PAYLOADS.map((payload) => ({
    ...VALID_INQUIRY,
    name: payload,
    business: payload,
  }));
  await page.evaluate((inquiries) => {
    const form = document.querySelector<HTMLFormElement>('.inquiry-form');
    const dialog = form?.closest('dialog');
    for (const values of inquiries) {
      if (!dialog?.open) dialog?.showModal();
      for (const [name, value] of Object.entries(values)) {
        (form?.elements.namedItem(name) as HTMLInputElement).value = value;
      }
      form?.requestSubmit();
    }
  }, hostile);
  await expect.poll(() => logged.length).toBe(hostile.length);
  const received = await Promise.all(logged);
  expect(received.map(({ name = '', business = '' }) => [name, business].map(plain))).toEqual(
    PAYLOADS.map((payload) => [payload, payload].map(inOneLine)),
  );

  // As an address, a payload is refused; what stands in the fields stays text.
  await inquiry.launchButton.click();
  for (const payload of XSS_PAYLOADS['addresses that run'] ?? []) {
    await inquiry.field('website').fill(payload);
  }
  expect(await countActive(page)).toBe(active);
  expect(escapes).toEqual([]);
});

test.describe('with the policy of the page', () => {
  test.use({ bypassCSP: false });

  test('an inline script that gets into the page does not run, and text never becomes markup', async ({
    page,
  }) => {
    await page.goto('/');
    const outcome = await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('document.title = "injected"');
      document.body.append(script);
      const parse = () => {
        document.body.innerHTML = '<p>injected</p>';
      };
      try {
        parse();
        return 'parsed';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(outcome).toBe('TypeError');
    await expect(page).not.toHaveTitle('injected');
  });
});
