import { expect, test, vi } from 'vitest';
import { oncePerBuild } from './once-per-build.ts';

test('a build reads once, also for two who ask at the same time', async () => {
  const read = vi.fn(async () => ({ words: 'one' }));
  const get = oncePerBuild(read, true);
  const [first, second] = await Promise.all([get(), get()]);
  expect(second).toBe(first);
  expect(await get()).toBe(first);
  expect(read).toHaveBeenCalledTimes(1);
});

test('the development server reads what has changed', async () => {
  let words = 'one';
  const get = oncePerBuild(async () => words, false);
  expect(await get()).toBe('one');
  words = 'two';
  expect(await get()).toBe('two');
});
