import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addPolicy } from './content-security-policy.ts';

const HEAD = '<html><head><meta charset="utf-8">';
const toHash = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/** The sources that a page's policy allows for a kind of file, besides 'self'. */
function allowed(directive: 'script-src' | 'style-src' | 'img-src', body: string): string[] {
  const [, sources = ''] = addPolicy(HEAD + body).match(`${directive} 'self'([^;]*);`) ?? [];
  return sources.split(' ').filter(Boolean);
}

test('a page without inline code may load only the site’s own files', () => {
  expect(addPolicy(`${HEAD}<p>`)).toBe(
    `${HEAD}<meta http-equiv="content-security-policy" content="default-src 'none';` +
      "script-src 'self';style-src 'self';img-src 'self';font-src 'self';manifest-src 'self';" +
      "connect-src 'self';form-action 'none';base-uri 'none';" +
      `require-trusted-types-for 'script';trusted-types 'none'"><p>`,
  );
});

test('only a page with a search may run WebAssembly', () => {
  expect(allowed('script-src', '<search></search>')).toEqual(["'wasm-unsafe-eval'"]);
  expect(allowed('script-src', '<p class="search">')).toEqual([]);
});

test('a page with a policy does not get another', () => {
  const page = addPolicy(HEAD);
  expect(addPolicy(page)).toBe(page);
});

test('a policy in the text of a page does not replace its own', () => {
  const page = addPolicy(HEAD);
  const quoting = `${HEAD}<p>${page}</p>`.replace('<p><html><head><meta charset="utf-8">', '<p>');
  expect(addPolicy(quoting).split('content-security-policy')).toHaveLength(3);
});

test('a page without a charset stops the build', () => {
  expect(() => addPolicy('<html><head><p>')).toThrow('no <meta charset="utf-8">');
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
])('%s: every inline script that can run is allowed once', (html, scripts) => {
  expect(allowed('script-src', html)).toEqual(scripts.map(toHash));
});

test('a script of another origin may send data there and to origins in its attributes', () => {
  const script =
    '<script src="https://a.com/s.js" data-host="https://b.com/api" data-id="c"></script>';
  const page = addPolicy(`${HEAD}<template>${script}</template>`);
  expect(page).toContain(";script-src 'self' https://a.com;");
  expect(page).toContain(";connect-src 'self' https://a.com https://b.com;");
});

test('a page may frame only the origins of the players in its templates', () => {
  const players = ['https://a.com/1', 'https://b.com/2', 'https://a.com/3'];
  const templates = players.map((src) => `<template><iframe src="${src}"></iframe></template>`);
  const page = addPolicy(HEAD + templates.join(''));
  expect(page).toContain(';frame-src https://a.com https://b.com;');
  expect(addPolicy(HEAD)).not.toContain('frame-src');
});

test('every inline style is allowed', () => {
  expect(allowed('style-src', '<style>a{}</style><svg><style media="print">b{}</style>')).toEqual(
    ['a{}', 'b{}'].map(toHash),
  );
});

test.each([
  ['<img alt="" src="https://a.com/1.png">', 'https://a.com'],
  ["<img src='https://a.com/1.png'><img src=https://b.com/2.png>", 'https://a.com https://b.com'],
  ['<img src="HTTPS://A.com:8443/1.png"><img src="https://a.com:8443/2">', 'https://a.com:8443'],
  ['<img srcset="https://a.com/1.png, https://b.com/2.png 2x">', 'https://a.com https://b.com'],
  ['<picture><source srcset="https://müller.de/1.webp 1x">', 'https://xn--mller-kva.de'],
  ['<svg><image href="https://a.com/1.png"/></svg>', 'https://a.com'],
  ['<img src="/3.png"><a href="https://c.com/">c</a><p title=\'<img src="https://d.com">\'>', ''],
])('%s: each external image origin is allowed once', (html, origins) => {
  expect(allowed('img-src', html).join(' ')).toBe(origins);
});

/** src/data/urls/content-url.test.ts lists more origins that no policy can name. */
test.each([
  '<img src="https://a;script-src-elem/x.png">',
  '<form action="https://a;form-action/f">',
])('%s stops the build: a policy cannot name its origin', (html) => {
  expect(() => addPolicy(HEAD + html)).toThrow('whose origin no policy can name');
});

test('text that looks like a policy or a replacement pattern stays unchanged', () => {
  const body = "<p title='<meta http-equiv=\"content-security-policy\">'>$& $` $' $1</p>";
  const page = addPolicy(HEAD + body);
  expect(
    page.startsWith(`${HEAD}<meta http-equiv="content-security-policy" content="default-src`),
  ).toBe(true);
  expect(page.endsWith(`trusted-types 'none'">${body}`)).toBe(true);
});

test.each([
  ['<form method="dialog"></form>', "connect-src 'self';form-action 'none'"],
  [
    '<form class="a" method="post" action="https://a.com/f/1?b=1&amp;c"><form action="https://a.com/2" id="b">',
    "connect-src 'self' https://a.com;form-action 'self' https://a.com",
  ],
  ['<form method="post" action="/thanks">', "connect-src 'self';form-action 'self'"],
  ['<p title="<form action=\'https://a.com\'>">', "connect-src 'self';form-action 'none'"],
])('%s: forms may be sent only to their services and to this site', (html, directives) => {
  expect(addPolicy(`${HEAD}${html}`)).toContain(`;${directives};`);
});
