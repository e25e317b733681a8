import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { articleSchema } from '#data/articles/article-schema.ts';
import { readContent } from '#data/reading/read-content.ts';
import { newArticle } from './new-article.ts';

const existing = new Set(['taken']);
const authors = [{ id: 'elena-borg', name: 'Elena Borg' }];
const categories = [{ name: 'Robots: news' }, { name: 'Gardens' }];
const today = new Date('2025-04-15T23:59:59Z');
const write = (...args: string[]) => newArticle(args, existing, categories, authors, today);

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
  ['a title of 151 characters', ['x'.repeat(151)], 'field "title": At most 150 characters'],
  ['an unknown category', ['A', '--category', 'AI'], 'Choose one of: Robots: news, Gardens'],
  ['an unknown option', ['A', '--autor', 'B'], "Unknown option '--autor'"],
  ['a title that is taken', ['Taken!'], 'src/content/articles/taken.md exists'],
  [
    'a title in Japanese',
    ['日本語'],
    'No letter in the title can be used in an address. Choose the address: --id',
  ],
  ['an invalid address', ['A', '--id', 'A b'], 'The file’s name is used in addresses'],
  ['an address of the site itself', ['404'], 'none of: 404'],
])('refuses %s and says what to do', (_, args, message) => {
  expect(() => write(...args)).toThrow(message);
});

test('--id gives the file its name', () => {
  const { id, text } = write('日本語', '--id', 'in-japanese');
  expect(id).toBe('in-japanese');
  expect(text).toMatch(/^title: "日本語"$/m);
});

test.skipIf(!existsSync('src/content/categories.yaml'))(
  'the categories of the site are read',
  () => {
    const args = ['scripts/new-article.ts', 'A title', '--category', 'none'];
    const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(stderr).toMatch(/^src.content.articles.a-title\.md:7, field "category": Choose one of/);
  },
);
