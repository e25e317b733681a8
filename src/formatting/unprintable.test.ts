import { expect, test } from 'vitest';
import { dropUnprintable } from './unprintable.ts';

test.each([
  ['\uFEFF- id: a\r\n\tb: c\n', '- id: a\r\n\tb: c\n'],
  ['a\u0000\u0007\u001B[31mb\u007F\u0085\uFFFF', 'a[31mb'],
  ['a\u00A0\u200Dא\u200Fé👩‍👧', 'a\u00A0\u200Dא\u200Fé👩‍👧'],
])('%j becomes %j', (text, kept) => {
  expect(dropUnprintable(text)).toBe(kept);
});
