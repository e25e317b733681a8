import { expect, test } from 'vitest';
import { en } from '#languages/en.ts';
import { articleMarkdown } from './article-markdown.ts';

const article = {
  path: '/blog/one',
  title: 'Title',
  excerpt: 'Excerpt.',
  author: { name: 'Ann', role: 'Editor' },
  date: 'April 15, 2025',
  readTime: '6 min read',
  category: 'AI Research' as const,
  markdown: 'Text.\n',
};

test('begins with title, excerpt and facts, and ends with one line break', async () => {
  expect(await articleMarkdown(article, 'https://site.test', en)).toBe(
    '# Title\n\n> Excerpt.\n\nBy Ann, Editor · April 15, 2025 · 6 min read · AI Research · ' +
      '<https://site.test/blog/one>\n\nText.\n',
  );
});

test('addresses within the site become absolute, others stay', async () => {
  const markdown =
    '[a](/blog) ![b](/c.png) [d](https://x.test/) [e](#f) [g](//h.test)\n\n[i]: /j\n\n<img src="/k.svg"><img src=\'/l.svg\'> `[m](/n)`\n\n    [o](/p)\n';
  const text = await articleMarkdown({ ...article, markdown }, 'https://site.test', en);
  const lines = text.split('\n').slice(-8);
  expect(lines[0]).toBe(
    '[a](https://site.test/blog) ![b](https://site.test/c.png) [d](https://x.test/) [e](#f) [g](//h.test)',
  );
  expect(lines[2]).toBe('[i]: https://site.test/j');
  expect(lines[4]).toBe(
    '<img src="https://site.test/k.svg"><img src=\'https://site.test/l.svg\'> `[m](/n)`',
  );
});
