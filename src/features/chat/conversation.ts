import type { ChatLink, ChatReply } from '#data/chat/chat-script.ts';
import { visibleText } from '#formatting/invisible.ts';

/** A message of the conversation (Specification §3: Chat message). */
interface ChatMessage {
  /** Index in the conversation. */
  id: number;
  content: string;
  isBot: boolean;
  links: ChatLink[];
}

/** The bot is waiting for a message, or it is typing a reply that is not a message yet. */
export type BotStatus = { kind: 'idle' } | { kind: 'typing'; reply: ChatReply };

export interface Conversation {
  messages: ChatMessage[];
  bot: BotStatus;
}

export type ConversationEvent =
  | { type: 'sent'; text: string; reply: ChatReply }
  | { type: 'replied' }
  | { type: 'restarted'; greeting: string };

/** Quick replies show only while there are fewer messages than this (Specification §4). */
const QUICK_REPLY_LIMIT = 3;

/** A conversation begins with one greeting by the bot. */
export function startConversation(greeting: string): Conversation {
  return appendMessage({ messages: [], bot: { kind: 'idle' } }, greeting, true);
}

/**
 * The next state of a conversation. Sending while the bot is typing completes its reply first, so
 * nothing is dropped or reordered. A message without visible characters changes nothing.
 */
export function conversationReducer(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'sent': {
      const text = event.text.trim();
      if (visibleText(text) === '') return state;
      const sent = appendMessage(completeReply(state), text, false);
      return { ...sent, bot: { kind: 'typing', reply: event.reply } };
    }
    case 'replied':
      return completeReply(state);
    case 'restarted':
      return startConversation(event.greeting);
  }
}

export function showsQuickReplies({ messages }: Conversation): boolean {
  return messages.length < QUICK_REPLY_LIMIT;
}

function completeReply(state: Conversation): Conversation {
  if (state.bot.kind === 'idle') return state;
  const { reply, links } = state.bot.reply;
  return { ...appendMessage(state, reply, true, links), bot: { kind: 'idle' } };
}

function appendMessage(
  state: Conversation,
  content: string,
  isBot: boolean,
  links: ChatLink[] = [],
): Conversation {
  const message = { id: state.messages.length, content, isBot, links };
  return { ...state, messages: [...state.messages, message] };
}
