/**
 * What visitors type is only ever text. The content security policy is switched off here: nothing may
 * run even where nothing would stop it.
 */
import { ArticlePage } from './support/article-page.ts';
import { ChatPanel } from './support/chat-panel.ts';
import { sidewaysOverflowOf } from './support/geometry.ts';
import { expect, type Page, test } from './support/test.ts';

test.use({ bypassCSP: true });

/** Each calls `alert` where text becomes HTML, an address, a template or part of a script. */
const PAYLOADS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<b onclick=alert(1) onmouseover=alert(1)>x</b>',
  '<a href="java&#x0A;script:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '</p></textarea></title></script><script>alert(1)</script>',
  '" onfocus=alert(1) autofocus x="',
  '[x](javascript:alert(1))',
  '{{constructor.constructor("alert(1)")()}}',
  '&lt;img src=x onerror=alert(1)&gt;',
  '__proto__',
];

/** One word with markup in it, far wider than any window. */
const LONG_WORD = '<b>é👩‍👧'.repeat(1000);

/** Every element of the page that could run, load or lead somewhere. */
const countActive = (page: Page) =>
  page.locator('script, iframe, object, embed, base, meta, link, style').count();

/** Records whatever a payload could do; the returned function expects that none did anything. */
async function watchEscapes(page: Page): Promise<() => Promise<void>> {
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
  const active = await countActive(page);
  return async () => {
    expect(await countActive(page)).toBe(active);
    expect(escapes).toEqual([]);
    expect(await sidewaysOverflowOf(page)).toBe(0);
  };
}

/** Hovers, focuses and clicks what is in the elements, as a curious visitor might. */
async function poke(page: Page, selector: string): Promise<void> {
  await page.evaluate((chosen) => {
    for (const element of document.querySelectorAll(`${chosen}, ${chosen} *`)) {
      for (const type of ['pointerenter', 'mouseover', 'focus', 'click']) {
        element.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
  }, selector);
}

test('§3 Comment: whatever is typed as name or text shows literally', async ({ page }) => {
  const article = new ArticlePage(page);
  await article.open('quantum-ai-computing');
  await article.post('Anna', 'First.');
  await expect(article.comments).toHaveCount(1);
  const expectNoEscape = await watchEscapes(page);
  const typed = [...PAYLOADS, LONG_WORD];
  for (const [index, text] of typed.entries()) {
    await article.commentField.fill(text);
    await article.nameField.fill(text);
    await article.nameField.press('Enter');
    await expect(article.comments).toHaveCount(index + 2);
  }
  await poke(page, '.comment');
  for (const part of ['.comment-name', '.comment-text']) {
    const shown = article.comments.locator(part);
    expect((await shown.allTextContents()).slice(1)).toEqual(typed);
    await expect(shown.locator('*')).toHaveCount(0);
  }
  await expectNoEscape();
});

test('§3 Chat message: whatever is typed shows literally and is answered', async ({ page }) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  const expectNoEscape = await watchEscapes(page);
  const typed = [...PAYLOADS, LONG_WORD];
  for (const text of typed) await chat.send(text);
  await chat.letReplyFinish();
  await expect(chat.messages).toHaveCount(1 + 2 * typed.length);
  const shown = chat.log.locator('[data-from="visitor"] p');
  await poke(page, '[data-from="visitor"]');
  expect(await shown.allTextContents()).toEqual(typed);
  await expect(shown.locator('*')).toHaveCount(0);
  await expectNoEscape();
});
