import { usePostedComments } from './comment-store.ts';

/**
 * The number of comments in the article's head. Island because it counts what is posted further
 * down; it loads with the comments.
 */
export function CommentCount({ articleId, seeds }: { articleId: string; seeds: number }) {
  const count = seeds + usePostedComments(articleId).length;
  return (
    <a className="comment-count" href="#comments">
      {`${count} ${count === 1 ? 'comment' : 'comments'}`}
    </a>
  );
}
