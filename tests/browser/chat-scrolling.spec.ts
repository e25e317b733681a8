import { ChatPanel } from '../support/chat-panel.ts';
import { expect, type Page, SLOWNESS, test } from '../support/test.ts';

/** Opens the chat with so many messages that they do not fit, scrolled to the newest. */
async function openLongConversation(page: Page): Promise<ChatPanel> {
  const chat = await ChatPanel.openWithStoppedClock(page);
  for (const text of ['Can you help?', 'What do you offer?']) await chat.ask(text.repeat(20));
  await expect.poll(() => chat.distanceToEnd()).toBeLessThan(2);
  return chat;
}

/** Resolves when the page has received the scroll event, at the next frame. */
async function scrollTo(chat: ChatPanel, top: number): Promise<void> {
  await chat.conversation.evaluate(
    (element, position) =>
      new Promise((resolve) => {
        element.addEventListener('scrollend', resolve, { once: true });
        element.scrollTop = position;
      }),
    top,
  );
}

test('§4 Chat: the view follows messages smoothly, unless scrolled up', async ({ page }) => {
  const chat = await openLongConversation(page);
  await test.step('following, also where the reply begins meanwhile', async () => {
    await scrollTo(chat, 0);
    // A slow page draws few positions of a smooth scroll, or none: what counts is what it asks for.
    const asked = await chat.conversation.evaluateHandle((element) => {
      const seen: (ScrollBehavior | 'end' | undefined)[] = [];
      const scroll = element.scrollTo.bind(element);
      element.scrollTo = (options?: ScrollToOptions | number) => {
        if (typeof options !== 'object') throw new TypeError('no behavior is given');
        seen.push(options.behavior);
        scroll(options);
      };
      // The end of a scroll from before may still come.
      element.addEventListener('scrollend', () => seen.length > 0 && seen.push('end'), {
        capture: true,
      });
      return seen;
    });
    await chat.send('What do you offer?');
    await page.clock.runFor(100);
    await expect.poll(async () => (await asked.jsonValue()).includes('end')).toBe(true);
    const seen = await asked.jsonValue();
    expect(new Set(seen.slice(0, seen.indexOf('end')))).toEqual(new Set(['smooth']));
    for (const elapsed of [2_000, 60_000]) {
      await page.clock.fastForward(elapsed);
      await expect.poll(() => chat.distanceToEnd()).toBeLessThan(2);
    }
    await expect(chat.typing).toBeHidden();
    await expect(chat.newMessageButton).toBeHidden();
  });
  await test.step('scrolled up by key while the reply is on its way', async () => {
    await chat.send('What is the price?');
    await expect.poll(() => chat.distanceToEnd()).toBeLessThan(2);
    await chat.conversation.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => chat.conversation.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await page.clock.fastForward(60_000);
    await expect(chat.messages).toHaveCount(9);
    await expect(chat.newMessageButton).toBeVisible();
    expect(await chat.conversation.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  });
  await test.step('back to the newest by the button', async () => {
    await chat.newMessageButton.click();
    await expect.poll(() => chat.distanceToEnd()).toBeLessThan(2);
    await expect(chat.newMessageButton).toBeHidden();
    await expect(chat.conversation).toBeFocused();
  });
});

test('§4 Chat: following offers no newer message, the wheel leaves at once', async ({ page }) => {
  const chat = await openLongConversation(page);
  const offers = await chat.panel.evaluateHandle((panel) => {
    const seen: string[] = [];
    new MutationObserver(() => {
      if (panel.textContent?.includes('New message')) seen.push('offered');
    }).observe(panel, { childList: true, subtree: true });
    return seen;
  });
  await page.clock.resume();
  await chat.send('What is the price?');
  await expect(chat.messages).toHaveCount(7, { timeout: 15_000 * SLOWNESS });
  await expect.poll(() => chat.distanceToEnd()).toBeLessThan(2);
  expect(await offers.jsonValue()).toEqual([]);

  await chat.send('What do you offer?');
  await expect(chat.revealed.first()).toBeVisible();
  await chat.conversation.hover();
  await page.mouse.wheel(0, -200);
  await expect(chat.newMessageButton).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(chat.messages).toHaveCount(9);
  expect(await chat.distanceToEnd()).toBeGreaterThan(150);
});

test('§9 Chat: the scrollbar hides 600 ms after the last scrolling', async ({ page }) => {
  const chat = await openLongConversation(page);
  // The smooth scroll to the last message takes real time, and restarts the 600 ms as it runs.
  const scrollingMark = async () => {
    await page.clock.runFor(600);
    return chat.conversation.getAttribute('data-scrolling');
  };
  await expect.poll(scrollingMark).toBeNull();
  await scrollTo(chat, 0);
  await page.clock.runFor(500);
  await scrollTo(chat, 40);
  await page.clock.runFor(599);
  await expect(chat.conversation).toHaveAttribute('data-scrolling');
  await page.clock.runFor(1);
  await expect(chat.conversation).not.toHaveAttribute('data-scrolling');
});
