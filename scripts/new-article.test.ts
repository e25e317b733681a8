import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { articleSchema } from '#data/articles/article-schema.ts';
import { readContent } from '#data/reading/read-content.ts';
import { createDraft } from './new-article.ts';

const authors = [{ id: 'elena-borg', name: 'Elena Borg' }];
const categories = [{ name: 'Robots: news' }, { name: 'Gardens' }];
const today = new Date('2025-04-15T23:59:59Z');
const write = (...args: string[]) => createDraft(args, categories, authors, today);

test('a new article is a valid draft, dated today in UTC', () => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { id, text } = write(' Robots: "friend", or #foe? ');
  expect(id).toBe('robots-friend-or-foe');
  expect(() => readContent({ path: 'a.md', text }, articleSchema())).not.toThrow();
  expect(text).toMatch(/^title: "Robots: \\"friend\\", or #foe\?"$/m);
  expect(text).toMatch(/^date: 2025-04-15$/m);
  expect(text).toMatch(/^draft: true$/m);
  expect(text).toMatch(/^category: "Robots: news"$/m);
});

test('a known author is named by id, another by name', () => {
  for (const author of ['Elena Borg', 'elena-borg'])
    expect(write('A', '--author', author).text).toMatch(/^author: elena-borg$/m);
  expect(write('A', '--author', 'Ada New').text).toMatch(/^author: { name: "Ada New" }$/m);
});

test.each([
  ['an empty title', ['  '], 'Give the article a title'],
  ['an unknown category', ['A', '--category', 'AI'], 'Choose one of: Robots: news, Gardens'],
  ['an unknown option', ['A', '--autor', 'B'], "Unknown option '--autor'"],
  [
    'a title in Japanese',
    ['日本語'],
    'No letter in the title can be used in an address. Choose the address: --id',
  ],
  ['an invalid address', ['A', '--id', 'A b'], 'The file’s name is used in addresses'],
])('%s is refused, with what to do instead', (_, args, message) => {
  expect(() => write(...args)).toThrow(message);
});

test('--id gives the file its name', () => {
  const { id, text } = write('日本語', '--id', 'in-japanese');
  expect(id).toBe('in-japanese');
  expect(text).toMatch(/^title: "日本語"$/m);
});

const CATEGORIES = 'src/content/categories.yaml';

test.skipIf(!existsSync(CATEGORIES))(
  'the output names the new file, which is never overwritten',
  () => {
    const cwd = mkdtempSync(join(tmpdir(), 'new-article-'));
    onTestFinished(() => rmSync(cwd, { recursive: true }));
    mkdirSync(join(cwd, dirname(CATEGORIES)), { recursive: true });
    copyFileSync(CATEGORIES, join(cwd, CATEGORIES));
    const settings = 'url: https://example.com/site\naddresses: { blog: news }';
    writeFileSync(join(cwd, 'src/content/site.yaml'), settings);
    const args = [resolve('scripts/new-article.ts'), 'A title'];
    const run = () => spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
    const { stdout } = run();
    expect(stdout).toContain('Wrote the draft src/content/articles/a-title.md');
    expect(stdout).toContain('http://localhost:4321/site/news/a-title and write');
    expect(run().stderr).toContain('src/content/articles/a-title.md exists. Choose another title');
  },
);
