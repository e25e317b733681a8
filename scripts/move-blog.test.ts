import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { listFiles } from '#data/urls/site-file.ts';
import { readPost } from './move-blog/post.ts';
import { getExcerpt, rewriteText } from './move-blog/text.ts';

const VIDEO = 'https://www.youtube.com/watch?v=w7Ft2ymGmfc';

test.each([
  ['<div class="v"><iframe src="//www.youtube.com/embed/w7Ft2ymGmfc?rel=0"></iframe></div>', VIDEO],
  ['{{< youtube title="Full coverage" id="w7Ft2ymGmfc" >}}', VIDEO],
  ['{% include youtube.html id="w7Ft2ymGmfc" %}', VIDEO],
  ['{% youtube "w7Ft2ymGmfc" %}', VIDEO],
  [`[embed]${VIDEO}[/embed]`, VIDEO],
  ['{{< vimeo 146022717 >}}', 'https://vimeo.com/146022717'],
  ['<iframe src="https://codepen.io/a/embed/b"></iframe>', 'https://codepen.io/a/embed/b'],
  ['{{< tweet 877500564405444608 >}}', '{{< tweet 877500564405444608 >}}'],
  [
    '<p><iframe src="//vimeo.com/1"></iframe> Words</p>',
    '<p>\n\nhttps://vimeo.com/1\n\n Words</p>',
  ],
  ['<iframe src="data:text/html,x"></iframe>', '<iframe src="data:text/html,x"></iframe>'],
  ['## Prices {:#costs .wide}', '## Prices {#costs .wide}'],
  ['## Prices\n{: #costs}', '## Prices {#costs}'],
  ['![a](b.png){: width="9"} {:ok, 1}', '![a](b.png){: width="9"} {:ok, 1}'],
  ['{% highlight ruby linenos %}\nx\n{% endhighlight %}', '```ruby\nx\n```'],
  ['`{% raw %}{{ a }}{% endraw %}`', '`{{ a }}`'],
  ['[a]({{ site.baseurl }}{% post_url 2019-01-02-b %})', '[a](2019-01-02-b)'],
  ['[a]({{ "/b" | relative_url }}) [c]({{< ref "d.md" >}})', '[a](/b) [c](d.md)'],
  ['> Hi</blockquote> <script async src="//x"></script>', '> Hi</blockquote> '],
  ['`{{< youtube w7Ft2ymGmfc >}}`', '`{{< youtube w7Ft2ymGmfc >}}`'],
])('%j becomes %j', async (text, becomes) => {
  expect((await rewriteText(text, async () => undefined)).trim()).toBe(becomes.trim());
});

test.each([
  [
    '---\ntitle: A\ndate: 2026-01-31 0:00:00\ntags: x, y\n---\n',
    { title: 'A', date: '2026-01-31 00:00:00', category: 'x' },
  ],
  ['---\npubDate: Jan 5 2019\n---\n', { date: '2019-01-05' }],
  ['---\ndate: 2019-01-05T8:09:26-07:00\n---\n', { date: '2019-01-05T08:09:26-07:00' }],
  ['---\ndate: Sat, 05 Jan 2019 01:00:00 +0200\n---\n', { date: '2019-01-04T23:00:00.000Z' }],
  [
    '+++\ndate = 2016-08-07T08:09:26-07:00\nfeatured_image = "a.png"\n+++\n',
    { date: '2016-08-07T08:09:26.000-07:00', cover: 'a.png' },
  ],
  [
    '{\n\t"date": "2019-01-02",\n\t"authors": [{"name": "Ada"}, "Bo"], "draft": true\n}\n',
    { date: '2019-01-02', author: 'Ada, Bo', isDraft: true },
  ],
  [
    '---\npublished: false\n__proto__: { title: x }\ncover: { image: a.jpg }\n---\n',
    { date: '2018-03-04', isDraft: true, title: 'a', cover: 'a.jpg', unknown: ['__proto__'] },
  ],
])('the fields of %j are understood', (source, fields) => {
  expect(readPost(source, '2018-03-04-a.md', 'blog')).toMatchObject(fields);
});

test.each([
  ['_posts', '2019-01-02-a.md', '', '/2019/01/02/a'],
  ['blog', '2019-01-02-a/index.mdx', '', '/blog/2019/01/02/a'],
  ['blog', '2019-01-02-a.md', 'slug: /b', '/blog/b'],
  ['post', 'sub/a.md', 'aliases: [/old/, "https://a.com/p?x=1"]', '/post/sub/a /old /p'],
  ['posts', 'a.md', 'permalink: /:year/:title.html', '/2019/a.html'],
])('in %s, the post %s with %j had the address %s', (folder, name, field, paths) => {
  const { oldPaths } = readPost(`---\ndate: 2019-01-02\n${field}\n---\n`, name, folder);
  expect(oldPaths).toEqual(paths.split(' '));
});

test('an excerpt is the first paragraph, cut off between words', () => {
  expect(getExcerpt('# A\n\n![b](c)\n\nFirst *words*.[^1]\n\n[^1]: No.')).toBe('First words.');
  expect(getExcerpt('four '.repeat(50))).toBe(`${'four '.repeat(30)}four…`);
});

const raw = { width: 1, height: 2, channels: 3, pageHeight: 1 } as const;
const animation = sharp(Buffer.from('abcdef'), { raw }).withExif({ IFD0: { Artist: 'x' } });
const picture = sharp(Buffer.from('abc'), { raw: { ...raw, height: 1 } }).png();
const BLOG = {
  'secret.png': await picture.toBuffer(),
  'static/i/a b(1).png': await picture.toBuffer(),
  'static/m.webp': await animation.webp().toBuffer(),
  'posts/2019-01-02-one.md':
    '---\ntitle: One\ntags: [C++, x]\nimage: "/i/a b(1).png"\nlayout: post\n---\nTo [two](two.md#x), ![m](/m.webp), ![s](../secret.png), {% x %}.',
  'posts/two.md': '+++\ndate = 2019-01-03\ntitle = "Two"\naliases = ["/2"]\n+++\nTwo.',
  'posts/x/two.md': '---\ntitle: Also two\ndate: 2019-01-03\n---\nTwo [again](/2/).',
  'posts/none.md': '---\ntitle: [\n---\nNone.',
  'posts/wip.md': '---\ntitle: Wip\ndate: 2019-01-04\ndraft: true\n---\nWip.',
};

const cwd = mkdtempSync(join(tmpdir(), 'move-blog-'));
afterAll(() => rmSync(cwd, { recursive: true }));
const write = (name: string, content: string | Buffer) => {
  mkdirSync(dirname(join(cwd, name)), { recursive: true });
  writeFileSync(join(cwd, name), content);
};
for (const name of ['site.yaml', 'categories.yaml', 'fixed-pages.yaml'])
  cpSync(`src/content/${name}`, join(cwd, 'src/content', name));
for (const [name, content] of Object.entries(BLOG)) write(name, content);
symlinkSync('two.md', join(cwd, 'posts/link.md'));

const getFiles = () =>
  new Map(listFiles(cwd).map((name) => [name, readFileSync(join(cwd, name), 'latin1')]));
const script = join(import.meta.dirname, 'move-blog.ts');
const args = [script, 'posts', '--pictures', 'static'];
const move = (...options: string[]) =>
  spawnSync(process.execPath, [...args, ...options], { cwd, encoding: 'utf8' }).stdout;

const before = getFiles();
const planned = move('--dry-run');
const afterDryRun = getFiles();
const said = move();
const moved = getFiles();
const readYaml = (name: string) => parse(readFileSync(join(cwd, 'src/content', name), 'utf8'));

test('a dry run only prints what a move does', () => {
  expect(afterDryRun).toEqual(before);
  expect(said.split('\n').slice(1)).toEqual(planned.split('\n').slice(1));
  expect(said).toContain('Write src/content/articles/two.md from posts/two.md');
});

test('a post becomes an article with the new addresses of its pictures and links', () => {
  expect(moved.get('src/content/articles/one.md')).toBe(
    '---\ntitle: One\nexcerpt: To two, m, s, {% x %}.\ndate: 2019-01-02\ncategory: C++\n' +
      `imageUrl: /pictures/i/a-b-1.png\nauthor:\n  name: ${readYaml('site.yaml').name}\n---\n\n` +
      'To [two](/blog/two#x), ![m](/m.webp), ![s](../secret.png), {% x %}.\n',
  );
});

test('a post with the name of another one gets a number', () => {
  expect(moved.get('src/content/articles/two-4.md')).toMatch(/Two \[again\]\(\/blog\/two\)\.\n$/);
});

test('pictures that posts name are copied, animated ones without metadata', async () => {
  const added = [...moved.keys()].filter((name) => !before.has(name) && !name.endsWith('.md'));
  expect(added).toEqual(['public/m.webp', 'src/pictures/i/a-b-1.png']);
  expect((await sharp(join(cwd, 'public/m.webp')).metadata()).exif).toBeUndefined();
});

test('only old addresses of published posts redirect', () => {
  expect(readYaml('site.yaml').redirects?.slice(-4)).toEqual([
    { from: '/posts/2019/01/02/one', to: '/blog/one' },
    { from: '/posts/two', to: '/blog/two' },
    { from: '/2', to: '/blog/two' },
    { from: '/posts/x/two', to: '/blog/two-4' },
  ]);
});

test('new categories are added', () => {
  const { title } = readYaml('fixed-pages.yaml').blog;
  const [last] = readYaml('categories.yaml').slice(-2);
  expect(last).toMatchObject({ name: 'C++', title: `C++: ${title}` });
});

test('everything that a person must decide is named', () => {
  expect(said).toContain('left out (1)\n  layout\n');
  expect(said).toContain('posts/none.md is not moved: Line 3: ');
  expect(said).toContain('src/content/articles/one.md:11  {% x %}\n');
});

test('a second move changes nothing, not even an article that was edited', () => {
  write('src/content/articles/two.md', 'Edited');
  const edited = getFiles();
  expect(move()).toContain('posts/two.md is not moved: src/content/articles/two.md exists');
  expect(getFiles()).toEqual(edited);
});
