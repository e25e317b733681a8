import { ArticlePage } from './support/article-page.ts';
import { ChatPanel, chatScript } from './support/chat-panel.ts';
import { sidewaysOverflowOf } from './support/geometry.ts';
import { expect, test } from './support/test.ts';

/** One word of 100,000 characters, markup in it. */
const LONG_WORD = '<b>é👩‍👧'.repeat(20_000).slice(0, 100_000);

test('§4 a message and a comment of 100,000 characters stay literal, and the page goes on', async ({
  page,
}) => {
  await test.step('chat', async () => {
    const chat = await ChatPanel.openWithStoppedClock(page);
    await chat.send(LONG_WORD);
    await expect(chat.messages).toHaveCount(2);
    expect(await chat.messages.nth(1).locator('p').textContent()).toBe(LONG_WORD);
    await chat.letReplyFinish();
    const reply = await chat.ask('What is the price?');
    await expect(reply).toContainText(chatScript.rules[1]?.reply as string);
    expect(await sidewaysOverflowOf(page)).toBeLessThanOrEqual(0);
  });
  await test.step('comment', async () => {
    const article = new ArticlePage(page);
    await article.open('quantum-ai-computing');
    await article.post(LONG_WORD, LONG_WORD);
    await expect(article.comments).toHaveCount(1);
    expect(await article.comments.locator('.comment-name').textContent()).toBe(LONG_WORD);
    expect(await article.comments.locator('.comment-text').textContent()).toBe(LONG_WORD);
    expect(await sidewaysOverflowOf(page)).toBeLessThanOrEqual(0);
  });
});
