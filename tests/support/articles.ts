import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type ArticleFrontMatter, articleSchema } from '#data/articles/article-schema.ts';
import { isPublished } from '#data/articles/publication.ts';
import { minutesToRead } from '#data/articles/read-time.ts';
import { splitFrontMatter } from '#data/reading/front-matter.ts';
import { longDateFormat } from '#formatting/dates.ts';
import { fill } from '#formatting/fill.ts';
import { dropUnprintable } from '#formatting/unprintable.ts';
import { comments, language, words } from './content.ts';

const FOLDER = 'src/content/articles';

/** Cards on one page of a list of articles. */
export const ARTICLES_PER_PAGE = 12;

/** An article's front matter and its text. */
export interface ArticleSource extends ArticleFrontMatter {
  id: string;
  /** As pages show it. */
  date: string;
  isoDate: string;
  readTime: string;
  text: string;
}

const formatDate = longDateFormat(language);

/** The articles that visitors may read today, newest first: no drafts, no future dates. */
export const articles: readonly ArticleSource[] = readdirSync(FOLDER)
  .map((file) => {
    const parts = splitFrontMatter(dropUnprintable(readFileSync(`${FOLDER}/${file}`, 'utf8')));
    const fields = articleSchema.parse(parse(parts?.frontMatter ?? ''));
    const text = parts?.body ?? '';
    const minutes = Number.parseInt(fields.readTime ?? `${minutesToRead(text, language)}`, 10);
    const readTime = fill(words.readTime, { minutes });
    const date = formatDate(fields.date);
    return { ...fields, date, isoDate: fields.date, readTime, id: file.replace(/\.md$/, ''), text };
  })
  .filter((article) => isPublished(article, new Date()))
  .toSorted((a, b) => b.isoDate.localeCompare(a.isoDate));

/** The comments that an article has from the start. */
export const commentsOf = (id: string) => comments.filter(({ article }) => article === id);

/** For journeys that read an article, and for those that post a comment to one without any. */
export const newest = `${articles[0]?.id}`;
export const uncommented = articles.find(({ id }) => commentsOf(id).length === 0)?.id ?? newest;

/** The last one of the first page of /blog. */
export const lastListed = `${articles.slice(0, ARTICLES_PER_PAGE).at(-1)?.id}`;
