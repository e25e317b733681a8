import sharp from 'sharp';
import { expect, test } from 'vitest';
import { takePhotograph } from '../tests/support/photograph.ts';
import { pictureProblem, uploadProblem } from './check-uploads.ts';

const SVG = 'http://www.w3.org/2000/svg';
const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

test.each([
  ['a.png', '\x89PNG\r\n\x1a\n…'],
  ['a.JPG', '\xff\xd8\xff\xe0'],
  ['a.jpeg', '\xff\xd8\xff\xdb'],
  ['a.webp', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['a.avif', '\0\0\0\x1cftypavif'],
  ['a.gif', 'GIF89a'],
  ['favicon.ico', '\0\0\x01\0\x01\0'],
  ['a.woff2', 'wOF2\0\x01'],
  ['a.pdf', '%PDF-1.7'],
  ['.well-known/a.json', '{"a":1}'],
  ['ads.txt', 'a, <b>'],
  ['a.svg', drawing('<path d="M0 0"/><a href="https://a.com/"><text>on</text></a>')],
  [
    'a.svg',
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd">${drawing('')}`,
  ],
  [
    'a.svg',
    drawing('<metadata><?xpacket begin=""?><a:b xmlns:a="x"/></metadata><style>a{}</style>'),
  ],
  ['a.svg', drawing('<!-- <script>x</script> --><desc>a &lt;script> onload="x"</desc>')],
])('%s, %j, is accepted', (name, content) => {
  expect(uploadProblem(name, Buffer.from(content, 'latin1'))).toBeUndefined();
});

test.each(
  'html HTML htm xhtml xht svgz SVGZ xml xsl mhtml js mjs css swf wasm zip php shtml'.split(' '),
)('.%s is not a kind of file that may be uploaded', (ending) => {
  expect(uploadProblem(`public/a.${ending}`, Buffer.from('a'))).toMatch(
    /^public\/a\.\w+: Files of this kind may run\. Upload one of these: svg, .*png/,
  );
});

test.each(['a', 'a.', '.html', 'png', 'a.png.html', 'a.png\u202e', 'constructor', 'a.constructor'])(
  'a file called %j is refused',
  (name) => {
    expect(uploadProblem(name, Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toMatch(/^[^:]*: \S/);
  },
);

test.each(['png', 'jpg', 'webp', 'avif', 'gif', 'ico', 'woff2', 'pdf'])(
  'a page called .%s is refused by its content',
  (ending) => {
    const page = Buffer.from('<script>alert(1)</script>');
    expect(uploadProblem(`a.${ending}`, page)).toBe(
      `a.${ending}: This is a file of another kind. Save it as what its name says.`,
    );
  },
);

test.each([
  ['a.json', '{'],
  ['a.txt', '\xff'],
  ['a.svg', ''],
  ['a.svg', 'text'],
  ['a.svg', '<svg><script>x'],
  ['a.svg', '\xff\xfe<\0s\0v\0g\0/\0>\0'],
  ['a.svg', '<svg>&x;</svg>'],
  ['a.svg', '<svg xlink:href="#a"/>'],
])('%s, %j, is refused: it does not parse', (name, content) => {
  expect(uploadProblem(name, Buffer.from(content, 'latin1'))).toMatch(/^[^:]*: \S/);
});

test('a drawing whose ending has capitals is to be renamed: hosts decide by it', () => {
  const problem = uploadProblem('a.SVG', Buffer.from(drawing('')));
  expect(problem).toBe('a.SVG: Write the ending in small letters: .svg.');
});

test.each([
  ['\n<script>x</script>', /^a\.svg: <script> in line 2 may run/],
  ['<script href="data:text/javascript,x"/>', /<script>/],
  [`<s:script xmlns:s="${SVG}">x</s:script>`, /<s:script>/],
  ['<script xmlns="http://www.w3.org/1999/xhtml">x</script>', /<script>/],
  ['<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="x"/>', /<h:iframe>/],
  ['<foreignObject><p>x</p></foreignObject>', /<foreignObject>/],
  ['<path onload="x"/>', /onload of <path>/],
  ['<a href="javascript:x"><text>a</text></a>', /href of <a>/],
  ['<a xlink:href=" JAVA&#10;script:x"><text>a</text></a>', /xlink:href of <a>/],
  ['<a><set attributeName="href" to="javascript:x"/></a>', /to of <set>/],
  ['<a><animate attributeName="href" values="#;javascript&#58;x"/></a>', /values of <animate>/],
])('an SVG with %j is refused, with what and where', (inside, problem) => {
  expect(uploadProblem('a.svg', Buffer.from(drawing(inside)))).toMatch(problem);
});

test.each([
  ['<?xml-stylesheet type="text/xsl" href="#a"?>', /<\?xml-stylesheet\?>/],
  ['<!DOCTYPE svg [<!ATTLIST svg onload CDATA "x">]>', /the declarations of <!DOCTYPE>/],
  ['<!DOCTYPE svg [<!ENTITY a "<script>x</script>">]>', /the declarations of <!DOCTYPE>/],
])('an SVG after %s is refused', (start, problem) => {
  expect(uploadProblem('a.svg', Buffer.from(start + drawing('')))).toMatch(problem);
});

test('a handler on the drawing itself is refused', () => {
  const problem = uploadProblem('a.svg', Buffer.from(drawing('', 'onload="x"')));
  expect(problem).toBe('a.svg: onload of <svg> in line 1 may run. Save the drawing without it.');
});

test('a file of more than 25 MB is refused with its name and size', () => {
  const text = Buffer.alloc(25 * 1024 ** 2 + 1, ' ');
  expect(uploadProblem('public/a.txt', text)).toMatch(/^public\/a\.txt: It has 26 MB; 25 MB are/);
  expect(uploadProblem('public/a.txt', text.subarray(1))).toBeUndefined();
});

const plain = () => sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
const moving = async () => {
  const frames = [plain().png().toBuffer(), plain().negate().png().toBuffer()];
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
};

test.each<[string, () => Promise<Buffer>, RegExp | undefined]>([
  ['src/pictures/a.JPG', takePhotograph, undefined],
  ['public/a.jpg', takePhotograph, /^public\/a\.jpg: .*EXIF.* Put it into src\/pictures\//],
  ['public/a.png', () => plain().png().toBuffer(), undefined],
  ['public/a.webp', moving, undefined],
  ['src/pictures/a.webp', moving, /It moves\. Put it into public\//],
  ['src/pictures/a.gif', () => plain().gif().toBuffer(), /Only svg, png, .* Put it into public\//],
  ['src/pictures/a.pdf', async () => Buffer.from('%PDF-1.7'), /Only svg, png/],
  ['src/pictures/a.svg', async () => Buffer.from(drawing('')), undefined],
  ['src/pictures/a.jpg', async () => Buffer.from('\xff\xd8\xff', 'latin1'), /is damaged\. Save it/],
])('%s as a picture', async (path, content, problem) => {
  const found = await pictureProblem(path, await content());
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeUndefined();
});
