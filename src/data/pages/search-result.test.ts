import { expect, test } from 'vitest';
import { articleSchema } from '#data/articles/article-schema.ts';
import { readEntry, readFrontMatter } from '#data/reading/content-file.ts';
import { pageCopySchema } from './page-copy-schema.ts';

const message = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

test('what search results would cut off is refused, with the file, the line and the limit', () => {
  const article = `---\ntitle: ${'t'.repeat(61)}\nexcerpt: ${'e'.repeat(161)}\n---\n`;
  const path = 'src/content/articles/a.md';
  const told = message(() => readFrontMatter({ path, text: article }, articleSchema));
  expect(told).toContain(`${path}:2, field "title": At most 60 characters.`);
  expect(told).toContain(`${path}:3, field "excerpt": At most 160 characters.`);
});

test('so is a description that says too little', () => {
  const text = `home:\n  title: ${'t'.repeat(61)}\n  description: Short.\n`;
  const path = 'src/content/pages.yaml';
  const told = message(() => readEntry({ path, text }, pageCopySchema));
  expect(told).toContain(`${path}:2, field "home.title": At most 60 characters.`);
  expect(told).toContain(`${path}:3, field "home.description": At least 50 characters.`);
});
