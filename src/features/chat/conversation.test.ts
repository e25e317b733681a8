import { expect, test } from 'vitest';
import {
  type Conversation,
  type ConversationEvent,
  conversationReducer,
  startConversation,
} from './conversation.ts';

const reply = (text: string) => ({ text, links: [] });
const run = (...events: ConversationEvent[]): Conversation =>
  events.reduce(conversationReducer, startConversation('Hello'));
const texts = ({ messages }: Conversation) => messages.map(({ content }) => content);

test('a conversation starts with one greeting by the bot', () => {
  expect(startConversation('Hello').messages).toEqual([
    { id: 0, content: 'Hello', isBot: true, links: [] },
  ]);
});

test('a sent message is trimmed and appended, and the typed reply follows', () => {
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
    { type: 'sent', text: 'two', reply: reply('second') },
    { type: 'replied' },
  );
  expect(texts(state)).toEqual(['Hello', 'one', 'first', 'two', 'second']);
});

test('starting over leaves only the greeting', () => {
  const state = run(
    { type: 'sent', text: 'one', reply: reply('first') },
    { type: 'restarted', greeting: 'Hello' },
  );
  expect(state).toEqual(startConversation('Hello'));
});
