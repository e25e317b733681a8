import { type Dispatch, useEffect, useState } from 'react';
import { prefersReducedMotion } from '#browser/prefers-reduced-motion.ts';
import type { Conversation, ConversationEvent } from './conversation.ts';

/** Specification §4: the reply is revealed one character at a time, every 20 ms. */
const REVEAL_INTERVAL_MS = 20;

/** With reduced motion, the typing indicator shows for at most this long (docs/specification.md). */
const REDUCED_MOTION_LIMIT_MS = 1000;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Splits text into graphemes, so that no emoji or accented letter is cut in two. */
export function splitCharacters(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/**
 * The part of a reply that is visible `elapsed` ms after the bot began to type it; undefined when the bot is done. With
 * reduced motion, nothing is visible while the bot types, and the bot is done sooner.
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
 * Reveals the reply that the bot is typing. Returns its visible part, which is empty while the bot is idle. Dispatches
 * `replied` when the whole reply has been revealed.
 *
 * The clock decides how much is visible, not the number of ticks, so a busy page or a hidden tab makes the reveal
 * coarser but never slower.
 */
export function useBotTyping(
  conversation: Conversation,
  dispatch: Dispatch<ConversationEvent>,
): string {
  const [visible, setVisible] = useState({ conversation, text: '' });

  useEffect(() => {
    if (!conversation.reply) return;
    const isStill = prefersReducedMotion();
    const characters = splitCharacters(conversation.reply.reply);
    const startedAt = performance.now();
    const timer = setInterval(() => {
      const text = visiblePart(characters, performance.now() - startedAt, isStill);
      if (text === undefined) dispatch({ type: 'replied' });
      else setVisible({ conversation, text });
    }, REVEAL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [conversation, dispatch]);

  return visible.conversation === conversation ? visible.text : '';
}
