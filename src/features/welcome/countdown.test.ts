import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createCountdown } from './countdown.ts';

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

/** A countdown of 5 s, and how often it has ended. */
function start() {
  const onEnd = vi.fn();
  const countdown = createCountdown(5000, onEnd);
  const endsAfter = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return onEnd.mock.calls.length;
  };
  return { ...countdown, endsAfter };
}

test('a countdown ends once, when its whole duration has passed', () => {
  const countdown = start();
  expect(countdown.endsAfter(60_000)).toBe(0);
  countdown.resume();
  expect([4999, 1, 10_000].map(countdown.endsAfter)).toEqual([0, 1, 1]);
  countdown.resume();
  expect(countdown.endsAfter(10_000)).toBe(1);
});

test('a countdown runs only between resuming and pausing', () => {
  const countdown = start();
  for (const ms of [3000, 1999]) {
    countdown.resume();
    countdown.resume();
    expect(countdown.endsAfter(ms)).toBe(0);
    countdown.pause();
    countdown.pause();
    expect(countdown.endsAfter(60_000)).toBe(0);
  }
  countdown.resume();
  expect(countdown.endsAfter(1)).toBe(1);
});
