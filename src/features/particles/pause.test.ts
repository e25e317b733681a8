import { expect, test, vi } from 'vitest';
import { readPaused, storePaused } from './pause.ts';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test.each([
  ['paused', true],
  ['running', false],
  [null, false],
])('a stored %s is read as paused: %s', (stored, isPaused) => {
  expect(readPaused(() => ({ getItem: () => stored }))).toBe(isPaused);
});

test('blocked storage reads as not paused and does not throw on storing', () => {
  expect(readPaused(blocked)).toBe(false);
  expect(() => storePaused(true, blocked)).not.toThrow();
});

test('a pause is stored; going on leaves nothing behind', () => {
  const storage = { setItem: vi.fn(), removeItem: vi.fn() };
  storePaused(true, () => storage);
  expect(storage.setItem).toHaveBeenCalledWith('animation', 'paused');
  storePaused(false, () => storage);
  expect(storage.removeItem).toHaveBeenCalledWith('animation');
});
