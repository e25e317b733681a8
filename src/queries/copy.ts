import type { ChatScript } from '@/schemas/chat-script';
import type { CommentFormCopy } from '@/schemas/comment-form-copy';
import type { HomeCopy } from '@/schemas/home-copy';
import type { InquiryCopy } from '@/schemas/inquiry-copy';
import type { PageCopy } from '@/schemas/page-copy';
import { getSingle } from './single';
import { withSiteWords } from './site';

export async function getHomeCopy(): Promise<HomeCopy> {
  return withSiteWords(await getSingle('homeCopy', 'home'));
}

export async function getPageCopy(): Promise<PageCopy> {
  return withSiteWords(await getSingle('pageCopy', 'pages'));
}

export async function getInquiryCopy(): Promise<InquiryCopy> {
  return withSiteWords(await getSingle('inquiryCopy', 'inquiry'));
}

export async function getCommentFormCopy(): Promise<CommentFormCopy> {
  return withSiteWords(await getSingle('commentFormCopy', 'comment-form'));
}

export async function getChatScript(): Promise<ChatScript> {
  return withSiteWords(await getSingle('chatScript', 'chat'));
}
