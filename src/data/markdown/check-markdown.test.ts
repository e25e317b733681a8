import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkMarkdown } from './check-markdown.ts';

const FRONT_MATTER = '---\ntitle: A\n---\n\n';

/** The problems of an article whose text begins in line 5. */
const check = (body: string) => checkMarkdown(FRONT_MATTER + body);

test.each([
  ['a script', 'Text\n\n<script>alert(1)</script>', 7, /<script> is not/],
  ['a script in a line of text', 'Text <script>alert(1)</script>', 5, /<script> is not/],
  ['a script further down in a block', '<div>\n<p>\n<script src="/a.js"></script>', 7, /<script>/],
  ['an event handler', 'Text <b onclick="x()">bold</b>', 5, /onclick is not allowed on <b>/],
  ['a handler on a picture', '<img src="/x.png" onerror="alert(1)">', 5, /onerror is not/],
  ['a handler in capitals', '<P ONMOUSEOVER="x()">', 5, /onmouseover is not/],
  ['a handler on the body', '<body onload=alert(1)>', 5, /<body> is not/],
  ['a javascript: link', '\n\n[x](javascript:alert%281%29)', 7, /address "javascript:/],
  ['one in HTML', '<a href="javascript:alert(1)">x</a>', 5, /address "javascript:/],
  ['one with a line break', '<a href="java\nscript:alert(1)">x</a>', 5, /address/],
  ['one in character references', '<a href="&#106;avascript:alert(1)">x</a>', 5, /"javascript:/],
  ['one by reference', '[x][y]\n\n[y]: JavaScript:alert(1)', 5, /address "JavaScript:/],
  ['an autolink of another scheme', '<ftp://example.com>', 5, /address "ftp:/],
  ['an http link', '[x](http://example.com)', 5, /address "http:/],
  ['a link to another site in disguise', '[x](//example.com)', 5, /address "\/\//],
  ['a data: picture', '![x](data:image/svg+xml,<svg>)', 5, /address "data:/],
  [
    'a picture whose host speaks policy',
    '<img alt="x" src="https://a;script-src-elem/x.png">',
    5,
    /address "https:\/\/a;script-src-elem\/x\.png" .* letters, digits, dots and hyphens/,
  ],
  ['a picture from any host', '![x](https://*/x.png)', 5, /address ".*" .* letters, digits/],
  ['a picture of a host that is none', '![x](https://a%b/)', 5, /address ".*" .* letters, digits/],
  ['a picture of a host in numbers', '![x](https://[::1]/z.png)', 5, /address .* letters, digits/],
  ['a link with a password', '[x](https://a.com:b@evil.example/)', 5, /address .* letters, digits/],
  ['a list of pictures', '<img srcset="https://a.com/x.png 2x">', 5, /srcset is not allowed/],
  ['one of a source', '<picture><source srcset="/x.png"></picture>', 5, /srcset is not/],
  ['a key that jumps', '<p accesskey="s">x</p>', 5, /accesskey is not allowed on <p>/],
  ['data for machines', '<b itemprop="name">x</b>', 5, /itemprop is not allowed on <b>/],
  ['a scope of such data', '<div itemscope>x</div>', 5, /itemscope is not allowed on <div>/],
  ['a long description', '<img src="/x.png" longdesc="/y">', 5, /longdesc is not allowed on <img>/],
  ['an iframe', '<iframe src="https://example.com"></iframe>', 5, /<iframe> is not/],
  ['an object', '<object data="x"></object>', 5, /<object> is not/],
  ['a form', '<form action="https://example.com">', 5, /<form> is not/],
  ['a style', '<style>p{color:red}</style>', 5, /<style> is not/],
  ['a style attribute', '<p style="color:red">x</p>', 5, /style is not allowed on <p>/],
  ['a drawing with a script', '<svg><script>alert(1)</script></svg>', 5, /<svg> is not/],
  ['a base address', '<base href="https://example.com">', 5, /<base> is not/],
  ['a redirect', '<meta http-equiv="refresh" content="0">', 5, /<meta> is not/],
  ['an id of the page', '<p id="main">x</p>', 5, /id is not allowed on <p>/],
  ['a table cell with a handler', '<td onclick=x()>', 5, /onclick/],
  ['a placeholder', 'We are\n{name} of {locality}', 6, /^\{name\} is not filled in here/],
  ['a placeholder in a list, in bold', '- one\n- **{email}**', 6, /^\{email\} is not/],
  [
    'a placeholder in a block of HTML',
    '<div>\n<p>Call {phone}</p>\n</div>',
    6,
    /^\{phone\} is not/,
  ],
  [
    'a script after a tag that never ends',
    '<div title="\n\n<script>x</script>',
    7,
    /<script> is not/,
  ],
])('%s is refused with its line', (_, body, line, text) => {
  const [problem] = check(body);
  expect(problem).toMatchObject({ line, text: expect.stringMatching(text) });
});

test('a tag split over two pieces of HTML is refused', () => {
  expect(check('<b\n\nonclick="alert(1)">x</b>')).toEqual([]);
  expect(check('<div title="\n\n" onclick="alert(1)">')).not.toEqual([]);
});

test.each([
  'Text with *emphasis*, `code`, a [link](https://example.com), [another](/blog) and a note[^1].\n\n[^1]: Source.',
  '## Heading\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- [ ] to do\n\n> quote\n\n![alt](/covers/a.svg)',
  'H<sub>2</sub>O, <kbd>Ctrl</kbd>, <abbr title="Example">ex</abbr>',
  '<details open><summary>More</summary>\n\nText\n\n</details>',
  '```html\n<script>alert(1)</script>\n```',
  '<!-- a remark -->',
  'Write `{name}` or {x}.\n\n<div><code>{email}</code></div>\n\n```yaml\ntitle: "{name}"\n```\n\n    {phone}',
])('%j is fine', (body) => {
  expect(check(body)).toEqual([]);
});

test('placeholders in front matter are fine', () => {
  expect(checkMarkdown('---\ntitle: About {name}\n---\n\nText\n')).toEqual([]);
});

test('every article of the site is fine', () => {
  const folder = 'src/content/articles';
  for (const file of readdirSync(folder)) {
    expect(checkMarkdown(readFileSync(`${folder}/${file}`, 'utf8')), file).toEqual([]);
  }
});
