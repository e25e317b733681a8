import type { Comment } from '#data/comments/comment-schema.ts';
import { localIsoDate } from '#formatting/dates.ts';
import { visibleText } from '#formatting/invisible.ts';

export interface CommentDraft {
  name: string;
  content: string;
}

export type PostResult =
  | { status: 'posted'; comment: Comment }
  | { status: 'missing'; fields: (keyof CommentDraft)[] };

interface PostContext {
  now: Date;
  /** The comments that the article has so far. */
  earlier: readonly Comment[];
  /** The avatar that all commenters share. */
  avatar: Comment['avatar'];
}

/**
 * Turns a draft into a comment. Name and text must have visible characters (Specification §5). Line breaks inside the
 * text stay. The id is the current time in ms, or the next free number within the same millisecond.
 */
export function postComment(draft: CommentDraft, context: PostContext): PostResult {
  const name = draft.name.trim();
  const content = draft.content.trim();
  const fields: (keyof CommentDraft)[] = [];
  if (visibleText(name) === '') fields.push('name');
  if (visibleText(content) === '') fields.push('content');
  if (fields.length > 0) return { status: 'missing', fields };
  const lastId = Math.max(0, ...context.earlier.map((comment) => Number(comment.id)));
  const id = Math.max(context.now.getTime(), lastId + 1);
  const date = localIsoDate(context.now);
  return {
    status: 'posted',
    comment: { id: String(id), name, content, date, avatar: context.avatar },
  };
}
