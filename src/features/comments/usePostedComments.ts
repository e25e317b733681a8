import { useSyncExternalStore } from 'react';
import type { Comment } from '@/schemas/comment';
import { commentStore } from './comment-store';

/** The comments that were posted on an article since the page was loaded. */
export function usePostedComments(articleId: string): readonly Comment[] {
  const snapshot = () => commentStore.posted(articleId);
  return useSyncExternalStore(commentStore.subscribe, snapshot, snapshot);
}
