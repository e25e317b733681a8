import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type ArticleFrontMatter, articleSchema } from '#data/articles/article-schema.ts';
import { isPublished } from '#data/articles/publication.ts';
import { readTimeOf } from '#data/articles/read-time.ts';
import { splitFrontMatter } from '#data/reading/front-matter.ts';
import { isoDate } from '#formatting/dates.ts';

const FOLDER = 'src/content/articles';

/** Cards on one page of a list of articles. */
export const ARTICLES_PER_PAGE = 12;

/** An article's front matter and its text. */
export interface ArticleSource extends ArticleFrontMatter {
  id: string;
  readTime: string;
  text: string;
}

/** The articles that visitors may read today, newest first: no drafts, no future dates. */
export const articles: readonly ArticleSource[] = readdirSync(FOLDER)
  .map((file) => {
    const parts = splitFrontMatter(readFileSync(`${FOLDER}/${file}`, 'utf8'));
    const fields = articleSchema.parse(parse(parts?.frontMatter ?? ''));
    const text = parts?.body ?? '';
    const readTime = fields.readTime ?? readTimeOf(text);
    return { ...fields, readTime, id: file.replace(/\.md$/, ''), text };
  })
  .filter(({ draft, date }) => isPublished({ draft, isoDate: isoDate(date) }, new Date()))
  .toSorted((a, b) => isoDate(b.date).localeCompare(isoDate(a.date)));
