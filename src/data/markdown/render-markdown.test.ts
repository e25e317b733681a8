import { afterEach, expect, test, vi } from 'vitest';
import { en } from '#languages/en.ts';
import { it } from '#languages/it.ts';
import { addPolicy } from '../../../integrations/content-security-policy.ts';
import { PAGE_IDS } from './headings.ts';
import { renderMarkdown } from './render-markdown.ts';

const strings = en;

afterEach(() => vi.unstubAllEnvs());

/** The HTML without line breaks between elements and without attributes for layout. */
async function htmlOf(markdown: string) {
  const { html } = await renderMarkdown(markdown, { strings });
  return html.replace(/ dir="auto"| class="lone-link"/g, '').replace(/\n(?=<)|(?<=>)\n/g, '');
}

const idsOf = async (markdown: string) =>
  (await renderMarkdown(markdown, { strings })).headings.map(({ slug }) => slug);

test.each([
  ['a bare address', 'a@b.test', '<p><a href="mailto:a@b.test">a@b.test</a></p>'],
  ['a number', '[ring](tel:+356)', '<p><a href="tel:+356">ring</a></p>'],
  ['www', 'www.b.test/c', '<p><a href="http://www.b.test/c">www.b.test/c</a></p>'],
  ['no scheme', '[a](//b.test)', '<p><a href="https://b.test">a</a></p>'],
  ['a scheme that runs', '<a href="java&#10;script:x()">a</a>', '<p><span>a</span></p>'],
  ['an unknown scheme', '<foo://bar>', '<p><span>foo://bar</span></p>'],
  ['a password', 'https://a:b@c.test', '<p><span>https://a:b@c.test</span></p>'],
  ['an invalid host', '[a](https://a%b/)', '<p><a href="https://a%25b/">a</a></p>'],
])('addresses: %s', async (_, markdown, html) => {
  expect(await htmlOf(markdown)).toBe(html);
});

test.each([
  ['attributes', '<b class="a" style="c:d" data-e="f" itemprop="g">h</b>', '<p><b>h</b></p>'],
  ['links', '<a href="/" target="_blank" rel="x">y</a>', '<p><a href="/">y</a></p>'],
  ['blocks', '<main><footer>a</footer>b</main>', '<div><div>a</div>b</div>'],
  ['a text after a line', '---\n\na\n\n---', '<hr><p>a</p><hr>'],
  ['a component alone', '<Card on={b}>\n\nc\n\n</Card>', '<div><p>c</p></div>'],
  ['components', 'a <Badge on={b}>c</Badge>', '<p>a c</p>'],
  [
    'empty elements and comments',
    'a\n\nb <canvas></canvas>\n\n<canvas></canvas> <!-- c -->',
    '<p>a</p><p>b </p>',
  ],
  ['what runs', '<p onclick=x>a<script>b</script></p>', '<p>a</p>'],
  ['what no reader sees', '<style>a</style><svg><title>b</title></svg>c<!-- d -->', '<p>c</p>'],
  [
    'fields',
    '<input type="text"> <textarea>a</textarea> <button>b</button>',
    '<p><span></span> a b</p>',
  ],
  ['aligned blocks', '<p align="center" style="text-align:right">a</p>', '<p align="right">a</p>'],
])('left out without losing text: %s', async (_, markdown, html) => {
  expect(await htmlOf(markdown)).toBe(html);
});

test.each([
  ['no level one', '## a\n\n### b', ['h2', 'h3']],
  ['a title', '# a\n\n## b\n\n#### c', ['h2', 'h3', 'h5']],
  ['a title in HTML', '<h1>a</h1>\n\n###### b\n\n##### c', ['h2', 'h6', 'h6']],
  ['notes', '# a[^1]\n\n[^1]: b', ['h2', 'h2']],
])('levels of headings: %s', async (_, markdown, levels) => {
  const { html } = await renderMarkdown(markdown, { strings });
  expect(html.match(/(?<=<)h\d/g)).toEqual(levels);
});

test.each([
  ['## Pricing', ['pricing']],
  ['## Größe & Maß', ['größe--maß']],
  ['## A\n\n## A', ['a', 'a-1']],
  ['## Comments\n\n### Inquiry\n\n### Inquiry', ['comments-1', 'inquiry-1', 'inquiry-2']],
  ['## 🎉\n\n## ?', ['section', 'section-1']],
  ['## A source[^1]\n\n[^1]: b', ['a-source']],
  ['## ![A chart](/c.svg)', ['a-chart']],
  ['## Before<br>after', ['before-after']],
  ['<h2 id="Three">A</h2>\n\n## Three', ['three', 'three-1']],
  ['## A {#own}\n\n## {/*b*/}\n\n## C {#menu}', ['own', 'b', 'menu-1']],
  [
    '## Footnote label\n\n## user-content-fn-1\n\n[^1]\n\n[^1]: a',
    ['footnote-label-1', 'user-content-fn-1-1'],
  ],
])('ids of %j', async (markdown, ids) => {
  expect(await idsOf(markdown)).toEqual(ids);
});

test('no heading has an id that the page uses, and links to it lead to the new id', async () => {
  const ids = await idsOf(PAGE_IDS.map((id) => `## ${id}`).join('\n\n'));
  expect(ids.filter((id) => PAGE_IDS.includes(id))).toEqual([]);
  expect(await htmlOf('## Menu\n\n[a](#menu) [b](#main)')).toMatch(/"#menu-1">a<.*"#main">b</);
});

test.each([
  ['<a name="A"></a>\n\n[b](#A)', '<span id="a"></span><p><a href="#a">b</a></p>'],
  ['<p id="menu">a</p>\n\n[b](#menu)', '<p id="menu-1">a</p><p><a href="#menu-1">b</a></p>'],
  ['a[^ç]\n\n[^ç]: b', '<a href="#user-content-fn-ç" id="user-content-fnref-ç"'],
  ['<b id="footnote-label">a</b>[^1]\n\n[^1]: b', '<b id="footnote-label-1">a</b>'],
])('link targets of %j have ids, and links lead to them', async (markdown, html) => {
  expect(await htmlOf(markdown)).toContain(html);
});

test.each([
  ['# A “title”\n\n## b', ['h2']],
  ['A *title*\n===\n\n# b', ['h2']],
  ['# Another title', ['h2']],
])('a heading that repeats the page’s title is left out of %j', async (markdown, levels) => {
  const { html } = await renderMarkdown(markdown, { strings, title: 'A "title"' });
  expect(html.match(/(?<=<)h\d/g)).toEqual(levels);
});

test.each([
  ["\"a\" 'b' it's dogs' '90s", '“a” ‘b’ it’s dogs’ ’90s'],
  ['"*a*" ("b") "\'c\' d"', '“<em>a</em>” (“b”) “‘c’ d”'],
  ['"`a`"[^1]\n\n[^1]: b', '“<code>a</code>”<sup>'],
  ['a -- b c--d e---f...', 'a – b c–d e—f…'],
  ['tool --all "a"', 'tool --all “a”'],
  ["צה\"ל צ'ק a\"b 5'10\" f''", "צה\"ל צ'ק a\"b 5'10\" f''"],
  ['{"a":"b"} ["c","d"] --> ----', '{"a":"b"} ["c","d"] --> ----'],
  [
    '<code>tool --all "a" ...</code> <kbd>--</kbd>',
    '<code>tool --all "a" ...</code> <kbd>--</kbd>',
  ],
  ['https://a.test/b--c', '>https://a.test/b--c<'],
  ['"a\n\nb"', '<p>“a</p><p>b"</p>'],
])('punctuation of %j', async (markdown, html) => {
  expect(await htmlOf(markdown)).toContain(html);
});

test('a heading with a link is not a link itself', async () => {
  expect(await htmlOf('## [a](/b)')).toBe('<h2 id="a"><a href="/b">a</a></h2>');
});

test.each(['Note', 'Tip', 'Important', 'Warning', 'Caution'])(
  '[!%s] is a callout',
  async (word) => {
    expect(await htmlOf(`> [!${word.toUpperCase()}]\n> **a**\n>\n> b`)).toBe(
      `<div class="callout" role="note" data-kind="${word.toLowerCase()}">` +
        `<p class="callout-title"><strong>${word}</strong></p><p><strong>a</strong></p><p>b</p></div>`,
    );
  },
);

test.each([
  ['elsewhere', '![a](https://b.test/c.jpg "d")', 'src="https://b.test/c.jpg" alt="a" title="d"'],
  ['by http', '![](http://b.test/c.jpg)', 'src="https://b.test/c.jpg" alt=""'],
  [
    'of the site',
    '<img src="/c.jpg" width="7" height="6">',
    'src="/site/c.jpg" width="7" height="6"',
  ],
  ['at an invalid host', '<img src="https://a;b/c.jpg" alt="">', 'alt=""'],
])('pictures %s', async (_, markdown, attributes) => {
  vi.stubEnv('BASE_URL', '/site');
  expect(await htmlOf(markdown)).toContain(`<img ${attributes} loading="lazy">`);
});

test('drawings of the site load with the page', async () => {
  expect(await htmlOf('a <img src="/c.svg" width="7" height="6">')).toBe(
    '<p>a <img src="/c.svg" width="7" height="6" fetchpriority="low"></p>',
  );
});

test('the policy of a page allows the pictures of its text', async () => {
  const html = await htmlOf(
    '![](http://a.test/b.jpg) ![](//c.test/d.png) <img src="https://e.test/f">',
  );
  const page = addPolicy(`<html><head><meta charset="utf-8"></head>${html}`);
  expect(page).toContain("img-src 'self' https://a.test https://c.test https://e.test;");
});

test('cells are aligned, tables scroll, and tasks have names', async () => {
  expect(await htmlOf('| a | b |\n|:-:|--:|\n| 1 | 2 |')).toMatch(
    /^<div class="table-scroll" .*<th align="center">a<.*<td align="right">2</s,
  );
  expect(await htmlOf('- [x] a\n- [ ] b')).toMatch(
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
])('blocks of %j have the direction of their first letter', async (markdown, html) => {
  expect((await renderMarkdown(markdown, { strings })).html).toContain(html);
});

test.each([
  ['data-figure', '> **38%** fewer', true],
  ['data-figure', '> **€1.2M**', true],
  ['data-figure', '> **Warning:** it begins in bold', false],
  ['data-figure', '> **1,000,000** is too long', false],
  ['data-figure', '> We **38%** say', false],
  ['data-large', '> a', true],
  ['data-large', `> ${'a'.repeat(201)}`, false],
  ['data-large', '> a\n>\n> b', false],
  ['data-large', '> - a', false],
  ['data-large', '> **Note:** a', false],
  ['data-large', '- b\n\n  > a', false],
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
])('the mark %s is in %j: %s', async (mark, markdown, isMarked) => {
  const { html } = await renderMarkdown(markdown, { strings });
  expect(html.includes(mark)).toBe(isMarked);
});

test('added strings and quotation marks are in the language of the text', async () => {
  const markdown = '"a’ `“b”`[^1]\n\n> [!TIP]\n> "c"\n\n- [x] d\n\n| e |\n|---|\n\n[^1]: f';
  const { html } = await renderMarkdown(markdown, { strings: it });
  for (const text of ['«a’ <code>“b”</code>', '«c»', '>Consiglio<', '"Fatto"', '"Tabella"'])
    expect(html).toContain(text);
  expect(html).toContain('>Fonti</h2>');
  expect(html).toContain('aria-label="Torna al richiamo 1"');
});

const VIDEO = 'https://youtu.be/aB3-_--z789';

test('a video is a still with its player in a template, and a link without JavaScript', async () => {
  vi.stubEnv('BASE_URL', '/site');
  const options = { strings, embeds: ['YouTube'] } as const;
  const { html, hasVideo } = await renderMarkdown(`a\n\n${VIDEO}\n\nb`, options);
  expect(hasVideo).toBe(true);
  expect(html).toMatch(
    /<\/p>\s<figure class="video"><button type="button" class="needs-script"><img src="\/site\/tiles\//,
  );
  expect(html).toMatch(
    /<template><iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/aB3-_--z789\?autoplay=1"[^>]* sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"[^>]*><\/iframe><\/template>/,
  );
  expect(html).toContain(`<figcaption><a href="${VIDEO}">Watch on YouTube</a></figcaption>`);
});

test.each([
  ['beside words', `See ${VIDEO}`],
  ['two in one paragraph', `${VIDEO}\n${VIDEO}`],
  ['with a link text', `[our film](${VIDEO})`],
  ['in a list', `- ${VIDEO}`],
  ['in a quotation', `> ${VIDEO}`],
  ['as code', `    ${VIDEO}`],
  ['of a service that is not named', 'https://vimeo.com/123456789'],
  ['of no service', 'https://a.test/aB3-_--z789'],
])('an address stays as it is: %s', async (_, markdown) => {
  const named = await renderMarkdown(markdown, { strings, embeds: ['YouTube'] });
  expect(named).toEqual(await renderMarkdown(markdown, { strings }));
  expect(named.hasVideo).toBe(false);
});

test.each([
  ['![a](https://b.test/c.png)', '<figure><img></figure>'],
  ['d ![a](https://b.test/c.png)', '<p>d <img></p>'],
  ['a\n\n<img src="https://b.test/c.png">\n\nd', '<p>a</p><figure><img></figure><p>d</p>'],
  ['<img src="/a.png">\nb\n<img src="/c.png">', '<figure><img></figure><p>b</p><figure>'],
  ['<p align="center"><img src="/c.png"></p>', '<figure align="center"><img></figure>'],
  ['- a\n\n  ![](/c.png)', '<figure><img></figure>'],
  ['[![](/c.png)](/d)', '<figure><a href="/d"><img></a></figure>'],
  ['![](/c.png)\n*d*', '<figure><img><figcaption>d</figcaption></figure>'],
  ['<figure><p><img src="/c.png"></p></figure>', '<figure><p><img></p></figure>'],
  ['<img src="/c.png" width="32">', '<p><img></p>'],
  ['![](/a.png) ![](/c.png)', '<p><img> <img></p>'],
])('pictures of %j', async (markdown, html) => {
  expect((await htmlOf(markdown)).replace(/<img[^>]*>/g, '<img>')).toContain(html);
});

test('text that must stay on one line is marked, but code is not', async () => {
  expect(await htmlOf('*GPT-4.1*, `o3-mini`')).toBe(
    '<p><em><span class="unbroken">GPT-4.1</span></em>, <code>o3-mini</code></p>',
  );
});
