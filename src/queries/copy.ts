import { oncePerBuild } from '@/lib/once-per-build';
import type { ChatScript } from '@/schemas/chat-script';
import type { CommentFormCopy } from '@/schemas/comment-form-copy';
import type { HomeCopy } from '@/schemas/home-copy';
import type { InquiryCopy } from '@/schemas/inquiry-copy';
import type { PageCopy } from '@/schemas/page-copy';
import type { ArticleList } from './article-lists';
import { getSingle } from './single';
import { withSiteWords } from './site';

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
