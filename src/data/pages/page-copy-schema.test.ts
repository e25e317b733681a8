import { expect, test } from 'vitest';
import { articleSchema } from '#data/articles/article-schema.ts';
import { findProblems } from '#data/reading/schema-problems.ts';
import { pageCopySchema } from './page-copy-schema.ts';

test.each([
  ['title', 61, 'At most 60 characters.'],
  ['description', 161, 'At most 160 characters.'],
  ['description', 49, 'At least 50 characters.'],
])('a %s of %d characters does not fit a search result', (field, length, text) => {
  const problems = findProblems({ home: { [field]: 'x'.repeat(length) } }, pageCopySchema);
  expect(problems).toContainEqual({ path: ['home', field], text: expect.stringContaining(text) });
});

test.each([
  ['title', 61, 'At most 60 characters.'],
  ['excerpt', 161, 'At most 160 characters.'],
])('an article’s %s of %d characters does not fit a search result', (field, length, text) => {
  const problems = findProblems({ [field]: 'x'.repeat(length) }, articleSchema);
  expect(problems).toContainEqual({ path: [field], text });
});
