import type { ChatLink } from '#data/chat/chat-schema.ts';
import { visibleText } from '#formatting/invisible.ts';
import type { Reply } from './reply.ts';

/** A message in the conversation. */
interface ChatMessage {
  /** Index in the conversation. */
  id: number;
  content: string;
  isBot: boolean;
  links: ChatLink[];
}

export interface Conversation {
  messages: ChatMessage[];
  /** What the bot is typing, which is not a message yet. */
  reply?: Reply;
}

export type ConversationEvent =
  | { type: 'sent'; text: string; reply: Reply }
  | { type: 'replied' }
  | { type: 'restarted'; greeting: string };

/** A conversation begins with one greeting by the bot. */
export function startConversation(greeting: string): Conversation {
  return appendMessage({ messages: [] }, greeting, true);
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
      return { ...appendMessage(completeReply(state), text, false), reply: event.reply };
    }
    case 'replied':
      return completeReply(state);
    case 'restarted':
      return startConversation(event.greeting);
  }
}

function completeReply(state: Conversation): Conversation {
  const { reply } = state;
  return reply ? appendMessage(state, reply.text, true, reply.links) : state;
}

/** The conversation with one more message and no reply being typed. */
function appendMessage(
  { messages }: Conversation,
  content: string,
  isBot: boolean,
  links: ChatLink[] = [],
): Conversation {
  return { messages: [...messages, { id: messages.length, content, isBot, links }] };
}
