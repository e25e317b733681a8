import { expect, test } from 'vitest';
import { articles } from '../../../tests/support/articles.ts';
import { ARTICLES } from '../../../tests/support/specified.ts';
import { articleSchema } from './article-schema.ts';
import { readTimeOf } from './read-time.ts';

test.each(ARTICLES)('§9 the text of $id takes a $readTime', ({ id, readTime }) => {
  const article = articles.find((one) => one.id === id);
  expect(readTimeOf(article?.text ?? '')).toBe(readTime);
});

test.each([
  ['no text', '', '1 min read'],
  ['220 words a minute', 'It’s '.repeat(440), '2 min read'],
  ['words in bold', '**word** | '.repeat(330), '2 min read'],
  ['500 characters of Japanese', '日本語で'.repeat(375), '3 min read'],
  ['both', `${'word '.repeat(220)}${'漢字'.repeat(250)}`, '2 min read'],
  ['HTML', `<p>${'word '.repeat(440)}</p>`, '2 min read'],
  ['code', `\`\`\`\n${'word '.repeat(440)}\n\`\`\``, '1 min read'],
  ['a footnote', `A.[^1]\n\n[^1]: ${'word '.repeat(440)}`, '1 min read'],
])('%s', (_, markdown, readTime) => expect(readTimeOf(markdown)).toBe(readTime));

test.each([5, '5', '6 minutes', '0 min read'])(
  '%j is not a read time: the form is said',
  (value) => {
    const { error } = articleSchema.shape.readTime.safeParse(value);
    expect(error?.issues[0]?.message).toMatch(/^Write it like 6 min read, or leave the line out/);
  },
);
