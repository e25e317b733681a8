import { useEffect, useReducer, useState } from 'react';
import { isMotionReduced } from '#browser/preferences.ts';
import type { ChatScript } from '#data/chat/chat-schema.ts';
import {
  conversationReducer,
  REVEAL_INTERVAL_MS,
  splitCharacters,
  startConversation,
  visiblePart,
} from './conversation.ts';
import { replyTo } from './reply.ts';

/**
 * The conversation with the bot, and the visible part of the reply that the bot is typing. The part is empty while the
 * bot is idle.
 *
 * The clock decides how much is visible, not the number of ticks, because ticks are late on a busy page or in a hidden tab.
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
    const isStill = isMotionReduced();
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
