/** The browser's clock and timers; tests pass their own. */
export interface Clock {
  /** Milliseconds that only ever grow. */
  now(): number;
  /** Calls `callback` after `ms`; returns a function that cancels it. */
  after(ms: number, callback: () => void): () => void;
}

export interface Countdown {
  pause(): void;
  /** Starts, or continues with the remaining time. */
  resume(): void;
}

/** Calls `onEnd` once, after `duration` ms of running. It starts paused: `resume` starts it. */
export function createCountdown(duration: number, clock: Clock, onEnd: () => void): Countdown {
  let left = duration;
  let startedAt = 0;
  let cancel: (() => void) | undefined;

  const resume = () => {
    if (cancel || left < 0) return;
    startedAt = clock.now();
    cancel = clock.after(left, () => {
      cancel = undefined;
      left = -1;
      onEnd();
    });
  };
  const pause = () => {
    if (!cancel) return;
    cancel();
    cancel = undefined;
    left = Math.max(0, left - (clock.now() - startedAt));
  };

  return { pause, resume };
}
