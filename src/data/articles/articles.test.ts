import { expect, test } from 'vitest';
import { readContent } from '#data/reading/read-content.ts';
import { getFirstLanguage } from '#data/site/site.ts';
import { getArticleLists, getRelatedArticles } from './article-lists.ts';
import { articleSchema, byDate, isPublished } from './article-schema.ts';
import { getArticles, getReadingMinutes } from './articles.ts';

const articles = [
  { id: 'd', category: 'x' },
  { id: 'c', category: 'y' },
  { id: 'b', category: 'x' },
  { id: 'a', category: 'y' },
];
const related = (id: string, count: number) =>
  getRelatedArticles({ id, category: id === 'a' || id === 'c' ? 'y' : 'x' }, articles, count).map(
    (article) => article.id,
  );

test('related articles are those of the category, then the others, each newest first', () => {
  expect(related('a', 3)).toEqual(['c', 'd', 'b']);
  expect(related('d', 3)).toEqual(['b', 'c', 'a']);
});

test('an article is not related to itself', () => {
  expect(related('d', 10)).not.toContain('d');
});

test('at most the given number of articles are related', () => {
  expect(related('d', 1)).toEqual(['b']);
});

test('a list has exactly the articles of its category or author', () => {
  const all = getArticles(getFirstLanguage());
  for (const { category, author, articles: own } of getArticleLists(getFirstLanguage()))
    for (const article of all) {
      const isOfCategory = !category || article.category === category.name;
      const isOfAuthor = !author || article.author.name === author.name;
      expect(own.includes(article)).toBe(isOfCategory && isOfAuthor);
    }
});

const now = new Date('2025-04-15T00:00:00Z');

test.each([
  ['of an earlier day is published', { isoDate: '2025-04-14' }, true],
  ['of today is published', { isoDate: '2025-04-15' }, true],
  ['of tomorrow is not published', { isoDate: '2025-04-16' }, false],
  ['of this minute is published', { isoDate: '2025-04-15T02:00+02:00' }, true],
  ['of the next minute is not published', { isoDate: '2025-04-15T00:01Z' }, false],
  ['of next year is not published', { isoDate: '2026-01-01' }, false],
  ['that is a draft is not published', { isoDate: '2025-04-14', draft: true }, false],
  ['that is not a draft is published', { isoDate: '2025-04-14', draft: false }, true],
])('an article %s', (_, article, expected) => {
  expect(isPublished(article, now)).toBe(expected);
});

test('the articles of a day are sorted by time, one without a time last', () => {
  const dates = [
    '2025-04-15',
    '2025-04-15T00:30-01:00',
    '2025-04-15T09:30Z',
    '2025-04-15T09:45+01:00',
  ];
  const newestFirst = dates.map((isoDate) => ({ isoDate })).toSorted(byDate);
  expect(newestFirst.map(({ isoDate }) => dates.indexOf(isoDate))).toEqual([2, 3, 1, 0]);
});

test('an article does not appear before its day begins in UTC', () => {
  const article = { isoDate: '2025-04-15' };
  expect(isPublished(article, new Date('2025-04-14T23:59:59Z'))).toBe(false);
});

test.each([
  ['it is at least a minute', '', 1],
  ['220 words are a minute', 'It’s '.repeat(440), 2],
  ['words in bold count, symbols do not', '**word** | '.repeat(330), 2],
  ['500 Japanese characters are a minute', '日本語で'.repeat(375), 3],
  ['words and characters add up', `${'word '.repeat(220)}${'漢字'.repeat(250)}`, 2],
  ['words in HTML count', `<p>${'word '.repeat(440)}</p>`, 2],
  ['code does not count', `\`\`\`\n${'word '.repeat(440)}\n\`\`\``, 1],
  ['footnotes do not count', `A.[^1]\n\n[^1]: ${'word '.repeat(440)}`, 1],
])('read time: %s', (_, markdown, minutes) =>
  expect(getReadingMinutes(markdown, 'en')).toBe(minutes),
);

test.each([
  [
    'ann',
    'article.md:6, field "author": Write an id from authors.yaml, or add an entry with this id. Found: ann',
  ],
  ['{ role: CEO }', 'article.md:6, field "author.name": is missing.'],
  ['[]', 'article.md:6, field "author": Write the id of an author in authors.yaml, or the fields'],
])('an author written as %s is refused, with its line and field', (author, message) => {
  const text = `---\ntitle: A\nexcerpt: B\ndate: 2025-05-04\ncategory: C\nauthor: ${author}\n---\n`;
  const file = { path: 'article.md', text };
  expect(() =>
    readContent(file, articleSchema({ categories: ['C'], authors: ['ann-acme'] })),
  ).toThrow(message);
});

test('without categories, the message about an article says to add a category', () => {
  const { error } = articleSchema({ categories: [] }).shape.category.safeParse('A');
  expect(error?.issues[0]?.message).toBe('Add a category to categories.yaml.');
});

test.each([5, '5', '6 minutes', '0 min read'])(
  'the message about the read time %j shows a valid one',
  (value) => {
    const { error } = articleSchema().shape.readTime.safeParse(value);
    expect(error?.issues[0]?.message).toMatch(/^Write it like this: 6 min read\./);
  },
);
