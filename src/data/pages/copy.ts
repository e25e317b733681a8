import type { ArticleList } from '#data/articles/article-lists.ts';
import { oncePerBuild } from '#data/reading/once-per-build.ts';
import { getSingle } from '#data/reading/single.ts';
import { withSiteWords } from '#data/site/site.ts';
import type { ChatScript } from '#features/chat/chat-script.ts';
import type { CommentFormCopy } from '#features/comments/comment-form-copy.ts';
import type { InquiryCopy } from '#features/inquiry/inquiry-copy.ts';
import type { HomeCopy } from './home-copy-schema.ts';
import type { PageCopy } from './page-copy-schema.ts';

export const getHomeCopy = oncePerBuild(
  async (): Promise<HomeCopy> => withSiteWords(await getSingle('homeCopy', 'home')),
);

export const getPageCopy = oncePerBuild(
  async (): Promise<PageCopy> => withSiteWords(await getSingle('pageCopy', 'pages')),
);

/** The copy of /blog, with the heading, intro, title and description of one list. */
export type ListCopy = PageCopy['blog'];

export async function getListCopy({ category, page }: ArticleList): Promise<ListCopy> {
  const { blog, categories } = await getPageCopy();
  const copy = category ? { ...blog, heading: category, ...categories[category] } : blog;
  if (page === 1) return copy;
  const numbered = (text: string) => `${blog.pages.page} ${page}: ${text}`;
  return { ...copy, title: numbered(copy.title), description: numbered(copy.description) };
}

export const getInquiryCopy = oncePerBuild(
  async (): Promise<InquiryCopy> => withSiteWords(await getSingle('inquiryCopy', 'inquiry')),
);

export const getCommentFormCopy = oncePerBuild(
  async (): Promise<CommentFormCopy> =>
    withSiteWords(await getSingle('commentFormCopy', 'comment-form')),
);

export const getChatScript = oncePerBuild(
  async (): Promise<ChatScript> => withSiteWords(await getSingle('chatScript', 'chat')),
);
