import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '#browser/prefers-reduced-motion.ts';
import type { BotStatus } from './conversation.ts';
import { REVEAL_INTERVAL_MS, revealDuration, revealedCount, splitCharacters } from './reveal.ts';

/**
 * Reveals the reply that the bot is typing and returns the part that is visible, empty while it is
 * idle. Calls `onReplied` when the whole reply has been revealed. Without motion nothing is revealed,
 * and the call comes after a shorter wait.
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
