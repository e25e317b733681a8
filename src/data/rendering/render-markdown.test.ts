import { expect, test } from 'vitest';
import { en } from '#languages/en.ts';
import { it } from '#languages/it.ts';
import { renderMarkdown } from './render-markdown.ts';

const strings = en;

/** The HTML of a text. Leaves out line breaks beside tags, and three attributes that tests below are about. */
async function toHtml(markdown: string) {
  const { parts } = await renderMarkdown(markdown, { strings });
  const html = parts.join('');
  return html
    .replace(/ dir="auto"| class="lone-link"| data-bare-url=""/g, '')
    .replace(/\n(?=<)|(?<=>)\n/g, '');
}

test.each([
  ['a bare address', 'a@b.test', '<p><a href="mailto:a@b.test">a@b.test</a></p>'],
  ['a number', '[ring](tel:+356)', '<p><a href="tel:+356">ring</a></p>'],
  ['a place', '[find](geo:35.89,14.51)', '<p><a href="geo:35.89,14.51">find</a></p>'],
  ['capitals', '<HTTPS://b.test/C>', '<p><a href="https://b.test/C">HTTPS://b.test/C</a></p>'],
  ['capitals', '[a](Mailto:A@b.test)', '<p><a href="mailto:A@b.test">a</a></p>'],
  [
    'capitals',
    '![a](HTTPS://b.test/C)',
    '<figure><img src="https://b.test/C" alt="a" loading="lazy"></figure>',
  ],
  [
    'marks in the text of a picture',
    '![あ**「い」**う 1~2 3~4](https://b.test/c)',
    '<figure><img src="https://b.test/c" alt="あ「い」う 1~2 3~4" loading="lazy"></figure>',
  ],
  ['www', 'www.b.test/c', '<p><a href="http://www.b.test/c">www.b.test/c</a></p>'],
  ['no scheme', '[a](//b.test)', '<p><a href="https://b.test">a</a></p>'],
  ['a scheme that runs', '<a href="JAVA&#10;script:x()">a</a>', '<p><span>a</span></p>'],
  ['an unknown scheme', '<foo://bar>', '<p><span>foo://bar</span></p>'],
  ['a password', 'https://a:b@c.test', '<p><span>https://a:b@c.test</span></p>'],
  ['an invalid host', '[a](https://a%b/)', '<p><a href="https://a%25b/">a</a></p>'],
])('%s: %j becomes %j', async (_, markdown, html) => {
  expect(await toHtml(markdown)).toBe(html);
});

test('a formula is MathML in a box, which can be focused if it is wide', async () => {
  const markdown = `$x_1$\n\n$$${'\\color{red}x+'.repeat(10)}\\text{<b>}$$`;
  const { parts } = await renderMarkdown(markdown, { strings, math: true });
  const html = parts.join('');
  const source = '<annotation encoding="application/x-tex">x_1</annotation>';
  const math = `<math><semantics><msub><mi>x</mi><mn>1</mn></msub>${source}</semantics></math>`;
  expect(html).toContain(`<span class="formula" dir="ltr">${math}</span>`);
  const box = 'class="formula-block" dir="ltr" tabindex="0" role="group" aria-label="Formula"';
  expect(html).toContain(`<span ${box}><math display="block"`);
  expect(html).not.toMatch(/ style=|<b>/);
});

test.each([
  ['attributes', '<b class="a" style="c:d" data-e="f" itemprop="g">h</b>', '<p><b>h</b></p>'],
  ['links', '<a href="/" target="_blank" rel="x">y</a>', '<p><a href="/">y</a></p>'],
  ['blocks', '<main><footer>a</footer>b</main>', '<div><div>a</div>b</div>'],
  ['a text after a line', '---\n\na\n\n---', '<hr><p>a</p><hr>'],
  ['a component alone', '<Card on={b}>\n\nc\n\n</Card>', '<div><p>c</p></div>'],
  ['components', 'a <Badge on={b}>c</Badge>', '<p>a c</p>'],
  ['stars in Japanese', 'は**「あ」**が 1~2~', '<p>は<strong>「あ」</strong>が 1~2~</p>'],
  [
    'empty elements and comments',
    'a\n\nb <canvas></canvas>\n\n<canvas></canvas> <!-- c -->',
    '<p>a</p><p>b </p><div> </div>',
  ],
  ['code', '<p onclick=x>a<script>b</script></p>', '<p>a</p>'],
  ['what no reader sees', '<style>a</style><svg><title>b</title></svg>c<!-- d -->', '<p>c</p>'],
  [
    'fields',
    '<input type="text"> <textarea>a</textarea> <button>b</button>',
    '<p><span></span> a b</p>',
  ],
  [
    'aligned blocks',
    '<p align="center" style="text-align:right">a</p>',
    '<p data-align="right">a</p>',
  ],
  ['attributes of old HTML', '<p width="9" valign="top">a</p>', '<p>a</p>'],
])('%s: %j is reduced to %j', async (_, markdown, html) => {
  expect(await toHtml(markdown)).toBe(html);
});

test.each([
  ["\"a\" 'b' it's dogs' '90s", '“a” ‘b’ it’s dogs’ ’90s'],
  [
    "the '80s the Borgs' 'a' of '98 and the Vellas' b",
    'the ’80s the Borgs’ ‘a’ of ’98 and the Vellas’ b',
  ],
  ["In '68, or '98–'99 or '05 'b'", 'In ’68, or ’98–’99 or ’05 ‘b’'],
  ["'20 years' is '80s style' '98'", '‘20 years’ is ’80s style’ ‘98’'],
  [`'가(나)'다 "라"마`, '‘가(나)’다 “라”마'],
  ['"*a*" ("b") "\'c\' d"', '“<em>a</em>” (“b”) “‘c’ d”'],
  ['"`a`"[^1]\n\n[^1]: b', '“<code>a</code>”<sup>'],
  ['a -- b c--d e---f...', 'a\u00A0– b c–d e—f…'],
  ['tool --all "a"', '--all</span> “a”'],
  ['l\'8 "a\\\nb"', 'l’8 “a<br>b”'],
  ["צה\"ל צ'ק a\"b 5'10\" f''", "צה\"ל צ'ק a\"b 5'10\" f''"],
  ['{"a":"b"} ["c","d"] --> ----', '{"a":"b"} ["c","d"] --> ----'],
  ['<code>tool --all "a" ...</code> <kbd>--</kbd>', '--all</span> "a" ...</code> <kbd>--</kbd>'],
  ['https://a.test/b--c', '>https://a.test/b--c<'],
  ['"a\n\nb"', '<p>“a</p><p>b"</p>'],
])('the punctuation in %j becomes %j', async (markdown, html) => {
  expect(await toHtml(markdown)).toContain(html);
});

test.each(['Note', 'Tip', 'Important', 'Warning', 'Caution'])(
  '[!%s] is a callout',
  async (word) => {
    expect(await toHtml(`> [!${word.toUpperCase()}]\n> **a**\n>\n> b`)).toBe(
      `<div class="callout" role="note" data-kind="${word.toLowerCase()}">` +
        `<p class="callout-title"><strong>${word}</strong></p><p><strong>a</strong></p><p>b</p></div>`,
    );
  },
);

test('tables scroll and keep their alignment', async () => {
  expect(await toHtml('| a | b |\n|:-:|--:|\n| 1 | 2 |')).toMatch(
    /^<div class="table-scroll" .*<th data-align="center">a<.*<td data-align="right">2</s,
  );
});

test('tasks have names', async () => {
  expect(await toHtml('- [x] a\n- [ ] b')).toMatch(
    /checked disabled aria-label="Done"> a.*"To do"> b/,
  );
});

test.each([
  ['שלום\n\n- א\n- b', '<p dir="auto">שלום</p>\n<ul dir="auto">\n<li>א</li>'],
  ['## א', '<h2 id="א" dir="auto">'],
  ['> א\n>\n> b', '<blockquote>\n<p dir="auto">א</p>'],
  ['> [!NOTE]\n> א', '<p dir="auto">א</p>'],
  ['<div><p dir="rtl">b</p></div>', '<div><p dir="rtl">b</p></div>'],
  ['| א |\n|---|\n| 1 |', '<th dir="auto">א</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>'],
  ['![א](https://b.test/c.png) 2024', '<p><img'],
  [
    '회의는 15분 CET\n\nThe 한글 script',
    '<p dir="auto" lang="ko">회의는 15분 CET</p>\n<p dir="auto">The',
  ],
])('the blocks in %j have the right direction and language', async (markdown, html) => {
  expect((await renderMarkdown(markdown, { strings })).parts.join('')).toContain(html);
});

test.each([
  ['class="figure"', '> **38%** fewer', true],
  ['class="figure"', '> **€1.2M**', true],
  ['class="figure"', '> **Warning:** it begins in bold', false],
  ['class="figure"', '> **1,000,000** is too long', false],
  ['class="figure"', '> We **38%** say', false],
  ['data-large', '> a', true],
  ['data-large', `> ${'a'.repeat(201)}`, false],
  ['data-large', '> a\n>\n> b', false],
  ['data-large', '> - a', false],
  ['data-large', '> **Note:** a', false],
  ['data-kind="note"', '> [!NOTE]\n>\n> a', true],
  ['data-kind="note"', '> [!note] \n> a', true],
  ['data-kind', '> [!NOTE] a', false],
  ['data-kind', '> [!FOO]\n> a', false],
  ['data-kind', '> a\n> [!NOTE]', false],
  ['lone-link', '[a](/b)', true],
  ['lone-link', '- [a](/b)\n  - c', true],
  ['lone-link', '| a |\n|---|\n| [b](/c) |', true],
  ['lone-link', '[a](/b), c', false],
  ['lone-link', '## [a](/b)', false],
  ['data-bare-url', 'See https://a.example/b', true],
  ['data-bare-url', '[a.example](https://a.example/)', true],
  ['data-bare-url', '[A](https://a.example)', false],
])('%s marks %j: %s', async (mark, markdown, isMarked) => {
  const { parts } = await renderMarkdown(markdown, { strings });
  const html = parts.join('');
  expect(html.includes(mark)).toBe(isMarked);
});

test('added strings and quotation marks are in the language of the text', async () => {
  const markdown = '"a’ `“b”`[^1]\n\n> [!TIP]\n> "c"\n\n- [x] d\n\n| e |\n|---|\n\n[^1]: f';
  const { parts } = await renderMarkdown(markdown, { strings: it });
  const html = parts.join('');
  for (const text of ['«a’ <code>“b”</code>', '«c»', '>Consiglio<', '"Fatto"', '"Tabella"'])
    expect(html).toContain(text);
  expect(html).toContain('>Fonti</h2>');
  expect(html).toContain('aria-label="Torna al richiamo 1"');
});

test('a block of code in the language own is a component', async () => {
  const { parts } = await renderMarkdown('a\n\n```own\nprice-list\n```', { strings });
  expect(parts).toContainEqual({ own: 'price-list' });
});

test('an option of a command stays on one line', async () => {
  expect(await toHtml('*-XX:a* `o3-mini --no-b` https://a.com/-b')).toMatch(
    /^<p><em><span class="unbroken">-XX<\/span>:a<\/em> <code>o3-mini <span class="unbroken">--no<\/span>-b<\/code> <a/,
  );
  expect(await toHtml('```\na -b\n```')).toBe('<pre><code>a -b</code></pre>');
});
