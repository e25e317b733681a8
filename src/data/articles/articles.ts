import { getContent } from '#data/content.ts';
import { createElement, getText, listElements, replaceNode } from '#data/markdown/hast.ts';
import { parseMarkdown } from '#data/markdown/parse-markdown.ts';
import { readMarkdownFolder } from '#data/markdown-folder.ts';
import { memoize } from '#data/memoize.ts';
import { showsDrafts } from '#data/reading/content-files.ts';
import type { WrittenPerson } from '#data/reading/fields.ts';
import { ContentError } from '#data/reading/read-content.ts';
import { toLanguagePath } from '#data/site/paths.ts';
import { getContentFolder, getFirstLanguage } from '#data/site/site.ts';
import { getCoverPath } from '#drawings.ts';
import { createDateFormat } from '#formatting/dates.ts';
import { fill } from '#formatting/messages.ts';
import { getStrings } from '#languages/dictionaries.ts';
import { byDate, isPublished } from './article-schema.ts';

export const getCategoryPath = (language: string, id: string) =>
  toLanguagePath(language, `/blog/category/${id}`);

export type Author = ReturnType<typeof getAuthors>[number];

/** The authors in authors.yaml, each with the path of the list of their articles. */
export function getAuthors(language: string) {
  return getContent('authors', language).map((author) => ({
    ...author,
    path: toLanguagePath(language, `/blog/author/${author.id}`),
  }));
}

export type Article = ReturnType<typeof readArticles>[number];

function readArticles(language: string) {
  const categories = getContent('categories', language);
  const authors = getAuthors(language);
  const strings = getStrings(language);
  const formatDate = createDateFormat(language);
  return readMarkdownFolder('articles', language).map((entry) => {
    const { id, markdown, imageUrl } = entry;
    const category = categories.find(({ name }) => name === entry.category);
    if (!category) throw new Error(`${id}: the schema accepted an unknown category`);
    const { palette, emblem } = category;
    const { author: written } = entry;
    const author: (WrittenPerson & Partial<Author>) | undefined =
      typeof written === 'string' ? authors.find(({ id }) => id === written) : written;
    if (!author) throw new Error(`${id}: the schema accepted an unknown author`);
    const minutes = entry.readTime
      ? Number.parseInt(entry.readTime, 10)
      : getReadingMinutes(markdown, language);
    return {
      ...entry,
      author,
      /** The date in the article's language: `April 15, 2025`. */
      date: formatDate(entry.date.slice(0, 10)),
      /** `2025-04-15`, or `2025-04-15T09:30Z`. */
      isoDate: entry.date,
      /** How long it takes to read: `6 min read`. */
      readTime: fill(strings.readTime, { minutes }),
      categoryId: category.id,
      categoryPath: getCategoryPath(language, category.id),
      imageUrl: imageUrl ?? getCoverPath(id),
      /** How its cover is drawn (pages/[...drawing].svg.ts), if it has no picture. */
      drawing: imageUrl ? undefined : { palette, emblem, seed: id },
    };
  });
}

/**
 * The published articles in a language, newest first. In development, also the unpublished ones. Every list of articles
 * comes from here, so a build has no card, page, feed item or cover of an unpublished article.
 */
export const getArticles = memoize((language: string): Article[] => {
  const now = new Date();
  const articles = readArticles(language);
  checkCategories(articles, language);
  return articles.filter((article) => showsDrafts || isPublished(article, now)).toSorted(byDate);
});

/** @throws ContentError with each translation that is in another category than its published original. */
function checkCategories(articles: readonly Article[], language: string): void {
  const first = getFirstLanguage();
  const originals = language === first ? [] : getArticles(first);
  const problems = originals.flatMap(({ id, categoryId }) => {
    const translation = articles.find((article) => article.id === id);
    if (!translation || translation.categoryId === categoryId) return [];
    return `${getContentFolder(language)}articles/${id}.md, field "category": In ${getContentFolder(first)}articles/${id}.md, this article is in the category with the id ${categoryId}. Write the name of that category, or rename one of the files.`;
  });
  if (problems.length > 0) throw new ContentError(problems);
}

/** Roughly how fast adults read plain prose on a screen. */
const WORDS_PER_MINUTE = 220;
/** The speed for Chinese and Japanese characters. */
const CHARACTERS_PER_MINUTE = 500;

const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** How long a text in a language takes to read, in minutes. */
export function getReadingMinutes(markdown: string, language: string): number {
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  const tree = parseMarkdown(markdown);
  // Readers skip blocks of code and footnotes, and do not see the alternative text of pictures.
  for (const element of listElements(tree))
    if (/^(pre|img)$/.test(element.tagName) || 'dataFootnotes' in element.properties)
      replaceNode(element, createElement('span', {}, ' '));
  const text = getText(tree);
  const characters = text.match(CHARACTER)?.length ?? 0;
  const segments = [...words.segment(text.replace(CHARACTER, ' '))];
  const count = segments.filter(({ isWordLike }) => isWordLike).length;
  const minutes = count / WORDS_PER_MINUTE + characters / CHARACTERS_PER_MINUTE;
  return Math.max(1, Math.round(minutes));
}
