import { afterEach, expect, test, vi } from 'vitest';
import { articleSchema, categories } from '#data/articles/article-schema.ts';
import { readFrontMatter } from '#data/reading/content-file.ts';
import { articleFile } from './article-file.ts';
import { ArticleRefusal, type ArticleRequest, planArticle } from './plan-article.ts';

const TODAY = new Date('2025-04-15T12:00:00Z');
const ELENA = { name: 'Elena Borg', role: 'Head of AI', avatarUrl: '/avatars/elena.jpg' };
const plan = (request: ArticleRequest) =>
  planArticle(request, {
    categories,
    ids: ['taken'],
    authors: [ELENA],
    maxTitle: 60,
    today: TODAY,
  });

test('the file of a new article is valid as it is, and a draft of today', () => {
  const article = plan({ title: ' Robots: "friend", or #foe? ', category: 'Healthcare AI' });
  expect(article).toMatchObject({ id: 'robots-friend-or-foe', category: 'Healthcare AI' });
  const text = articleFile(article);
  const file = { path: 'a.md', text };
  expect(() => readFrontMatter(file, articleSchema)).not.toThrow();
  expect(text).toMatch(/^title: "Robots: \\"friend\\", or #foe\?"$/m);
  expect(text).toMatch(/^date: April 15, 2025$/m);
  expect(text).toMatch(/^draft: true$/m);
});

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['Pacific/Kiritimati', '2025-04-15T23:59:59Z'],
  ['Etc/GMT+12', '2025-04-15T00:00:00Z'],
])('it is dated by the day in UTC, also in %s at %s', (zone, moment) => {
  const date = new Date(moment);
  vi.stubEnv('TZ', zone);
  expect(date.getDate()).not.toBe(date.getUTCDate());
  const article = { ...plan({ title: 'A title' }), date };
  expect(articleFile(article)).toMatch(/^date: April 15, 2025$/m);
});

test('without a category it gets the first one', () => {
  expect(plan({ title: 'A title' }).category).toBe(categories[0]);
});

test('an author who has written before keeps role and picture', () => {
  expect(plan({ title: 'A title', author: 'Elena Borg' }).author).toEqual(ELENA);
  expect(plan({ title: 'A title', author: 'Ada New' }).author).toEqual({
    name: 'Ada New',
    role: 'Author',
    avatarUrl: '/avatars/ada-new.svg',
  });
});

test.each<[string, ArticleRequest, string]>([
  ['an empty title', { title: '  ' }, 'Give it a title'],
  ['a title of 61 characters', { title: 'x'.repeat(61) }, '1 more than search results show'],
  [
    'an unknown category',
    { title: 'A', category: 'AI' },
    'Choose one with --category: AI Research',
  ],
  ['an id that is taken', { title: 'Taken!' }, 'src/content/articles/taken.md exists already'],
  ['a title without letters', { title: '!?' }, 'The file’s name is the article’s address'],
  ['an address of the site itself', { title: '404' }, 'none of: 404'],
])('refuses %s and says what to do', (_, request, message) => {
  expect(() => plan(request)).toThrow(ArticleRefusal);
  expect(() => plan(request)).toThrow(message);
});

test('a title of 60 characters is not too long', () => {
  expect(plan({ title: 'x'.repeat(60) }).title).toHaveLength(60);
});
