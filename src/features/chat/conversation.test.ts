import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileText } from '../../../tests/support/hostile-text.ts';
import {
  type Conversation,
  type ConversationEvent,
  conversationReducer,
  getVisiblePart,
  splitCharacters,
  startConversation,
} from './conversation.ts';

const reply = (text: string) => ({ text, links: [] });
const run = (...events: ConversationEvent[]): Conversation =>
  events.reduce(conversationReducer, startConversation('Hello'));
const texts = ({ messages }: Conversation) => messages.map(({ content }) => content);

test('a conversation starts with one greeting by the bot', () => {
  expect(startConversation('Hello').messages).toEqual([{ id: 0, content: 'Hello', isBot: true }]);
});

test('a trimmed message is appended, then its reply', () => {
  const sent = run({ type: 'sent', text: '  Hi  ', reply: reply('Yes?') });
  expect(texts(sent)).toEqual(['Hello', 'Hi']);
  expect(sent.reply).toEqual(reply('Yes?'));
  const answered = conversationReducer(sent, { type: 'replied' });
  expect(texts(answered)).toEqual(['Hello', 'Hi', 'Yes?']);
  expect(answered.messages.map(({ isBot }) => isBot)).toEqual([true, false, true]);
  expect(answered.reply).toBeUndefined();
});

test.each(['', ' ', '\n\t ', '\u200b'])('blank text %j is not sent', (text) => {
  expect(texts(run({ type: 'sent', text, reply: reply('Yes?') }))).toEqual(['Hello']);
});

test('sending while the bot types completes its reply first', () => {
  const state = run(
    { type: 'sent', text: 'one', reply: reply('first') },
    { type: 'revealed', text: 'fi' },
    { type: 'sent', text: 'two', reply: reply('second') },
  );
  expect(texts(state)).toEqual(['Hello', 'one', 'first', 'two']);
  expect(state.visibleReply).toBe('');
});

test.each([
  [0, 10, false, ''],
  [19, 10, false, ''],
  [20, 10, false, '0'],
  [39, 10, false, '0'],
  [40, 10, false, '01'],
  [199, 10, false, '012345678'],
  [200, 10, false, undefined],
  [199, 10, true, ''],
  [200, 10, true, undefined],
  [999, 100, true, ''],
  [1000, 100, true, undefined],
])(
  'after %d ms, of %d characters (reduced motion: %j), the visible part is %j',
  (elapsed, length, reducedMotion, part) => {
    const characters = Array.from({ length }, (_, index) => String(index % 10));
    expect(getVisiblePart(characters, elapsed, reducedMotion)).toBe(part);
  },
);

test('emoji, flags and combining accents are one character each', () => {
  expect(splitCharacters('ab👩‍👧🇲🇹e\u0301!')).toEqual(['a', 'b', '👩‍👧', '🇲🇹', 'e\u0301', '!']);
  expect(splitCharacters('مرحبا')).toHaveLength(5);
});

test('splitting loses nothing of any text', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(splitCharacters(text).join('')).toBe(text);
    }),
    { numRuns: 200 },
  );
});
