import { expect, test } from 'vitest';
import { milliseconds, textTable } from './text-table.ts';

test('columns are as wide as their widest cell, the first to the left and the others to the right', () => {
  const rows = [
    ['page', 'bytes', ''],
    ['/blog', '9', 'too large'],
    ['/', '12,345'],
  ];
  expect(textTable(rows).split('\n')).toEqual([
    'page    bytes',
    '/blog       9  too large',
    '/      12,345',
  ]);
});

test.each([
  [1234.6, '1,235 ms'],
  [0.123, '0.12 ms'],
  [0, '0 ms'],
])('%d milliseconds are %s', (value, text) => {
  expect(milliseconds(value)).toBe(text);
});
