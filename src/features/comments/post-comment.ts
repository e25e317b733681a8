import type { CommentView } from '#data/rendering/views.ts';
import { getVisibleText } from '#formatting/characters.ts';
import { toLocalIsoDate } from '#formatting/dates.ts';

export type CommentDraft = Pick<CommentView, 'name' | 'content'>;

/** The fields of a draft that have no visible characters (Specification §5). */
export function getMissingFields(draft: CommentDraft): (keyof CommentDraft)[] {
  return (['name', 'content'] as const).filter((field) => getVisibleText(draft[field]) === '');
}

/**
 * Turns a draft into a comment. Line breaks inside the text stay. The id is the current time in ms, or one more
 * than the highest id so far, whichever is higher.
 *
 * @param earlier the comments that the article has so far
 * @param avatar the avatar that all commenters share
 */
export function createComment(
  draft: CommentDraft,
  earlier: readonly CommentView[],
  avatar: CommentView['avatar'],
  now: Date,
): CommentView {
  const lastId = Math.max(0, ...earlier.map(({ id }) => Number(id)));
  const id = String(Math.max(now.getTime(), lastId + 1));
  const [name, content] = [draft.name.trim(), draft.content.trim()];
  return { id, name, content, date: toLocalIsoDate(now), avatar };
}
