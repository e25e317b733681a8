import { expect, test, vi } from 'vitest';
import { readTheme, storeTheme } from './theme.ts';

const storing = (value: string | null) => () => ({ getItem: () => value });
const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  [null, 'system'],
  ['purple', 'system'],
])('a stored %s is read as %s', (stored, theme) => {
  expect(readTheme(storing(stored))).toBe(theme);
});

test('blocked storage reads as the system’s choice and does not throw on storing', () => {
  expect(readTheme(blocked)).toBe('system');
  expect(() => storeTheme('dark', blocked)).not.toThrow();
});

test('a fixed choice is stored; the system’s choice leaves nothing behind', () => {
  const storage = { setItem: vi.fn(), removeItem: vi.fn() };
  storeTheme('dark', () => storage);
  expect(storage.setItem).toHaveBeenCalledWith('theme', 'dark');
  storeTheme('system', () => storage);
  expect(storage.removeItem).toHaveBeenCalledWith('theme');
});
