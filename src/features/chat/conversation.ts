import type { ChatLink } from '#data/chat/chat-schema.ts';
import { getVisibleText } from '#formatting/characters.ts';
import type { Reply } from './reply.ts';

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
  /** The part of the reply that is visible. */
  visibleReply: string;
}

export type ConversationEvent =
  | { type: 'sent'; text: string; reply: Reply }
  | { type: 'revealed'; text: string }
  | { type: 'replied' };

/** A conversation begins with one greeting by the bot. */
export function startConversation(greeting: string): Conversation {
  return { messages: [{ id: 0, content: greeting, isBot: true }], visibleReply: '' };
}

/**
 * The next state of a conversation. Sending while the bot is typing completes its reply first, so nothing is dropped or
 * reordered. A message without visible characters changes nothing.
 */
export function conversationReducer(state: Conversation, event: ConversationEvent): Conversation {
  if (event.type === 'revealed') return { ...state, visibleReply: event.text };
  if (event.type === 'sent' && getVisibleText(event.text) === '') return state;
  const messages = [...state.messages];
  const append = (message: Omit<ChatMessage, 'id'>) =>
    messages.push({ id: messages.length, ...message });
  if (state.reply) append({ content: state.reply.text, links: state.reply.links, isBot: true });
  if (event.type === 'replied') return { messages, visibleReply: '' };
  append({ content: event.text.trim(), isBot: false });
  return { messages, reply: event.reply, visibleReply: '' };
}

/** How long each character of a reply takes to appear (Specification §4). */
export const REVEAL_INTERVAL_MS = 20;

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
export function getVisiblePart(
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
