import { expect, test } from 'vitest';
import { en } from '#languages/en.ts';
import { toFeedHtml } from './feed-html.ts';

const URL_OF_ARTICLE = 'https://site.test/blog/one';
const convert = (markdown: string) =>
  toFeedHtml(markdown, { strings: en, math: true }, URL_OF_ARTICLE);

test('relative addresses become absolute, resolved against the article', async () => {
  const html = await convert('[a](/about) [b](#part) [c](two) [d](https://x.test/) ![e](/e.png)');
  const urls = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url);
  expect(urls).toEqual([
    'https://site.test/about',
    'https://site.test/blog/one#part',
    'https://site.test/blog/two',
    'https://x.test/',
    'https://site.test/e.png',
  ]);
});

test('footnotes link to the sources on the page, without ids or classes', async () => {
  const html = await convert('Said.[^1]\n\n[^1]: [Source](https://x.test/).');
  expect(html).toContain(`href="${URL_OF_ARTICLE}#user-content-fn-1"`);
  expect(html).not.toMatch(/\s(id|class|role|aria-|data-)/);
});

test.each([
  ['- [x] a\n- [ ] b', '<li><span>☑</span> a</li>\n<li><span>☐</span> b</li>'],
  ['# A\n\n## B', '<h2>A</h2>\n<h3>B</h3>'],
  ['> [!TIP]\n> a', '<div><p><strong>Tip</strong></p>\n<p>a</p>\n</div>'],
  ['| a |\n|--:|\n| 1 |', '<td align="right">1</td>'],
  ['[a](mailto:b@c.test) [d](https://a%b/)', '<p><a href="mailto:b@c.test">a</a> <a>d</a></p>'],
  ['$x_1$\n\n$$\ny\n$$', '<p><code>$x_1$</code></p>\n<div><code>$$y$$</code></div>'],
  ['```own\na\n```', '<pre><code></code></pre>'],
  ['<video src="/a.mp4">b</video>', 'b'],
])('in feeds, %j becomes %j', async (markdown, html) => {
  expect(await convert(markdown)).toContain(html);
});
