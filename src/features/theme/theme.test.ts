import { expect, test, vi } from 'vitest';
import { readTheme, storeTheme } from './theme.ts';

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  [null, 'system'],
  ['purple', 'system'],
])('a stored %s is read as %s', (stored, theme) => {
  vi.stubGlobal('localStorage', { getItem: () => stored });
  expect(readTheme()).toBe(theme);
});

test('a fixed choice is stored; the system’s choice leaves nothing behind', () => {
  const storage = { setItem: vi.fn(), removeItem: vi.fn() };
  vi.stubGlobal('localStorage', storage);
  storeTheme('dark');
  expect(storage.setItem).toHaveBeenCalledWith('theme', 'dark');
  storeTheme('system');
  expect(storage.removeItem).toHaveBeenCalledWith('theme');
});
