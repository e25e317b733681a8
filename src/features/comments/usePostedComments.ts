import { useSyncExternalStore } from 'react';
import type { Comment } from '#data/comments/comment-schema.ts';
import { commentStore } from './comment-store.ts';

const NONE_YET: readonly Comment[] = [];

/**
 * The comments that were posted on an article since the page was loaded. An island that hydrates
 * after the first one was posted begins with what the HTML says, which is none.
 */
export function usePostedComments(articleId: string): readonly Comment[] {
  const snapshot = () => commentStore.posted(articleId);
  return useSyncExternalStore(commentStore.subscribe, snapshot, () => NONE_YET);
}
