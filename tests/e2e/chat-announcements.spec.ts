import { ChatPanel, chatScript } from './support/chat-panel.ts';
import { expect, test } from './support/test.ts';

const { reply } = chatScript.fallback;

test('the messages are a named log', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('log')).toHaveAccessibleName(/.+/);
});

test('the reveal is hidden from assistive technology', async ({ page }) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  await chat.send('Something else');
  await page.clock.runFor(200);
  await expect.poll(() => chat.revealed.textContent()).toBe(reply.slice(0, 10));
  await expect(chat.typing).toHaveAttribute('aria-hidden', 'true');
  await expect(chat.log).not.toContainText(reply.slice(0, 10));
  await expect(chat.conversation).toMatchAriaSnapshot(`
    - group "Conversation":
      - /children: equal
      - log
  `);
});

test('each reply is announced once, complete', async ({ page }) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  const announcements = await chat.log.evaluateHandle((log) => {
    const heard: string[] = [];
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') heard.push(target.textContent ?? '');
        for (const node of addedNodes) heard.push(node.textContent ?? '');
      }
    }).observe(log, { childList: true, subtree: true, characterData: true });
    return heard;
  });
  await chat.send('Something else');
  for (const elapsed of [20, 400, 1_000]) await page.clock.fastForward(elapsed);
  await chat.letReplyFinish();
  await expect
    .poll(() => announcements.jsonValue())
    .toEqual(['You: Something else', `Assistant: ${reply}`]);
});

test('the sender of each message is told to assistive technology', async ({ page }) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  await chat.ask('Something else');
  await expect(chat.messages).toContainText([/^Assistant: /, /^You: /, /^Assistant: /]);
});

test('§4 links in a reply lead to the booking page in a new tab and to the inquiry dialog', async ({
  page,
}) => {
  const chat = await ChatPanel.openWithStoppedClock(page);
  const answer = await chat.ask('help');
  const booking = answer.getByRole('link', { name: /\(opens in a new tab\)$/ });
  await expect(booking).toHaveAttribute('target', '_blank');
  await expect(booking).toHaveAttribute('rel', 'noopener noreferrer');
  await answer.getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Start Your Project' })).toBeVisible();
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('with reduced motion the whole reply comes after 1 s, nothing is revealed', async ({
    page,
  }) => {
    const chat = await ChatPanel.openWithStoppedClock(page);
    await chat.send('Something else');
    await expect(chat.typing).toBeVisible();
    await page.clock.runFor(980);
    await expect(chat.typing).toBeVisible();
    await expect(chat.typing).toHaveText('');
    await expect(chat.messages).toHaveCount(2);
    await page.clock.runFor(20);
    await expect(chat.messages).toHaveCount(3);
    await expect(chat.messages.nth(2)).toContainText(reply);
    await expect(chat.typing).toBeHidden();
  });
});
