import { describe, expect, test } from 'vitest';
import { articles } from '../support/articles.ts';
import { comments } from '../support/content.ts';
import { page, pages } from './support/built-site.ts';
import {
  attribute,
  attributesOf,
  type HtmlElement,
  select,
  selectOne,
  textOf,
} from './support/html.ts';

/** Words a minute: about what adults read of plain prose on a screen. */
const READING_SPEED = 220;

/** Specification §9, in the order of the ids in §2; the seeds of §3. */
const ARTICLES: [id: string, category: string, date: string, minutes: number, seeds: number][] = [
  ['ai-llm-developments', 'AI Research', 'April 15, 2025', 6, 2],
  ['ai-healthcare-2025', 'Healthcare AI', 'April 12, 2025', 8, 1],
  ['quantum-ai-computing', 'Quantum AI', 'April 8, 2025', 7, 0],
];

/** Code, footnotes and their marks are not part of what is read from beginning to end. */
const isNotRead = (part: HtmlElement) =>
  /^(pre|sup)$/.test(part.tag) || attribute(part, 'data-footnotes') !== undefined;

test('§2 has a page for each of its three articles', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(ARTICLES.map(([id]) => `/blog/${id}`)));
});

describe.each(ARTICLES)('%s', (id, category, date, minutes, seeds) => {
  const { root } = page(`/blog/${id}`);
  const head = selectOne(selectOne(root, 'main'), 'header');
  const prose = selectOne(root, '.prose');

  test('§9 has its category, date and read time', () => {
    const iso = new Date(`${date} UTC`).toISOString().slice(0, 10);
    expect(textOf(selectOne(head, `time[datetime="${iso}"]`))).toBe(date);
    expect(textOf(head)).toContain(category);
    expect(textOf(head)).toContain(`${minutes} min read`);
  });

  test(`its read time is its words divided by ${READING_SPEED}`, () => {
    const words = textOf(prose, isNotRead).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
    expect(Math.round(words / READING_SPEED), `${words} words`).toBe(minutes);
  });

  test('cites its sources in order, numbered from 1, each one linked and cited', () => {
    const sources = select(selectOne(prose, 'section[data-footnotes]'), 'li');
    const marks = select(prose, 'a[data-footnote-ref]').map((mark) => Number(textOf(mark)));
    expect(sources.length).toBeGreaterThan(0);
    expect([...new Set(marks)]).toEqual(sources.map((_, index) => index + 1));
    for (const source of sources)
      expect(attributesOf(source, 'a', 'href').join(' ')).toContain('https://');
  });

  test('§2 leads back to the blog section, and shows its author and cover', () => {
    expect(textOf(selectOne(head, 'a[href="/#blog"]'))).toBe('Back to all blogs');
    expect(textOf(selectOne(head, '.article-author'))).not.toBe('');
    expect(select(selectOne(root, '.article-cover'), 'svg').length).toBeGreaterThan(0);
  });

  test(`§3 begins with ${seeds} comments, counted in its head and above the list`, () => {
    const thread = selectOne(root, '#comments');
    expect(textOf(selectOne(thread, 'h2'))).toBe(`Comments (${seeds})`);
    expect(select(thread, 'li')).toHaveLength(seeds);
    const count = selectOne(head, 'a[href="#comments"]');
    expect(textOf(count)).toBe(seeds === 1 ? '1 comment' : `${seeds} comments`);
    const invitation = 'Be the first to comment on this article!';
    expect(textOf(thread).includes(invitation)).toBe(seeds === 0);
  });

  test('§2 has the comment form with its placeholders', () => {
    const form = selectOne(selectOne(root, '#comments'), 'form');
    expect(attributesOf(form, 'input', 'placeholder')).toEqual(['Your name']);
    expect(attributesOf(form, 'textarea', 'placeholder')).toEqual(['Share your thoughts...']);
    expect(textOf(selectOne(form, 'button'))).toBe('Post Comment');
  });
});

test('every comment of the content belongs to an article that exists', () => {
  const ids = articles.map(({ id }) => id);
  expect(comments.filter(({ article }) => !ids.includes(article))).toEqual([]);
});
