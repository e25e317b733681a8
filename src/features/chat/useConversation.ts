import { useEffect, useReducer, useState } from 'react';
import { prefersReducedMotion } from '#browser/prefers-reduced-motion.ts';
import type { ChatScript } from '#data/chat/chat-schema.ts';
import { conversationReducer, startConversation } from './conversation.ts';
import { replyTo } from './reply.ts';

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
 * The clock decides how much is visible, not the number of ticks, so a busy page or a hidden tab makes the reveal
 * coarser but never slower.
 */
export function useConversation(script: ChatScript) {
  const { greeting } = script;
  const [conversation, dispatch] = useReducer(conversationReducer, greeting, startConversation);
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
    restart: () => dispatch({ type: 'restarted', greeting }),
  };
}
