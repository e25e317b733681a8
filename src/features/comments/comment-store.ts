/**
 * The comments that were posted since the page was loaded, per article, newest last. They live in the page's memory and
 * are lost on reload (Specification §4).
 */
import { useSyncExternalStore } from 'react';
import type { Comment } from '#data/comments/comment-schema.ts';

const NONE: readonly Comment[] = [];
const posted = new Map<string, readonly Comment[]>();
const listeners = new Set<() => void>();

/** The comments posted on an article; the same array until another one is added. */
export const postedComments = (articleId: string) => posted.get(articleId) ?? NONE;

export function addComment(articleId: string, comment: Comment): void {
  posted.set(articleId, [...postedComments(articleId), comment]);
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns no comments during hydration, like the HTML, even if some were posted before it. */
export function usePostedComments(articleId: string): readonly Comment[] {
  return useSyncExternalStore(
    subscribe,
    () => postedComments(articleId),
    () => NONE,
  );
}
