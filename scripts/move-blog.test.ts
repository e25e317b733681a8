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
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { filesIn } from '#data/reading/site-file.ts';
import { planMove } from './moving/plan.ts';
import { readPost } from './moving/post.ts';
import { cutOff, getExcerpt, rewriteText } from './moving/text.ts';

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
  expect(cutOff('one two three', 10)).toBe('one two…');
});

const raw = { width: 1, height: 2, channels: 3, pageHeight: 1 } as const;
const animation = sharp(Buffer.from('abcdef'), { raw }).withExif({ IFD0: { Artist: 'x' } });
const picture = await sharp(Buffer.from('abc'), { raw: { ...raw, height: 1 } })
  .toFormat('png')
  .toBuffer();
const BLOG = new Map<string, string | Buffer>([
  ['static/i/a b(1).png', picture],
  ['static/m.webp', await animation.webp().toBuffer()],
  [
    'posts/2019-01-02-one.md',
    '---\ntitle: One\ntags: [C++, x]\nimage: "/i/a b(1).png"\nlayout: post\n---\nTo [two](two.md#x), ![m](/m.webp), ![s](../secret.png), {% x %}.',
  ],
  ['posts/two.md', '+++\ndate = 2019-01-03\ntitle = "Two"\naliases = ["/2"]\n+++\nTwo.'],
  ['posts/sub/two.md', '---\ntitle: Two\ndate: 2019-01-03\n---\nAlso two.'],
  ['posts/none.md', '---\ntitle: [\n---\nNone.'],
  ['posts/wip.md', '---\ntitle: Wip\ndate: 2019-01-04\ndraft: true\n---\nWip.'],
]);
const blog = { title: 'T', description: 'D', intro: 'I' };
const site = { settings: { languages: ['en'], name: 'Acme' }, categories: [], blog };

/** Plans the move to a site that has these files already. */
function plan(existing: ReadonlyMap<string, string | Buffer> = new Map()) {
  const disk = new Map([...BLOG, ['secret.png', picture], ...existing]);
  const files = new Map([...BLOG.keys()].map((file) => [file, file.replace(/^\w+\//, '')]));
  const read = (path: string) => {
    const content = disk.get(path);
    return content === undefined ? undefined : Buffer.from(content);
  };
  return planMove({ folders: ['posts', 'static'], files }, site, read);
}
const moved = await plan();

test('a post becomes an article with the new addresses of its pictures and links', () => {
  expect(moved.writes.get('src/content/articles/one.md')?.content).toBe(
    '---\ntitle: One\nexcerpt: To two, m, s, {% x %}.\ndate: 2019-01-02\ncategory: C++\n' +
      'imageUrl: /pictures/i/a-b-1.png\nauthor:\n  name: Acme\n---\n\n' +
      'To [two](/blog/two#x), ![m](/m.webp), ![s](../secret.png), {% x %}.\n',
  );
});

test('a post with the name of another one gets a number', () => {
  const { content } = moved.writes.get('src/content/articles/two-3.md') ?? {};
  expect(content).toMatch(/Also two\.\n$/);
});

test('the plan names what is left out or not moved, and syntax that is left', () => {
  expect([...moved.unknown]).toEqual(['layout']);
  expect(moved.left).toEqual([
    expect.stringMatching(/^posts\/none\.md is not moved: Line 3: /),
    expect.stringMatching(/one\.md:11: .*secret\.png/),
    'src/content/articles/one.md:11  {% x %}',
  ]);
});

test('old addresses of what is published redirect, and a new category is added', () => {
  expect(moved.redirects).toEqual([
    { from: '/posts/2019/01/02/one', to: '/blog/one' },
    { from: '/posts/two', to: '/blog/two' },
    { from: '/2', to: '/blog/two' },
    { from: '/posts/sub/two', to: '/blog/two-3' },
  ]);
  expect(moved.categories).toMatchObject([
    { id: 'c', name: 'C++', title: 'C++: T' },
    { name: 'Blog' },
  ]);
});

test('pictures that posts name are copied, an animation without its metadata', async () => {
  expect([...moved.writes.keys()].filter((path) => !path.endsWith('.md'))).toEqual([
    'public/m.webp',
    'src/pictures/i/a-b-1.png',
  ]);
  const { content } = moved.writes.get('public/m.webp') ?? {};
  expect((await sharp(content as Buffer).metadata()).exif).toBeUndefined();
});

test('a second move writes nothing, and says what exists', async () => {
  const written = [...moved.writes].map(([path, { content }]) => [path, content] as const);
  const { writes, left } = await plan(new Map(written));
  expect([...writes.keys()]).toEqual([]);
  expect(left.join()).toContain('posts/two.md is not moved: src/content/articles/two.md exists.');
});

test('npm run move:blog writes what a dry run only prints', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'move-blog-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const settings = ['site.yaml', 'categories.yaml', 'fixed-pages.yaml'];
  for (const name of settings) cpSync(`src/content/${name}`, join(cwd, 'src/content', name));
  mkdirSync(join(cwd, 'posts'));
  writeFileSync(join(cwd, 'posts/two.md'), `${BLOG.get('posts/two.md')}`);
  symlinkSync('two.md', join(cwd, 'posts/link.md'));
  const script = join(import.meta.dirname, 'move-blog.ts');
  const run = (...options: string[]) =>
    spawnSync(process.execPath, [script, 'posts', ...options], { cwd, encoding: 'utf8' }).stdout;
  const contents = () =>
    ['src', 'posts'].flatMap((name) =>
      filesIn(join(cwd, name)).map((path) => readFileSync(join(cwd, name, path), 'utf8')),
    );
  const before = contents();
  const planned = run('--dry-run');
  expect(contents()).toEqual(before);
  expect(run().split('\n').slice(1)).toEqual(planned.split('\n').slice(1));
  expect(contents()).toHaveLength(before.length + 1);
  const after = contents().join();
  expect(after).toContain('from: /2\n    to: /blog/two');
  expect(after).toContain('name: Blog\n');
});
