import { expect, test } from 'vitest';
import { en as strings } from '#languages/en.ts';
import { renderMarkdown } from '../rendering/render-markdown.ts';

const toHtml = async (markdown: string) =>
  (await renderMarkdown(markdown, { strings })).parts
    .join('')
    .replace(/ dir="auto"| class="lone-link"|\n/g, '');

const getIds = async (markdown: string) =>
  (await renderMarkdown(markdown, { strings })).headings.map(({ id }) => id);

test.each([
  ['no heading of level 1', '## a\n\n### b', ['h2', 'h3']],
  ['a title', '# a\n\n## b\n\n#### c', ['h2', 'h3', 'h5']],
  ['a title in HTML', '<h1>a</h1>\n\n###### b\n\n##### c', ['h2', 'h6', 'h6']],
  ['footnotes', '# a[^1]\n\n[^1]: b', ['h2', 'h2']],
])('headings begin at level 2 in a text with %s', async (_, markdown, levels) => {
  const { parts } = await renderMarkdown(markdown, { strings });
  const html = parts.join('');
  expect(html.match(/(?<=<)h\d/g)).toEqual(levels);
});

test.each([
  ['## Pricing', ['pricing']],
  ['## Größe & Maß', ['größe--maß']],
  ['## A\n\n## A', ['a', 'a-1']],
  ['## Comments\n\n### Inquiry\n\n### Inquiry', ['comments-1', 'inquiry', 'inquiry-1']],
  ['## 🎉\n\n## ?', ['section', 'section-1']],
  ['## A source[^1]\n\n[^1]: b', ['a-source']],
  ['## ![A chart](/c.svg)', ['a-chart']],
  ['## Before<br>after', ['before-after']],
  ['<h2 id="Three">A</h2>\n\n## Three', ['three', 'three-1']],
  ['## A {#own}\n\n## B {c}\n\n## D {#comments .e}', ['own', 'b-c', 'comments-1']],
  [
    '## Footnote label\n\n## user-content-fn-1\n\n[^1]\n\n[^1]: a',
    ['footnote-label-1', 'user-content-fn-1-1'],
  ],
])('the ids in %j are %j', async (markdown, ids) => {
  expect(await getIds(markdown)).toEqual(ids);
});

test('links follow a heading whose id is reserved for the page', async () => {
  expect(await toHtml('## Site main\n\n[a](#site-main)')).toMatch(/id="main".*"#main">a</);
  const html = await toHtml('## Projects\n\n[a](#projects) [b](#hero)');
  expect(html).toMatch(/"#projects-1">a<.*"#hero">b</);
});

test.each([
  ['<a name="A"></a>\n\n[b](#A)', '<div><span id="a"></span></div><p><a href="#a">b</a></p>'],
  ['<p id="site-menu">a</p>\n\n[b](#site-menu)', '<p id="menu">a</p><p><a href="#menu">b</a></p>'],
  ['a[^ç]\n\n[^ç]: b', '<a href="#user-content-fn-ç" id="user-content-fnref-ç"'],
  ['<b id="footnote-label">a</b>[^1]\n\n[^1]: b', '<b id="footnote-label-1">a</b>'],
])('links in %j lead to their targets', async (markdown, html) => {
  expect(await toHtml(markdown)).toContain(html);
});

test.each([
  ['# A “title”\n\n## b', ['h2']],
  ['A *title*\n===\n\n# b', ['h2']],
  ['# Another title', ['h2']],
])('only a heading that repeats the page’s title is left out of %j', async (markdown, levels) => {
  const { parts } = await renderMarkdown(markdown, { strings, title: 'A "title"' });
  const html = parts.join('');
  expect(html.match(/(?<=<)h\d/g)).toEqual(levels);
});

// If the time grew with the square of the length, each would take minutes.
test.each([
  ['tabs', `## A${'\t'.repeat(400_000)}b {#c`],
  ['letters in an unfinished id', `## A {#${'b'.repeat(400_000)}`],
])('a heading with many %s takes little time', async (_, markdown) => {
  expect(await getIds(markdown)).toHaveLength(1);
});

test('a heading with a link is not a link itself', async () => {
  expect(await toHtml('## [a](/b)')).toBe('<h2 id="a"><a href="/b">a</a></h2>');
});
