import { plural } from '#formatting/plural.ts';
import { usePostedComments } from './comment-store.ts';

const words = __COUNT_WORDS__;

/**
 * The number of comments in the article's head. Island because it counts what is posted further
 * down; it loads with the comments.
 */
export function CommentCount({ articleId, seeds }: { articleId: string; seeds: number }) {
  const count = seeds + usePostedComments(articleId).length;
  return (
    <a className="comment-count" href="#comments">
      {plural(words.count, count, words.language)}
    </a>
  );
}
