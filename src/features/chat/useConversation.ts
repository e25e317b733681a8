import { useEffect, useReducer } from 'react';
import { isMotionReduced } from '#browser/preferences.ts';
import type { ChatScript } from '#data/chat/chat-schema.ts';
import {
  conversationReducer,
  getVisiblePart,
  REVEAL_INTERVAL_MS,
  splitCharacters,
  startConversation,
} from './conversation.ts';
import { replyTo } from './reply.ts';

/**
 * The conversation with the bot. The clock decides how much of a reply is visible, not the number of ticks, because
 * ticks are late on a busy page or in a hidden tab.
 */
export function useConversation(script: ChatScript) {
  const [conversation, dispatch] = useReducer(
    conversationReducer,
    script.greeting,
    startConversation,
  );
  const { reply } = conversation;

  useEffect(() => {
    if (!reply) return;
    const isStill = isMotionReduced();
    const characters = splitCharacters(reply.text);
    const startedAt = performance.now();
    const timer = setInterval(() => {
      const text = getVisiblePart(characters, performance.now() - startedAt, isStill);
      if (text === undefined) dispatch({ type: 'replied' });
      else dispatch({ type: 'revealed', text });
    }, REVEAL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [reply]);

  return {
    ...conversation,
    sendMessage: (text: string) => dispatch({ type: 'sent', text, reply: replyTo(text, script) }),
  };
}
