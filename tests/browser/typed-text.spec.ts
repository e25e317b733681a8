/**
 * What visitors type is only ever text. The content security policy is switched off here: nothing may
 * run even where nothing would stop it.
 */
import { ArticlePage } from '../support/article-page.ts';
import { ChatPanel } from '../support/chat-panel.ts';
import { sidewaysOverflowOf } from '../support/geometry.ts';
import { expect, type Locator, test } from '../support/test.ts';

test.use({ bypassCSP: true });

/** Each calls `alert` where text becomes HTML, an address, a template or part of a script. */
const TYPED = [
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
  // One word with markup in it, far wider than any window.
  '<b>é👩‍👧'.repeat(1000),
];

/** Each text is there to the letter: no part of it has become an element. */
async function expectLiteral(shown: Locator): Promise<void> {
  expect(await shown.allTextContents()).toEqual(TYPED);
  await expect(shown.locator('*')).toHaveCount(0);
  await expect(shown.page()).not.toHaveTitle('ran');
  expect(await sidewaysOverflowOf(shown.page())).toBe(0);
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.alert = () => {
      document.title = 'ran';
    };
  }),
);

test('§3 Comment: whatever is typed as name or text shows literally', { tag: '@comments' }, async ({
  page,
}) => {
  const article = new ArticlePage(page);
  await article.open();
  for (const [index, text] of TYPED.entries()) {
    await article.commentField.fill(text);
    await article.nameField.fill(text);
    await article.nameField.press('Enter');
    await expect(article.comments).toHaveCount(index + 1);
  }
  for (const part of ['.comment-name', '.comment-text'])
    await expectLiteral(article.comments.locator(part));
});

test('§3 Chat message: whatever is typed shows literally and is answered', async ({ page }) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  for (const text of TYPED) await chat.send(text);
  await chat.letReplyFinish();
  await expect(chat.messages).toHaveCount(1 + 2 * TYPED.length);
  await expectLiteral(chat.log.locator('[data-from="visitor"] p'));
});
