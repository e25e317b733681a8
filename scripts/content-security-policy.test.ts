import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withPolicy } from './content-security-policy.ts';

const HEAD = '<html><head><meta charset="utf-8">';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources that the policy of a page allows for a kind of file, after 'self'. */
function allowed(directive: 'script-src' | 'style-src' | 'img-src', body: string): string[] {
  const [, sources = ''] = withPolicy(HEAD + body).match(`${directive} 'self'([^;]*);`) ?? [];
  return sources.split(' ').filter(Boolean);
}

test('a page without inline code may load only files of the site', () => {
  expect(withPolicy(`${HEAD}<p>`)).toBe(
    `${HEAD}<meta http-equiv="content-security-policy" content="default-src 'none';` +
      "script-src 'self';style-src 'self';img-src 'self';font-src 'self';manifest-src 'self';" +
      "connect-src 'self';form-action 'none';base-uri 'none';" +
      `require-trusted-types-for 'script';trusted-types 'none'"><p>`,
  );
});

test('a page that brings its own policy keeps it, and only that', () => {
  const page = withPolicy(HEAD);
  expect(withPolicy(page)).toBe(page);
  const quoting = `${HEAD}<p>${page}</p>`.replace('<p><html><head><meta charset="utf-8">', '<p>');
  expect(withPolicy(quoting).split('content-security-policy')).toHaveLength(3);
});

test('a page without a charset stops the build', () => {
  expect(() => withPolicy('<html><head><p>')).toThrow('no <meta charset="utf-8">');
});

test.each([
  ['<script>run()</script>', ['run()']],
  ['<script type="module" data-a="1">run(1 < 2)</script>', ['run(1 < 2)']],
  ['<script>a</script><script>b</script><script>a</script>', ['a', 'b']],
  ['<p title="a <script> b">c</p><script>run()</script>', ['run()']],
  ["<p title='a <script> b'>c</p><script>run()</script>", ['run()']],
  ['<!-- <script> --><script>run()</script>', ['run()']],
  ['<script type="speculationrules">{}</script>', ['{}']],
  ['<script src="/a.js"></script><script type="module" src="/b.js"></script>', []],
  ['<script type="application/ld+json">{}</script>', []],
])('%s: each inline script that can run is allowed, once', (html, scripts) => {
  expect(allowed('script-src', html)).toEqual(scripts.map(hashOf));
});

test('each inline style is allowed', () => {
  expect(allowed('style-src', '<style>a{}</style><svg><style media="print">b{}</style>')).toEqual(
    ['a{}', 'b{}'].map(hashOf),
  );
});

test('external images are allowed by origin, over https only', () => {
  const images =
    '<img alt="" src="https://a.com/1.png"><img src="https://a.com/2.png"><img src="/3.png">' +
    '<img src="http://b.com/4.png"><a href="https://c.com/">c</a>';
  expect(allowed('img-src', images)).toEqual(['https://a.com']);
});

test.each([
  ['<form method="dialog"></form>', "connect-src 'self';form-action 'none'"],
  [
    '<form class="a" method="post" action="https://a.com/f/1?b=1&amp;c"><form action="https://a.com/2" id="b">',
    "connect-src 'self' https://a.com;form-action 'self' https://a.com",
  ],
  ['<form method="post" action="/thanks">', "connect-src 'self';form-action 'self'"],
  ['<p title="<form action=\'https://a.com\'>">', "connect-src 'self';form-action 'none'"],
])('%s: a page may send its forms where they say, and nowhere else', (html, directives) => {
  expect(withPolicy(`${HEAD}${html}`)).toContain(`;${directives};`);
});
