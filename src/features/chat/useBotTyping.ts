import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '#browser/prefers-reduced-motion.ts';
import type { BotStatus } from './conversation.ts';

/** Specification §4: the reply is revealed one character at a time, every 20 ms. */
const REVEAL_INTERVAL_MS = 20;

/** With reduced motion the typing indicator shows for at most this long (docs/specification.md). */
const REDUCED_MOTION_LIMIT_MS = 1000;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Splits text into graphemes: never half an emoji or half an accent. */
export function splitCharacters(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** How many of `total` characters are visible `elapsed` ms after the reveal began. */
export function revealedCount(elapsed: number, total: number): number {
  return Math.min(total, Math.max(0, Math.floor(elapsed / REVEAL_INTERVAL_MS)));
}

/** How long a reply of `total` characters takes, in ms. */
export function revealDuration(total: number, reducedMotion: boolean): number {
  const duration = total * REVEAL_INTERVAL_MS;
  return reducedMotion ? Math.min(duration, REDUCED_MOTION_LIMIT_MS) : duration;
}

/**
 * Reveals the reply that the bot is typing and returns the part that is visible, empty while it is idle. Calls
 * `onReplied` when the whole reply has been revealed. With reduced motion there is no reveal, only a shorter wait
 * before the call.
 *
 * The count is taken from the clock, not from the number of ticks, so a busy page or a hidden tab
 * makes the reveal coarser but never slower.
 */
export function useBotTyping(bot: BotStatus, onReplied: () => void): string {
  const [visible, setVisible] = useState({ bot, text: '' });

  useEffect(() => {
    if (bot.kind === 'idle') return;
    const isStill = prefersReducedMotion();
    const characters = splitCharacters(bot.reply.reply);
    const duration = revealDuration(characters.length, isStill);
    const startedAt = performance.now();
    const timer = setInterval(() => {
      const elapsed = performance.now() - startedAt;
      if (elapsed >= duration) {
        clearInterval(timer);
        onReplied();
      } else if (!isStill) {
        const text = characters.slice(0, revealedCount(elapsed, characters.length)).join('');
        setVisible({ bot, text });
      }
    }, REVEAL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [bot, onReplied]);

  return visible.bot === bot ? visible.text : '';
}
