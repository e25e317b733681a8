import { expect, test } from 'vitest';
import { createDraft } from '../new-article.ts';
import {
  type Check,
  findDeadLinks,
  findForeignPictures,
  findForeignSyntax,
  findFormulas,
  findIn,
  findLostLinks,
  findMissingLetters,
  findOddLengths,
  findSamples,
  parseFile,
  removeCode,
} from './content.ts';
import { listByPlace } from './report.ts';

function check(find: Check, text: string, path = 'a.md'): string[] {
  return listByPlace(findIn([parseFile({ path, text })], find));
}

const samplesIn = (text: string, path = 'a.yaml') => check(findSamples, text, path);

const SAMPLES =
  'https://example.com https://a.example.com/b https://a.test:80 a@b.example a@example.org ' +
  'http://localhost:8080/f http://127.0.0.1/f http://[::1]:8080/f';

test.each(SAMPLES.split(' '))('the sample address %s is found', (contact) => {
  expect(samplesIn(`mail:\n  to: ${contact}`)).toEqual([`a.yaml:2  mail.to: ${contact}`]);
});

test.each([
  ['a: https://acme.com\nb: https://example.com.mt\nc: https://myexample.com', 'a.yaml', []],
  ['url: https://a.com/example.com\ntext: We wrote to example.com', 'a.yaml', []],
  ['phone: +356 2133 4455', 'a.yaml', []],
  ['sample: true\ntitle: A', 'a.yaml', ['a.yaml:1  sample: true']],
  ['- id: b\n  sample: true', 'a.yaml', ['a.yaml:2  item 1.sample: true']],
  ['phone: (212) 555-0123', 'a.yaml', ['a.yaml:1  phone: (212) 555-0123']],
  ['---\ntitle: T\nsample: true\n---\n', 'a.md', ['a.md:3  sample: true']],
  [
    '---\ntitle: T\n---\n\n// TODO: a\n\n```js\nTODO: b\n```\nTODO: c',
    'a.md',
    ['a.md:10  TODO: c'],
  ],
])('the samples and TODOs in %j are found', (text, path, found) => {
  expect(samplesIn(text, path)).toEqual(found);
});

test('each TODO in a new article is found once it is no longer a draft', () => {
  const { text } = createDraft(['A title'], [{ name: 'A' }], [], new Date());
  expect(samplesIn(text, 'a.md')).toEqual([]);
  const found = samplesIn(text.replace('draft: true\n', ''), 'a.md');
  expect(found).toEqual([expect.stringMatching(/^a.md:\d/)]);
  expect(found[0]?.split('TODO')).toHaveLength(text.split('TODO').length);
});

test('titles and descriptions that are too long or too short for search results are found', () => {
  const long = 'x'.repeat(161);
  const text = `---\ntitle: ${long}\nexcerpt: short\n---\n`;
  expect(check(findOddLengths, text)).toEqual([
    'a.md:2  title: 161 characters (write 1 to 60), excerpt: 5 characters (write 50 to 160)',
  ]);
  expect(check(findOddLengths, `- name: A\n- title: ${long}\n`, 'it/categories.yaml')).toEqual([
    expect.stringMatching(/^it\/categories.yaml:2 /),
  ]);
  expect(check(findOddLengths, 'title: ""', 'services.yaml')).toEqual([]);
});

test.each([
  ['a – b: c, 1 e\u0301 👍 →', []],
  ['abc\nabc 日本日\n日 Ж', ['a.md:2  日, 本, Ж']],
  ['title: ⚡abc🚀', ['a.md:1  ⚡, 🚀']],
  ['абвгдежа', ['a.md:1  а, б, в, г, д (and 2 more)']],
])('letters in %j that no font has are found', (text, found) => {
  const inFonts = new Set([...'abcé1titlehdn'].map((letter) => letter.codePointAt(0) ?? 0));
  expect(check((file) => findMissingLetters(file, inFonts), text)).toEqual(found);
});

test('the letters that no font has are named once for all files of a language', () => {
  const files = ['a', 'b'].map((name) =>
    parseFile({ path: `${name}.yaml`, text: 'c: ж\nd: ж, ф' }),
  );
  const missing = findIn(files, (file) => findMissingLetters(file, new Set([99, 100])));
  expect(listByPlace(missing, () => 'it')).toEqual(['a.yaml:1  ж, ф']);
});

test('links to “#” are found with the decision that accepts them', () => {
  const text = 'footer:\n  - href: /a\n  - href: "#"\nconnected:\n  privacy:\n    href: "#"';
  expect(findIn([parseFile({ path: 'a.yaml', text })], findDeadLinks)).toMatchObject([
    { decision: 'footer-links', place: 'a.yaml:3' },
    { decision: 'privacy-link', place: 'a.yaml:6' },
  ]);
});

test.each([
  ['## A {#b}\n{:.c}\n\n## D {.e}\n![](/f.png){width=5}', '2  {:.c}, {.e}, {width=5}'],
  ['{{< a >}} {{% b %}} {{ c }}', '1  {{< a >}}, {{% b %}}, {{ c }}'],
  ['{% link a %}\n<%= b %>', '1  {% link a %}, <%= b %>'],
  ['a\n{{< b\n  c >}} {% d\n\n%}', '2  {{< b c >}}'],
  ['[a]({{ b }}/c) <img alt="{{ d }}">', '1  {{ b }}, {{ d }}'],
  ['[[a]] ![[b|c]] [TOC]', '1  [[a]], ![[b|c]], [TOC]'],
  ['==a b== c===d', '1  ==a b=='],
  [':::tip\na\n:::', '1  :::tip'],
  ['[gallery ids="1,2"]a[/caption]', '1  [gallery ids="1,2"], [/caption]'],
  ["import A from './a'", "1  import A from './a'"],
  ['`{{ a }}` <code>[[b]]</code>\n\n```\n{% c %}\n```\n\n    ==d==\n<!-- [TOC] -->', undefined],
  ['[a][TOC] [b](/c) a == b, {d} {e=f} [^1] [x] 50%', undefined],
])('the syntax of other systems is found in %j: %s', (text, found) => {
  expect(check(findForeignSyntax, text)).toEqual(found ? [`a.md:${found}`] : []);
});

test.each([
  ['The sum $x_1$,\n$$\ny\n$$ or $z$', 'a.md:4  $x_1$, $z$'],
  ['a $\\tfrac12$ $a = b$ $n^2$ `$b_1$`', 'a.md:4  $\\tfrac12$, $a = b$, $n^2$'],
  ['$5 or $6, US$5, A$6_000, from $5 to 10$, 1$=2$ $HOME/$MY_VAR', undefined],
])('formulas that are shown as text are found in %j: %s', (text, found) => {
  const findIn = (math: boolean) => check(findFormulas, `---\nmath: ${math}\n---\n${text}`);
  expect(findIn(false)).toEqual(found ? [found] : []);
  expect(findIn(true)).toEqual([]);
});

test.each(['---\na: `b`\n---\n\n`c` <!-- d --> e', '---\n\n`a`\n\n---\n\ne'])(
  'what removeCode leaves of %j stays in its place',
  (text) => {
    const prose = removeCode(text);
    expect(prose).not.toMatch(/[a-d]/);
    expect(prose.lastIndexOf('e')).toBe(text.length - 1);
  },
);

test('links that lose their address are found', () => {
  const text =
    '[a](GEO:1,2) [b](/c) [d](foo:e)\n<a href="https://f:g@h.test">i</a> <ftp://j.test> <k:l>';
  expect(check(findLostLinks, text)).toEqual(['a.md:1  foo:e, https://f:g@h.test, ftp://j.test']);
});

test('pictures on other hosts are found: one line for a text, one for each field of a list', () => {
  const find = (path: string, text: string) =>
    check((file) => findForeignPictures(file, 'https://a.com'), text, path);
  const [b, c] = ['https://b.com/b.png', 'https://b.com/c'];
  expect(
    find(
      'a.md',
      `---\nimageUrl: ${b}\n---\n![](https://a.com/a.png) ![](/a.png)\n<img src="${c}">`,
    ),
  ).toEqual([`a.md:2  ${b}, ${c}`]);
  expect(find('a.yaml', `- a: ${b}\n- a: ${b}\n- href: ${c}`)).toEqual([
    `a.yaml:1  ${b}`,
    `a.yaml:2  ${b}`,
  ]);
});
