import { useSyncExternalStore } from 'react';
import type { Comment } from '#data/comments/comment-schema.ts';

const NONE: readonly Comment[] = [];

/**
 * The comments that were posted since the page was loaded, per article, newest last. They live in
 * the page's memory and are lost on reload (Specification §4).
 */
export function createCommentStore() {
  const posted = new Map<string, readonly Comment[]>();
  const listeners = new Set<() => void>();

  return {
    /** The comments posted on an article; the same array until another one is added. */
    posted: (articleId: string): readonly Comment[] => posted.get(articleId) ?? NONE,

    add(articleId: string, comment: Comment): void {
      posted.set(articleId, [...(posted.get(articleId) ?? NONE), comment]);
      for (const listener of listeners) listener();
    },

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** That of the page. */
export const commentStore = createCommentStore();

/**
 * The comments that were posted on an article since the page was loaded. Hydration always starts with none, like the
 * HTML, even if some were posted before it.
 */
export function usePostedComments(articleId: string): readonly Comment[] {
  const snapshot = () => commentStore.posted(articleId);
  return useSyncExternalStore(commentStore.subscribe, snapshot, () => NONE);
}
