import { plural } from '#formatting/plural.ts';
import type { IslandWords } from '#languages/island-words.ts';
import { usePostedComments } from './comment-store.ts';

const OWN_WORDS = __COUNT_WORDS__;

interface CommentCountProps {
  articleId: string;
  seeds: number;
  words?: IslandWords['count'];
}

/**
 * The number of comments in the article's head. Island because it counts what is posted further
 * down; it loads with the comments.
 */
export function CommentCount({ articleId, seeds, words = OWN_WORDS }: CommentCountProps) {
  const count = seeds + usePostedComments(articleId).length;
  return (
    <a className="comment-count" href="#comments">
      {plural(words.count, count, words.language)}
    </a>
  );
}
