/**
 * What visitors type is only ever text. The content security policy is switched off here: nothing may
 * run even where nothing would stop it.
 */
import { sidewaysOverflowOf } from '../support/geometry.ts';
import { expect, type Locator, test } from '../support/test.ts';

test.use({ bypassCSP: true });

/** Each reports an error, which fails the test, where text becomes HTML, an address, a template or part of a script. */
const TYPED = [
  '</p></textarea></title></script><script>reportError(1)</script>',
  '<img src=x onerror=reportError(1)><iframe srcdoc="<script>parent.reportError(1)</script>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=reportError(1)>',
  '" onfocus=reportError(1) autofocus x="',
  '<a href="java&#x0A;script:reportError(1)">x</a> [x](javascript:reportError(1))',
  '{{constructor.constructor("reportError(1)")()}} &lt;img src=x onerror=reportError(1)&gt;',
  '__proto__',
  // One word with markup in it, far wider than any window.
  '<b>é👩‍👧'.repeat(200),
];

/** Each text is there to the letter: no part of it has become an element. */
async function expectLiteral(shown: Locator): Promise<void> {
  expect(await shown.allTextContents()).toEqual(TYPED);
  await expect(shown.locator('*')).toHaveCount(0);
  expect(await sidewaysOverflowOf(shown.page())).toBe(0);
}

test('§3 Comment: whatever is typed as name or text shows literally', {
  tag: '@comments',
}, async ({ article }) => {
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

test('§3 Chat message: whatever is typed shows literally and is answered', async ({ chat }) => {
  await chat.openWithStoppedClock();
  for (const text of TYPED) await chat.send(text);
  await chat.letReplyFinish();
  await expect(chat.messages).toHaveCount(1 + 2 * TYPED.length);
  await expectLiteral(chat.log.locator('[data-from="visitor"] p'));
});
