import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesIn } from '#data/reading/site-file.ts';
import { readValidSettings } from '#data/site/site.ts';
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

describe('npm run move:blog', () => {
  const folder = mkdtempSync(join(tmpdir(), 'move-blog-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const run = (...args: string[]) => {
    const script = join(import.meta.dirname, 'move-blog.ts');
    const all = [script, 'old/posts', '--pictures', 'old/static', ...args];
    const { stdout } = spawnSync(process.execPath, all, { cwd: folder, encoding: 'utf8' });
    return { report: stdout, files: filesIn(folder).map((path) => path + read(path)) };
  };

  let before: string[];
  let dry: ReturnType<typeof run>;
  let moved: ReturnType<typeof run>;
  beforeAll(async () => {
    for (const name of ['site', 'categories', 'fixed-pages'])
      write(`src/content/${name}.yaml`, readFileSync(`src/content/${name}.yaml`));
    const raw = { width: 1, height: 2, channels: 3, pageHeight: 1 } as const;
    const moving = sharp(Buffer.from('abcdef'), { raw }).withExif({ IFD0: { Artist: 'x' } });
    const still = sharp(Buffer.from('abc'), { raw: { ...raw, height: 1 } }).png();
    write('old/static/i/a b(1).png', await still.toBuffer());
    write('old/static/m.webp', await moving.webp().toBuffer());
    write('old/secret.png', await still.toBuffer());
    symlinkSync('../secret.png', join(folder, 'old/static/link.png'));
    write(
      'old/posts/2019-01-02-one.md',
      '---\ntitle: One\ntags: [C++, x]\nimage: "/i/a b(1).png"\nlayout: post\n---\nTo [two](two.md#x), ![m](/m.webp), ![s](../secret.png), ![l](/link.png), {% x %}.',
    );
    write('old/posts/two.md', '+++\ndate = 2019-01-03\ntitle = "Two"\naliases = ["/2"]\n+++\nTwo.');
    write('old/posts/none.md', '---\ntitle: [\n---\nNone.');
    write('old/posts/wip.md', '---\ntitle: Wip\ndate: 2019-01-04\ndraft: true\n---\nWip.');
    before = filesIn(folder).map((path) => path + read(path));
    dry = run('--dry-run');
    moved = run();
  });

  test('a dry run reports what would be done, and writes nothing', () => {
    expect(dry.report).toMatch(/Nothing is written[\s\S]*Add the category C\+\+/);
    expect(dry.files).toEqual(before);
  });

  test('the report names what is moved, left out and not moved, and syntax that is left', () => {
    expect(moved.report).toMatch(
      /Move .*one\.md to .*[\s\S]*left out.*\n {2}layout\n[\s\S]*Not moved: .*none\.md: Line 3: [\s\S]*one\.md:11 {2}\{% x %\}/,
    );
  });

  test('a post becomes an article with the new addresses of its pictures and links', () => {
    expect(read('src/content/articles/one.md')).toBe(
      '---\ntitle: One\nexcerpt: To two, m, s, l, {% x %}.\ndate: 2019-01-02\ncategory: C++\n' +
        `imageUrl: /pictures/i/a-b-1.png\nauthor:\n  name: ${readValidSettings().name}\n---\n\n` +
        'To [two](/blog/two#x), ![m](/m.webp), ![s](../secret.png), ![l](/link.png), {% x %}.\n',
    );
  });

  test('old addresses of what is published redirect, and a new category is added', () => {
    expect(read('src/content/site.yaml')).toMatch(/- from: \/2\n {4}to: \/blog\/two\n/);
    expect(read('src/content/site.yaml')).not.toContain('wip');
    expect(read('src/content/categories.yaml')).toMatch(/- id: c\n {2}name: C\+\+\n/);
  });

  test('pictures in the folders are copied, an animation without its metadata', async () => {
    expect(filesIn(join(folder, 'src/pictures'))).toEqual(['i/a-b-1.png']);
    expect((await sharp(join(folder, 'public/m.webp')).metadata()).exif).toBeUndefined();
  });

  test('a second run changes nothing', () => {
    expect(run().files).toEqual(moved.files);
  });
});
