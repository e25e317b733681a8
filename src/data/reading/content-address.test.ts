import { expect, test } from 'vitest';
import { CONTENT_ADDRESS } from './content-address.ts';

test.each(['https://example.com/a?b#c', '/', '/blog', '/#services', '#'])(
  '%s is allowed',
  (address) => {
    expect(address).toMatch(CONTENT_ADDRESS);
  },
);

test.each([
  '',
  'http://example.com',
  '//example.com',
  '/\\example.com',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/1',
  'mailto:a@example.com',
  'page.html',
  '../page',
  '/a b',
])('%j is refused', (address) => {
  expect(address).not.toMatch(CONTENT_ADDRESS);
});
