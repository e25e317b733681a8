import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Clock, createCountdown } from './countdown.ts';

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());
beforeEach(() => vi.setSystemTime(0));

const clock: Clock = {
  now: () => Date.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

test('ends its duration after it is resumed, once', () => {
  const onEnd = vi.fn();
  const countdown = createCountdown(5000, clock, onEnd);
  vi.advanceTimersByTime(60_000);
  countdown.resume();
  vi.advanceTimersByTime(4999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('no time passes while it is paused', () => {
  const onEnd = vi.fn();
  const countdown = createCountdown(5000, clock, onEnd);
  countdown.resume();
  vi.advanceTimersByTime(3000);
  countdown.pause();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  countdown.resume();
  vi.advanceTimersByTime(1999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('pausing or resuming twice changes nothing', () => {
  const onEnd = vi.fn();
  const countdown = createCountdown(1000, clock, onEnd);
  countdown.resume();
  countdown.resume();
  countdown.pause();
  countdown.pause();
  countdown.resume();
  countdown.resume();
  vi.advanceTimersByTime(1000);
  expect(onEnd).toHaveBeenCalledTimes(1);
  countdown.resume();
  vi.advanceTimersByTime(1000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
