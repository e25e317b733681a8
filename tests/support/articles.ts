import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isoDate } from '@/lib/dates';
import { splitFrontMatter } from '@/lib/front-matter';
import { isPublished } from '@/lib/publication';
import type { ArticleFrontMatter } from '@/schemas/article';

const FOLDER = 'src/content/articles';

/** Cards on one page of a list of articles. */
export const ARTICLES_PER_PAGE = 12;

/** An article's front matter and its text, as they stand in its file. */
export interface ArticleSource extends ArticleFrontMatter {
  id: string;
  text: string;
  draft?: boolean;
}

/** The articles that visitors may read today, newest first: neither drafts nor those of days to come. */
export const articles: readonly ArticleSource[] = readdirSync(FOLDER)
  .map((file) => {
    const parts = splitFrontMatter(readFileSync(`${FOLDER}/${file}`, 'utf8'));
    const fields = parse(parts?.frontMatter ?? '') as Omit<ArticleSource, 'id' | 'text'>;
    return { ...fields, id: file.replace(/\.md$/, ''), text: parts?.body ?? '' };
  })
  .filter(({ draft, date }) => isPublished({ draft, isoDate: isoDate(date) }, new Date()))
  .toSorted((a, b) => isoDate(b.date).localeCompare(isoDate(a.date)));
