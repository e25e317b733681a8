import { type PluralForms, plural } from '#formatting/messages.ts';
import { usePostedComments } from './comment-store.ts';

interface CommentCountProps {
  articleId: string;
  seeds: number;
  label: PluralForms;
  language: string;
}

/**
 * The number of comments in the article's head. Island because it counts what is posted further
 * down; it loads with the comments.
 */
export function CommentCount({ articleId, seeds, label, language }: CommentCountProps) {
  const count = seeds + usePostedComments(articleId).length;
  return (
    <a className="comment-count" href="#comments">
      {plural(label, count, language)}
    </a>
  );
}
