import { getContent } from '../content.ts';
import type { PageCopy } from '../pages/page-copy-schema.ts';
import type { ArticleList } from './article-lists.ts';

/** The copy of /blog, with the heading, intro, title and description of one list. */
export type ListCopy = PageCopy['blog'];

export function getListCopy({ language, category, page }: ArticleList): ListCopy {
  const { blog } = getContent('fixed-pages', language);
  const copy = category ? { ...blog, ...category, heading: category.name } : blog;
  if (page === 1) return copy;
  const numbered = (text: string) => `${blog.pages.page} ${page}: ${text}`;
  return { ...copy, title: numbered(copy.title), description: numbered(copy.description) };
}
