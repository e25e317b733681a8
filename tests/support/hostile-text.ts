/** Texts that tests type into fields. */
import fc from 'fast-check';

/** Longer than anybody types: a whole document, pasted. */
const VERY_LONG = 100_000;

const AWKWARD = [
  '<script>alert(1)</script>',
  '</p></div><!-- ]]>',
  '&lt;b&gt; &amp; &#x27;',
  '{name} $1 $& %s %E0%A4%A',
  '__proto__',
  '\u0000\u0007\u001b[31m\r\n\t\v\f\u2028\ufeff\u00a0',
  '\u202eright to left\u202c مرحبا',
  '👩‍👩‍👧‍👦🇲🇹👍🏽',
  'e\u0301\u0327'.repeat(20),
  '\ud800',
  ' ',
];

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.constantFrom(...AWKWARD),
);

/** Any text that can arrive in a field: markup, control characters, halves of emoji, white space. */
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
