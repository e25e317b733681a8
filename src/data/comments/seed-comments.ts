import { getContent } from '../content.ts';
import type { Comment } from './comment-schema.ts';

/** The comments that an article has from the start, oldest first. */
export function getSeedComments(articleId: string): Comment[] {
  return getContent('comments')
    .filter(({ article }) => article === articleId)
    .map(({ article, sample, ...comment }) => comment)
    .toSorted((a, b) => Number(a.id) - Number(b.id));
}
