import { useEffect, useReducer, useState } from 'react';
import { prefersReducedMotion } from '#browser/preferences.ts';
import type { ChatLink, ChatScript } from '#data/chat/chat-schema.ts';
import { visibleText } from '#formatting/characters.ts';
import { type Reply, replyTo } from './reply.ts';

interface ChatMessage {
  /** Index in the conversation. */
  id: number;
  content: string;
  isBot: boolean;
  links?: ChatLink[];
}

export interface Conversation {
  messages: ChatMessage[];
  /** What the bot is typing, which is not a message yet. */
  reply?: Reply;
}

export type ConversationEvent = { type: 'sent'; text: string; reply: Reply } | { type: 'replied' };

/** A conversation begins with one greeting by the bot. */
export function startConversation(greeting: string): Conversation {
  return appendMessage({ messages: [] }, { content: greeting, isBot: true });
}

/**
 * The next state of a conversation. Sending while the bot is typing completes its reply first, so nothing is dropped or
 * reordered. A message without visible characters changes nothing.
 */
export function conversationReducer(state: Conversation, event: ConversationEvent): Conversation {
  const completed = completeReply(state);
  if (event.type === 'replied') return completed;
  const content = event.text.trim();
  if (visibleText(content) === '') return state;
  return { ...appendMessage(completed, { content, isBot: false }), reply: event.reply };
}

function completeReply(state: Conversation): Conversation {
  if (!state.reply) return state;
  const { text, links } = state.reply;
  return appendMessage(state, { content: text, isBot: true, links });
}

/** The conversation with one more message and no reply being typed. */
function appendMessage({ messages }: Conversation, message: Omit<ChatMessage, 'id'>): Conversation {
  return { messages: [...messages, { id: messages.length, ...message }] };
}

/** Specification §4: the reply is revealed one character at a time, every 20 ms. */
const REVEAL_INTERVAL_MS = 20;

/** With reduced motion, the typing indicator shows for at most this long. */
const REDUCED_MOTION_LIMIT_MS = 1000;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Splits text into graphemes, so that no emoji or accented letter is cut in two. */
export function splitCharacters(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/**
 * The part of a reply that is visible `elapsed` ms after the bot began to type it; undefined when the bot is done. With
 * reduced motion, nothing is visible while the bot types, and it types for a second at most.
 */
export function visiblePart(
  characters: string[],
  elapsed: number,
  reducedMotion: boolean,
): string | undefined {
  const duration = characters.length * REVEAL_INTERVAL_MS;
  const limit = reducedMotion ? REDUCED_MOTION_LIMIT_MS : Number.POSITIVE_INFINITY;
  if (elapsed >= Math.min(duration, limit)) return undefined;
  if (reducedMotion) return '';
  return characters.slice(0, Math.floor(elapsed / REVEAL_INTERVAL_MS)).join('');
}

/**
 * The conversation with the bot, and the visible part of the reply that the bot is typing. The part is empty while the
 * bot is idle.
 *
 * The clock decides how much is visible, not the number of ticks, so ticks that are late on a busy page or in a hidden
 * tab do not add up.
 */
export function useConversation(script: ChatScript) {
  const [conversation, dispatch] = useReducer(
    conversationReducer,
    script.greeting,
    startConversation,
  );
  const [visible, setVisible] = useState({ conversation, text: '' });

  useEffect(() => {
    if (!conversation.reply) return;
    const isStill = prefersReducedMotion();
    const characters = splitCharacters(conversation.reply.text);
    const startedAt = performance.now();
    const timer = setInterval(() => {
      const text = visiblePart(characters, performance.now() - startedAt, isStill);
      if (text === undefined) dispatch({ type: 'replied' });
      else setVisible({ conversation, text });
    }, REVEAL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [conversation]);

  return {
    ...conversation,
    visibleReply: visible.conversation === conversation ? visible.text : '',
    sendMessage: (text: string) => dispatch({ type: 'sent', text, reply: replyTo(text, script) }),
  };
}
