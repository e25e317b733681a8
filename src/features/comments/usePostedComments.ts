import { useSyncExternalStore } from 'react';
import type { Comment } from '#data/comments/comment-schema.ts';
import { commentStore } from './comment-store.ts';

const NONE_YET: readonly Comment[] = [];

/**
 * The comments that were posted on an article since the page was loaded. Hydration always starts from
 * none, as in the HTML, even if some were posted before.
 */
export function usePostedComments(articleId: string): readonly Comment[] {
  const snapshot = () => commentStore.posted(articleId);
  return useSyncExternalStore(commentStore.subscribe, snapshot, () => NONE_YET);
}
