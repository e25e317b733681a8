import { describe, expect, test } from 'vitest';
import { articles } from '../support/articles.ts';
import { isArticle, page, pages } from './support/built-site.ts';
import { comments } from './support/content.ts';
import { attribute, type HtmlElement, select, selectOne, textOf } from './support/html.ts';

/** Words a minute: about what adults read of plain prose on a screen. */
const READING_SPEED = 220;

/** Specification §9, in the order of the ids in §2; the seeds of §3. */
const ARTICLES = [
  {
    id: 'ai-llm-developments',
    category: 'AI Research',
    date: 'April 15, 2025',
    iso: '2025-04-15',
    minutes: 6,
    seeds: 2,
  },
  {
    id: 'ai-healthcare-2025',
    category: 'Healthcare AI',
    date: 'April 12, 2025',
    iso: '2025-04-12',
    minutes: 8,
    seeds: 1,
  },
  {
    id: 'quantum-ai-computing',
    category: 'Quantum AI',
    date: 'April 8, 2025',
    iso: '2025-04-08',
    minutes: 7,
    seeds: 0,
  },
];

const isFootnotes = (part: HtmlElement) => attribute(part, 'data-footnotes') !== undefined;
const isFootnoteMark = (part: HtmlElement) => part.tag === 'sup';
const isNotRead = (part: HtmlElement) =>
  part.tag === 'pre' || isFootnotes(part) || isFootnoteMark(part);

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

test('every article has a page, those of Specification §2 among them', () => {
  const paths = pages.filter(isArticle).map(({ path }) => path);
  expect(paths.toSorted()).toEqual(articles.map(({ id }) => `/blog/${id}`).toSorted());
  expect(paths).toEqual(expect.arrayContaining(ARTICLES.map(({ id }) => `/blog/${id}`)));
});

describe.each(ARTICLES)('$id', ({ id, category, date, iso, minutes, seeds }) => {
  const { root } = page(`/blog/${id}`);
  const head = selectOne(selectOne(root, 'main'), 'header');
  const prose = selectOne(root, '.prose');

  test('has its category, date and read time', () => {
    const time = selectOne(head, 'time');
    expect([textOf(time), attribute(time, 'datetime')]).toEqual([date, iso]);
    expect(textOf(head)).toContain(category);
    expect(textOf(head)).toContain(`${minutes} min read`);
  });

  test(`its read time is its words divided by ${READING_SPEED}`, () => {
    const words = countWords(textOf(prose, isNotRead)).length;
    expect(Math.round(words / READING_SPEED), `${words} words`).toBe(minutes);
  });

  test('cites its sources in order, numbered from 1, each one linked and cited', () => {
    const sources = select(selectOne(prose, 'section[data-footnotes]'), 'li');
    const marks = select(prose, 'a[data-footnote-ref]').map((mark) => Number(textOf(mark)));
    const firstMarks = [...new Set(marks)];
    expect(sources.length).toBeGreaterThan(0);
    expect(firstMarks).toEqual(sources.map((_, index) => index + 1));
    for (const source of sources) {
      const links = select(source, 'a').map((link) => attribute(link, 'href') ?? '');
      expect(links.some((href) => href.startsWith('https://'))).toBe(true);
    }
  });

  test('leads back to the blog section, and shows its author and cover', () => {
    expect(textOf(selectOne(head, 'a[href="/#blog"]'))).toBe('Back to all blogs');
    expect(textOf(selectOne(head, '.article-author'))).not.toBe('');
    expect(select(selectOne(root, '.article-cover'), 'svg').length).toBeGreaterThan(0);
  });

  test(`begins with ${seeds} comments, counted in its head and above the list`, () => {
    const thread = selectOne(root, '#comments');
    expect(textOf(selectOne(thread, 'h2'))).toBe(`Comments (${seeds})`);
    expect(select(thread, 'li')).toHaveLength(seeds);
    const count = selectOne(head, 'a[href="#comments"]');
    expect(textOf(count)).toBe(seeds === 1 ? '1 comment' : `${seeds} comments`);
    const invitation = 'Be the first to comment on this article!';
    expect(textOf(thread).includes(invitation)).toBe(seeds === 0);
  });

  test('has the comment form with its placeholders', () => {
    const form = selectOne(selectOne(root, '#comments'), 'form');
    const placeholders = [selectOne(form, 'input'), selectOne(form, 'textarea')].map((field) =>
      attribute(field, 'placeholder'),
    );
    expect(placeholders).toEqual(['Your name', 'Share your thoughts...']);
    expect(textOf(selectOne(form, 'button'))).toBe('Post Comment');
  });
});

test('every comment of the content stands under an article that exists', () => {
  const ids = articles.map(({ id }) => id);
  expect(comments.filter(({ article }) => !ids.includes(article))).toEqual([]);
});
