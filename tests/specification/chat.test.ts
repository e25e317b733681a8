/** What the sample's assistant answers to what (Specification §9). */
import { expect, test } from 'vitest';
import { messageBlocks } from '#features/chat/message-blocks.ts';
import { replyTo } from '#features/chat/reply.ts';
import { chatScript as script } from '../support/content.ts';

const answer = (message: string) => replyTo(message, script).reply;

test('§2 §9 the placeholder, and the three quick replies in order', () => {
  expect(script.placeholder).toBe('Ask about our AI services...');
  expect(script.quickReplies).toEqual([
    'What AI tools do you offer?',
    'How much does it cost?',
    'Can you help with my business?',
  ]);
});

test.each(['ai tools', 'AI TOOLS!', 'offer', 'You offered'])(
  '§9 rule 1: “%s” gets the list of five AI offerings',
  (message) => {
    const list = messageBlocks(answer(message)).find(({ kind }) => kind === 'list');
    expect(list).toMatchObject({
      items: [
        expect.stringMatching(/custom chatbots/i),
        expect.stringMatching(/automated data processing/i),
        expect.stringMatching(/AI-powered analytics/i),
        expect.stringMatching(/predictive modeling/i),
        expect.stringMatching(/natural language processing/i),
      ],
    });
  },
);

test.each(['cost', 'COST', 'pricing', 'price', 'prices'])(
  '§9 rule 2: “%s” gets custom pricing, the starting price and a pricing consultation',
  (message) => {
    for (const words of [
      /custom pricing/,
      /packages starting from \$999\/month/,
      /pricing consultation/,
    ]) {
      expect(answer(message)).toMatch(words);
    }
  },
);

test.each(['business', 'Business plan', 'help', 'HELP', 'helpful'])(
  '§9 rule 3: “%s” gets past work in three fields and a free consultation',
  (message) => {
    for (const words of [/e-commerce/, /healthcare/, /finance/, /free 30-minute consultation/i]) {
      expect(answer(message)).toMatch(words);
    }
  },
);

test.each(['hello', 'ai', 'tool', 'off', 'pric', 'hel'])(
  '§9 rule 4: “%s” gets the general reply about AI automation and the challenge',
  (message) => {
    expect(answer(message)).toBe(script.fallback.reply);
    expect(answer(message)).toMatch(/AI automation.*challenge.*\?$/s);
  },
);

test.each([
  ['help, what do you offer at what price for my business?', 'offer'],
  ['help my business: what is the price?', 'price'],
])('§9 the rules are checked in order: “%s” is answered as “%s”', (message, keyword) => {
  expect(answer(message)).toBe(answer(keyword));
});
