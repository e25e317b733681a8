import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getUploadProblem } from './published-files.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const plain = () =>
  sharp({ create: { width: 90, height: 90, channels: 3, background: '', noise } });
const [png, jpg, webp, avif, gif] = await Promise.all([
  plain().png().toBuffer(),
  plain().jpeg().toBuffer(),
  plain().webp().toBuffer(),
  plain().avif().toBuffer(),
  plain().gif().toBuffer(),
]);
const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 54/1 0/1' } };
const jpgWithPlace = await plain().withExif(place).jpeg().toBuffer();
const moving = sharp([png, jpg], { join: { animated: true } });
const movingWebp = await moving.clone().webp().toBuffer();
const movingWebpWithPlace = await moving.clone().withExif(place).webp().toBuffer();
const movingGif = await moving.clone().gif().toBuffer();
const movingPng = splice(png, 33, '\0\0\0\x08acTL\0\0\0\x02\0\0\0\0....');

const huge = Buffer.from(png);
huge.writeUInt32BE(17_000, 16);
huge.writeUInt32BE(17_000, 20);
huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);

const xmpPlace = '<r:D xmlns:r="x" xmlns:exif="y" exif:GPSLatitude="35,54N"/>';
const pngWithPlace = await plain().withXmp(xmpPlace).png().toBuffer();
const city = 'Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x0d\x1c\x02Z\0\x08Valletta\0';
const jpgWithCity = splice(jpg, 2, `\xff\xed\0${String.fromCharCode(city.length + 2)}${city}`);

/** Inserts a Latin-1 text into a file at an offset. */
function splice(content: Buffer, at: number, text: string): Buffer {
  const latin = content.toString('latin1');
  return Buffer.from(latin.slice(0, at) + text + latin.slice(at), 'latin1');
}

const half = (content: Buffer) => content.subarray(0, content.length * 0.6);

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
const svg = (inside = '', start = '') =>
  `${start}<svg xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`;

type Content = string | Buffer;
const check = (path: string, content: Content) =>
  getUploadProblem(path, Buffer.from(content as string, 'latin1'));

test.each<[string, Content]>([
  ['src/pictures/2025/My photo_1-2.png', png],
  ['src/pictures/caf\u00e9 cafe\u0301 日本.JPG', jpgWithPlace],
  ['src/pictures/a.jpeg', jpg],
  ['src/pictures/a.webp', webp],
  ['src/pictures/a.avif', avif],
  ['src/pictures/a.svg', svg()],
  ['src/content/articles/a.md', ''],
  ['public/a.gif', Buffer.concat([movingGif, Buffer.alloc(2)])],
  ['public/a.webp', movingWebp],
  ['public/a.png', movingPng],
  ['public/favicon.ico', '\0\0\x01\0\x01\0'],
  ['public/a.woff2', 'wOF2\0\x01'],
  ['public/a.pdf', '%PDF-1.7'],
  ['public/.well-known/a.json', '{"a":1}'],
  ['public/ads.txt', 'a, <b>'],
  ['public/_headers', 'a'],
  ['a.svg', svg('<path d="M0 0"/><a href="https://a.com/"><text>on</text></a>')],
  ['a.svg', svg('', '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE svg PUBLIC "svg" "a.dtd">')],
  ['a.svg', svg('<metadata><?xpacket begin=""?><a:b xmlns:a="x"/></metadata><style>a{}</style>')],
  ['a.svg', svg('<!-- <script>x</script> --><desc>a &lt;script> onload="x"</desc>')],
])('%s is accepted', async (path, content) => {
  expect(await check(path, content)).toBeUndefined();
});

const NEVER =
  'html HTML htm xhtml svgz xml xsl mhtml js mjs css swf wasm zip php shtml constructor';
const PUBLISHED = 'png jpg webp avif gif ico woff2 pdf';
const each = (endings: string, content: string, problem: string) =>
  endings.split(' ').map((ending): [string, string, string] => [`a.${ending}`, content, problem]);

test.each<[string, Content, string]>([
  ['src/pictures/a#b.jpg', jpg, 'Rename “a#b.jpg” to “a-b.jpg”. A name may contain only '],
  ['src/pictures/x.js?.png', png, 'Rename “x.js?.png” to “x.js.png”.'],
  ['src/pictures/🎉/a.png', png, 'Rename “🎉” to “file”.'],
  ['src/pictures/a.png. ', png, 'Rename “a.png. ” to “a.png”.'],
  ['src/content/articles/a?.md', 'a', 'Rename “a?.md” to “a.md”.'],
  ['public/a.png', '', 'It is empty.'],
  ['public/a.txt', ' '.repeat(25 * 1024 ** 2 + 1), 'It is 26 MB; at most 25 MB is allowed.'],
  ['src/pictures/a.png', jpg, 'Its type is JPG. Rename it to a.jpg.'],
  ['public/a.png.html', png, 'Its type is PNG. Rename it to a.png.png.'],
  ['src/pictures/a.heic', '\0\0\0\x18ftypheic\0\0\0\0', 'It is a HEIC picture, '],
  ['src/pictures/a.jpg', '\0\0\0\x18ftypmif1\0\0\0\0heic', 'It is a HEIC picture, '],
  ['public/a.tif', 'II*\0', 'It is a TIFF picture, which browsers do not show. Save it as JPEG.'],
  ['src/pictures/a.gif', gif, 'Save it as PNG. If it is animated, put it into'],
  ['src/pictures/a b.webp', movingWebp, 'It is animated. Put it into public/'],
  ['src/pictures/a.png', movingPng, 'It is animated. '],
  ['src/pictures/a.pdf', '%PDF-1.7', 'Only png, jpg, webp, avif and svg files belong here.'],
  ['src/pictures/a.png', huge, 'It has too many pixels, 17000 × 17000'],
  ['src/pictures/a.png', half(png), 'It is damaged. Save it again.'],
  ['src/pictures/a.jpg', half(jpg), 'It is damaged.'],
  ['src/pictures/a.jpg', Buffer.concat([half(jpg), jpg.subarray(-2)]), 'It is damaged.'],
  ['src/pictures/a.webp', half(webp), 'It is damaged.'],
  ['src/pictures/a.avif', half(avif), 'It is damaged.'],
  ['public/a.gif', Buffer.concat([half(movingGif), Buffer.from('.')]), 'It is damaged.'],
  ['public/a.gif', half(gif), 'It is damaged.'],
  ['public/a.gif', 'GIF89a/*<script>alert(1)</script>*/=1;', 'It is damaged.'],
  [
    'public/a.jpg',
    jpgWithPlace,
    'Its metadata (EXIF) may say where the picture was taken. Put it into',
  ],
  [
    'public/a.webp',
    movingWebpWithPlace,
    'Its metadata (EXIF) may say where the picture was taken. Save it without metadata.',
  ],
  ['public/a.png', pngWithPlace, 'Its metadata (XMP) may say where the picture was taken.'],
  ['public/a.jpg', jpgWithCity, 'Its metadata (IPTC) may say where the picture was taken.'],
  ['a.json', '{', 'It cannot be read (Expected'],
  ['a.txt', '\xff', 'Save it in UTF-8.'],
  ['a.svg', '\xff\xfe<\0s\0v\0g\0/\0>\0', 'Save it in UTF-8.'],
  ['a.svg', svg('', '<?xml version="1.0" encoding="Shift_JIS"?>'), 'Save it in UTF-8, and'],
  ['a.svg', svg('', '<?xml version="1.1"?>'), 'Save it in UTF-8, and begin it with <?xml version='],
  ['a.SVG', svg(), 'Write the extension in lower case: .svg.'],
  ['a.svg', '<svg viewBox="0 0 9 9"/>', `It shows nothing. Begin the drawing with <svg xmlns="`],
  ['a.svg', `<g xmlns="${SVG}"/>`, 'It shows nothing.'],
  ['a.svg', `<svg xmlns="${SVG}"><g>`, 'It cannot be read ('],
  ['a.svg', svg('<g>'.repeat(200_000)), 'It cannot be read (line 1 nests more than 1,000 tags'],
  ['a.svg', '<svg xlink:href="#a"/>', 'It cannot be read ('],
  ...each(NEVER, 'a', 'Only these kinds of files are published: svg, png, '),
  ...each(PUBLISHED, '<script>alert(1)</script>', 'Its content does not match its extension.'),
])('%s is refused with the reason', async (path, content, problem) => {
  expect(await check(path, content)).toContain(`${path}: ${problem}`);
});

test.each([
  ['<script> on line 2', svg('\n<script>x</script>')],
  ['<script> on line 1', svg('<script href="data:text/javascript,x"/>')],
  ['<s:script> on line 1', svg(`<s:script xmlns:s="${SVG}">x</s:script>`)],
  ['<script> on line 1', svg(`<script xmlns="${XHTML}">x</script>`)],
  ['<h:iframe> on line 1', svg(`<h:iframe xmlns:h="${XHTML}" src="x"/>`)],
  ['<foreignObject> on line 1', svg('<foreignObject><p>x</p></foreignObject>')],
  ['onload in <path> on line 1', svg('<path onload="x"/>')],
  ['onload in <svg> on line 1', `<svg xmlns="${SVG}" onload="x"/>`],
  ['href in <a> on line 1', svg('<a href="javascript:x"><text>a</text></a>')],
  ['xlink:href in <a> on line 2', svg('<a xlink:href=" JAVA&#10;script:\nx"><text>a</text></a>')],
  ['to in <set> on line 1', svg('<a><set attributeName="href" to="javascript:x"/></a>')],
  ['values in <animate> on line 1', svg('<animate values="#;javascript&#58;x"/>')],
  ['<?xml-stylesheet?> on line 1', svg('', '<?xml-stylesheet type="text/xsl" href="#a"?>')],
  ['a declaration in <!DOCTYPE> on line 1', svg('', '<!DOCTYPE svg [<!ATTLIST a b CDATA>]>')],
  ['a declaration in <!DOCTYPE> on line 1', svg('&a;', '<!DOCTYPE svg [<!ENTITY a "<b/>">]>')],
])('a drawing is refused because %s may run', async (what, content) => {
  expect(await check('a.svg', content)).toBe(
    `a.svg: ${what} may run. Save the drawing without it.`,
  );
});

const BEGIN_BUILD = `const { checkPublishedFiles } = await import('${new URL('published-files.ts', import.meta.url)}');
  await checkPublishedFiles().hooks['astro:build:start']();`;

test('a build stops with a list of symlinks', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'uploads-'));
  mkdirSync(join(cwd, 'src/pictures'), { recursive: true });
  for (const path of ['public', 'src/pictures/link'])
    symlinkSync(tmpdir(), join(cwd, path), 'junction');
  const begin = ['--input-type=module', '--eval', BEGIN_BUILD];
  const { stderr, status } = spawnSync(process.execPath, begin, { cwd, encoding: 'utf8' });
  rmSync(cwd, { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toMatch(/public: It is a symlink\..*\n.*pictures\/link: It is a symlink\./);
  expect(stderr, 'no stack trace').not.toMatch(/^ +at /m);
});
