/** Texts that people may type or paste, which must do no harm. */
import fc from 'fast-check';

/** Longer than anybody types: a whole document, pasted. */
const VERY_LONG = 100_000;

const MARKUP = [
  '<script>hostile()</script>',
  '<!--<script>--></script></title></style></textarea></template></noscript><script>hostile()</script>',
  '<svg onload=hostile()>',
  '<math><mtext></p><script>hostile()</script></mtext></math>',
  '<img src="x" onerror="hostile()',
  '<iframe srcdoc="<script>parent.hostile()</script>"></iframe>',
  '<object data="https://evil.example/"></object>',
  '<style>@import "https://evil.example/";</style>',
  '<div style="background:url(https://evil.example/)">x</div>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<form action="https://evil.example/"><button formaction="https://evil.example/">x</button>',
  '<a href="https://evil.example/" ping="https://evil.example/">x</a>',
  '<picture><source srcset="https://evil.example/x.png"><img src="/x.png"></picture>',
  '<astro-island component-url="data:text/javascript,hostile()" client="load"></astro-island>',
  '&lt;script&gt;hostile()&lt;/script&gt;',
  '<scr\0ipt>hostile()</script>',
];

const URLS = [
  'javascript:hostile()',
  ' JaVa\tScRiPt:hostile()',
  '&#106;avascript:hostile()',
  'data:text/html,<script>hostile()</script>',
  '//pictures.example/x.png',
  '/\t/evil.example/x.png',
  'https://a%3Bb/x.png',
  'https://müller.example/x.png',
  'https://pictures.example/x.png"onerror="hostile()',
  'https://pictures.example/x.png?;script-src *',
  '/x.png?"onerror=hostile()//',
  "#'onclick='hostile()",
];

const TEXTS = [
  '"\'`<',
  `$&$\`$1\${hostile()}{{constructor.constructor('hostile()')()}}`,
  '__proto__',
  `' autofocus onfocus=hostile() x='`,
  `"};hostile();//`,
  ']]><script>hostile()</script>',
  '<?xml-stylesheet href="#"?>',
  '\ufeff＜script＞hostile()＜/script＞',
  '\r\nSet-Cookie: a=b',
  // Letters and marks that programs treat badly.
  '\u0000\u0007\u001b[31m\r\n\t\v\f\u2028\ufeff\u00a0',
  '\u202eright to left\u202c مرحبا',
  '👩‍👩‍👧‍👦🇲🇹👍🏽',
  'e\u0301\u0327'.repeat(20),
  '\ud800',
  ' ',
];

/** Texts that try to run code, to send something, to mislead or to break the page. `hostile` must never be called. */
export const PAYLOADS: readonly string[] = [...MARKUP, ...URLS, ...TEXTS];

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.constantFrom(...PAYLOADS),
);

/** Texts that can arrive in a field: markup, control characters, halves of emoji, white space. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(piece, { maxLength: 6 })
  .map((pieces) => pieces.join(''));

/** Texts of 100,000 characters, each long in a different way. */
export const veryLongTexts: [what: string, text: string][] = [
  ['one letter', '', 'a'],
  ['an address', 'x@', 'a.'],
  ['markup', '', '<b>'],
  ['bullets', '', '- \n'],
  ['emoji', '', '👩‍👧'],
].map(([what = '', start = '', part = '']) => [
  what,
  `${start}${part.repeat(VERY_LONG)}`.slice(0, VERY_LONG),
]);
