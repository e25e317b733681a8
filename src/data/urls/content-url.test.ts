import { expect, test } from 'vitest';
import { getPolicyOrigin, hasPlainHost, LINK_URL } from './content-url.ts';

test('addresses on this site and with https are allowed', () => {
  for (const url of [
    'https://example.com/a?b#c',
    'Https://example.com',
    '/',
    '/blog',
    '/#services',
    '#',
  ])
    expect(url).toMatch(LINK_URL);
});

const REFUSED =
  'http://example.com //example.com /\\example.com page.html ../page javascript:alert(1) JAVASCRIPT:a ' +
  'vbscript:a data:text/html,<script>alert(1)</script> blob:https://example.com/1 mailto:a@b.com';

test.each(['', '/a b', ' javascript:a', 'java\nscript:a', ...REFUSED.split(' ')])(
  '%j is refused',
  (url) => {
    expect(url).not.toMatch(LINK_URL);
  },
);

test.each([
  ['https://example.com/a?b#c', 'https://example.com'],
  ['HTTPS://Example.com', 'https://example.com'],
  ['https://example.com:8443/a@b', 'https://example.com:8443'],
  ['https://müller.de/x.png', 'https://xn--mller-kva.de'],
  ['http://localhost:8787/f', 'http://localhost:8787'],
  ['http://127.0.0.1/', 'http://127.0.0.1'],
])('%s has the origin %s', (url, origin) => {
  expect(getPolicyOrigin(url)).toBe(origin);
  expect(hasPlainHost(url)).toBe(true);
});

const UNNAMED =
  'https://a;script-src-elem/x.png https://*/x.png https://*.example.com/x.png https://a$`/logo.svg ' +
  `https://a$&/logo.svg https://a"b/ https://a'b/ https://a,b/ https://a_b.example.com/ https://[::1]/z.png ` +
  'https://a%b/ https://a%3Bb/ https://a..b/ https://a:99999/ https://user:word@example.com/ https:/example.com/ ' +
  'https://example.com@evil.example/ http://example.com/ http://localhost.evil.example/';

test.each(UNNAMED.split(' '))('%s has no origin that a policy can name', (url) => {
  expect(getPolicyOrigin(url)).toBeUndefined();
  expect(hasPlainHost(url)).toBe(false);
});
