import {
  type ArticleFrontMatter,
  articleSchema,
  isPublished,
} from '#data/articles/article-schema.ts';
import { minutesToRead } from '#data/articles/read-time.ts';
import { memoize } from '#data/memoize.ts';
import { longDateFormat } from '#formatting/dates.ts';
import { fill } from '#formatting/messages.ts';
import { first, readMarkdown, type Translation } from './content.ts';

/** Cards on one page of a list of articles. */
const ARTICLES_PER_PAGE = 12;

/** An article's front matter and its text. */
export interface ArticleSource extends ArticleFrontMatter {
  id: string;
  /** `/blog/article` */
  path: string;
  /** The date as pages show it. */
  date: string;
  isoDate: string;
  readTime: string;
  text: string;
}

/** The articles in a language that visitors may read today, newest first: no drafts, no future dates. */
export const articlesIn = memoize(
  ({ language, folder, prefix, strings }: Translation): ArticleSource[] => {
    const formatDate = longDateFormat(language);
    return readMarkdown(`${folder}/articles`)
      .map(({ id, fields, text }) => {
        const { slug = id, ...article } = articleSchema.parse(fields);
        const minutes = Number.parseInt(article.readTime ?? `${minutesToRead(text, language)}`, 10);
        const readTime = fill(strings.readTime, { minutes });
        const { date: isoDate } = article;
        const path = `${prefix}/blog/${slug}`;
        return { ...article, id, path, date: formatDate(isoDate), isoDate, readTime, text };
      })
      .filter((article) => isPublished(article, new Date()))
      .toSorted((a, b) => b.isoDate.localeCompare(a.isoDate));
  },
);

/** The pages of a list of articles: `/blog`, `/blog/page/2` …, and the articles that each shows. */
export const listPages = (path: string, all: readonly ArticleSource[]) =>
  Array.from({ length: Math.ceil(all.length / ARTICLES_PER_PAGE) || 1 }, (_, index) => ({
    path: index === 0 ? path : `${path}/page/${index + 1}`,
    shown: all.slice(index * ARTICLES_PER_PAGE, (index + 1) * ARTICLES_PER_PAGE),
  }));

export const articles: readonly ArticleSource[] = articlesIn(first);

/** The comments that an article has from the start. */
export const commentsOf = (id: string, { comments }: Translation = first) =>
  comments.filter(({ article }) => article === id);

/** The end of an article's address: its slug, or the name of its file. */
const addressOf = (article?: ArticleSource) => `${article?.path.split('/').at(-1)}`;

/** The newest article, for tests that read, and one without comments, for tests that post. */
export const newest = addressOf(articles[0]);
const [quiet = articles[0]] = articles.filter(({ id }) => commentsOf(id).length === 0);
export const uncommented = addressOf(quiet);

/** The last article on the first page of /blog. */
export const lastListed = `${articles.slice(0, ARTICLES_PER_PAGE).at(-1)?.id}`;
