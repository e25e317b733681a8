import { expect, test } from 'vitest';
import { checkMarkdown } from './check-markdown.ts';

const FRONT_MATTER = '---\ntitle: A\n---\n\n';
const MATH = '---\nmath: true\ntitle: A\n---\n\n';

/** The problems of an article whose text begins on line 5, on a site that has one picture. */
const check = (body: string) =>
  checkMarkdown(FRONT_MATTER + body, (path) => path === '/articles/my%20chart.svg');

test.each([
  ['$\\href{javascript:x}{y}$', 6, /^The formula “\$\\href.*” has an error. Unsupported .*\\href/],
  ['a\n\n$$\n\\includegraphics{a}\n$$', 8, /includegraphics" is not trusted/],
  ['a $\\frac{1}{$', 6, /end of input/],
  ['$\\def\\a{\\a\\a}\\a$', 6, /Too many expansions/],
  [`$${'{'.repeat(3000)}$`, 6, /longer than 2000/],
  [`$${'\\sqrt{'.repeat(200)}x${'}'.repeat(200)}$`, 6, /nested too deep/],
  ['$\\cancel{x}$', 6, /do not draw the line of/],
  ['$$\n$$', 6, /It is empty/],
  ['```math\n\\frac{1}{\n```', 6, /end of input/],
  ['$$x\n= y$$\n\n<script></script>', 9, /^<script>/],
])('the first problem in %j is on line %i', (body, line, text) => {
  const [first] = checkMarkdown(MATH + body);
  expect(first).toEqual({ line, text: expect.stringMatching(text) });
});

test('a tag in a formula is accepted', () => {
  expect(checkMarkdown(`${MATH}$x<script>$ costs $5`)).toEqual([]);
});

test.each([
  ['a script', 'Text\n\n<script>alert(1)</script>', 7, /^<script> is not/],
  ['a script in a line of text', 'Text <script>alert(1)</script>', 5, /^<script> is not/],
  ['a script further down in a block', '<div>\n<p>\n<script src="/a.js"></script>', 7, /^<script>/],
  ['a script in capitals', '- a\n\n  <SCRIPT\nsrc=x>', 7, /^<SCRIPT> is not/],
  ['an event handler', 'Text <b onclick="x()">bold</b>', 5, /^onclick is not allowed on <b>/],
  ['a later event handler', '<b>a</b>\n<b\ntitle="onerror=x"\nonclick=x>', 6, /^onclick is not/],
  ['a handler on a picture', '<img src="/articles/my%20chart.svg" onerror=x>', 5, /^onerror is/],
  ['a handler in capitals', '<P ONMOUSEOVER="x()">', 5, /^ONMOUSEOVER is not allowed on <P>/],
  ['a handler on a cell', '<table><td onclick=x()>', 5, /^onclick/],
  ['a handler that browsers would ignore', 'Text <body onload=x()>', 5, /^onload/],
  ['a handler of a component', '\n<LikeButton\n  onClick={x} />', 6, /^onClick is not/],
  ['a javascript: link', '\n\n[x](javascript:alert%281%29)', 7, /address "javascript:/],
  ['a javascript: link in HTML', '<a href="javascript:alert(1)">x</a>', 5, /address "javascript:/],
  ['a scheme with a line break', '<a\n href="java\nscript:alert(1)">x</a>', 5, /address/],
  ['a scheme in HTML entities', '<a href="&#106;avascript:alert(1)">x</a>', 5, /"javascript:/],
  ['a scheme in a definition', '[x][y]\n\n[y]: JavaScript:alert(1)', 5, /address "JavaScript:/],
  ['a document in an address', '[x](data:text/html,<script>)', 5, /address "data:/],
  ['a host with a directive', '<img src="https://a;style-src/x">', 5, /a;style-src\/x" .*letters/],
  ['a picture from the host *', '![x](https://*/x.png)', 5, /address ".*" .* letters, digits/],
  ['a host behind a backslash', '<img src="/\\a.test/b.png">', 5, /address .* letters, digits/],
  ['a picture from an IPv6 address', '![x](//[::1]/z.png)', 5, /address .* letters, digits/],
  ['a relative address', '![x](img/a.png)', 5, /"img\/a.png" .* src\/pictures\/ .*\/a.png/],
  ['a path of Windows', '![x](C:\\me\\a.png)', 5, /address .* write \/pictures\/a.png/],
  ['a picture without an address', '![x]()', 5, /address "" .* write \/pictures\/its-name.png/],
  ['a ../ path', '<p>\n<img alt="" src="../a.png">', 6, /"..\/a.png" .* write \/pictures\/a.png/],
  [
    'a picture in a data URL',
    '![x](data:image/png;base64,AA/A)',
    5,
    /"data:.* \/pictures\/its-name/,
  ],
  [
    'a picture that does not exist',
    '![x](/a/b.png)',
    5,
    /no file public\/a\/b.png. .* \/pictures\/b.png\.$/,
  ],
  ['a GIF that does not exist', '![x](/a.gif)', 5, /no file public\/a.gif. Put it there/],
  ['a picture without an extension', '<img src="/media/abc">', 5, /no file public\/media\/abc\./],
  [
    'a picture outside its folder',
    '![x](/pictures/..%2f..%2fx.png)',
    5,
    /No file may be called ".*2fx\.png"/,
  ],
  ['an iframe', '<iframe src="https://example.com"></iframe>', 5, /^<iframe> is not/],
  [
    'a video',
    '<iframe src="//www.youtube.com/embed/aB3-_xyz789">',
    5,
    /: https:\/\/www.youtube.com\/watch\?v=aB3-_xyz789\. .* \[YouTube\]/,
  ],
  ['an object', '<object data="x"></object>', 5, /^<object> is not/],
  ['a form', '<form action="https://example.com">', 5, /^<form> is not/],
  ['a drawing with a script', '<svg><script>alert(1)</script></svg>', 5, /^<script> is not/],
  ['a base address', '<base href="https://example.com">', 5, /^<base> is not/],
  ['a redirect', '<meta http-equiv="refresh" content="0">', 5, /^http-equiv is not/],
  ['a quotation without end', `a\n\n${'>'.repeat(3000)} b`, 7, /^This is nested more than/],
  ['a nest of boxes without end', '<div>\n'.repeat(4000), 205, /^This is nested more than/],
  ['a missing text', '<!-- later -->\n\n', 7, /^Write a text/],
])('%s is refused, with the number of its line', (_, body, line, text) => {
  expect(check(body)).toEqual([{ line, text: expect.stringMatching(text) }]);
});

test.each([
  'Text with *emphasis*, `code`, a [link](https://example.com), [another](/blog) and a note[^1].\n\n[^1]: Source.',
  'Write to [us](mailto:a@b.test), c@d.test or [ring](tel:+356), see http://a.test, www.b.test, [c](d.md), //e.test',
  '<https://user:pass@a.test> [x](https://a%b/) <ftp://a.test>',
  '| a | b |\n|--:|:-:|\n| 1 | 2 |\n\n- [ ] to do\n\n![alt](/articles/my%20chart.svg "t")',
  '![](http://a.test/b.png) ![](//a.test/b.png) <img src=https://a.test/c.png srcset="d.png 2x">',
  '<section class="a" id="b" style="c:d" data-e="f"><footer>G</footer></section>',
  '<a href="/" target="_blank" rel="noopener" aria-hidden="true">x</a> <TOCInline toc={a} />',
  '<ListPosts only-date once /> <b on-click="x()">a</b>',
  'Text <style>p {}</style> <svg><path d="M0 0"/></svg> <meta charset="utf-8"> <input type="text">',
  '```html\n<script>alert(1)</script>\n```\n\nWrite {name} and `<script>`.\n\n    <iframe>',
  'Text\n\n<!-- <script> -->',
])('%j is accepted', (body) => {
  expect(check(body)).toEqual([]);
});
