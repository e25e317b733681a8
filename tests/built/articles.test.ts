import { describe, expect, test } from 'vitest';
import { PAGE_IDS } from '#data/markdown/headings.ts';
import { plural } from '#formatting/plural.ts';
import {
  ARTICLES_PER_PAGE,
  type ArticleSource,
  articlesIn,
  commentsOf,
} from '../support/articles.ts';
import { at, page } from '../support/built-site.ts';
import { site, translations } from '../support/content.ts';
import { attributesOf, type HtmlElement, select, selectOne, textOf } from '../support/html.ts';

describe.each(translations)('$language', (translation) => {
  const { language, prefix, home, words, commentFormCopy, comments, statements, categoryPath } =
    translation;
  const articles = articlesIn(translation);

  describe.each(articles)('$path', ({ id, path, category, date, isoDate, readTime }) => {
    const { root } = page(path);
    const head = selectOne(selectOne(root, 'main'), 'header');
    const prose = selectOne(root, '.prose');

    test('§9 has its category, date and read time', () => {
      expect(textOf(selectOne(head, `time[datetime="${isoDate}"]`))).toBe(date);
      expect(textOf(head)).toContain(category);
      expect(textOf(head)).toContain(readTime);
    });

    test('cites its sources in order, numbered from 1, each one cited', () => {
      const sources = select(prose, 'section[data-footnotes] > ol > li');
      const marks = select(prose, 'a[data-footnote-ref]').map((mark) => Number(textOf(mark)));
      expect([...new Set(marks)]).toEqual(sources.map((_, index) => index + 1));
    });

    test('§3 begins with its comments, counted in its head and above the list, if it has any', () => {
      const seeds = commentsOf(id, translation).length;
      const threads = select(root, '#comments');
      const counts = select(head, 'a[href="#comments"]').map((count) => textOf(count));
      if (site.comments === false) {
        expect([threads, counts]).toEqual([[], []]);
        return;
      }
      const thread = selectOne(root, '#comments');
      expect(textOf(selectOne(thread, 'h2'))).toBe(plural(words.comments.heading, seeds, language));
      expect(select(thread, 'li')).toHaveLength(seeds);
      expect(counts).toEqual([plural(words.comments.count, seeds, language)]);
      expect(textOf(thread).includes(commentFormCopy.empty)).toBe(seeds === 0);
    });
  });

  const categories = [...Map.groupBy(articles, ({ category }) => category)];

  test.each<[string, readonly ArticleSource[]]>([
    [home, articles.slice(0, 3)],
    [`${prefix}/blog`, articles.slice(0, ARTICLES_PER_PAGE)],
    ...categories.map(([name, inside]): [string, readonly ArticleSource[]] => [
      categoryPath(name),
      inside.slice(0, ARTICLES_PER_PAGE),
    ]),
  ])(
    '§2 §3 %s has cards of the newest articles, with category, date and read time',
    (path, shown) => {
      const cards = select(selectOne(page(path).root, 'main'), '.article-card');
      expect(cards.flatMap((card) => attributesOf(card, 'a', 'href'))).toEqual(
        shown.map(({ path }) => at(path)),
      );
      for (const [index, { title, category, date, readTime, excerpt }] of shown.entries())
        for (const text of [title, category, date, readTime, excerpt])
          expect(textOf(cards[index] as HtmlElement)).toContain(text);
    },
  );

  test('the filter of /blog leads to every category', () => {
    const filter = selectOne(page(`${prefix}/blog`).root, '.category-links');
    const expected = [`${prefix}/blog`, ...categories.map(([name]) => categoryPath(name))];
    expect(attributesOf(filter, 'a', 'href').toSorted()).toEqual(expected.map(at).toSorted());
  });

  const pagesWithText = [...articles, ...statements].map(({ path }) => path);

  test.each(pagesWithText)('headings of %s cannot have the id of anything around them', (path) => {
    const { root } = page(path);
    const own = new Set(attributesOf(selectOne(root, '.prose'), '[id]', 'id'));
    const others = attributesOf(root, '[id]', 'id').filter((id) => !own.has(id));
    expect(others.filter((id) => !PAGE_IDS.includes(id) && !/[A-Z]/.test(id))).toEqual([]);
  });

  test('every comment of the content belongs to an article that exists', () => {
    const ids = articles.map(({ id }) => id);
    const shown = site.comments === false ? [] : comments;
    expect(shown.filter(({ article }) => !ids.includes(article))).toEqual([]);
  });
});
