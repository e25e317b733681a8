import type { Comment } from '#data/comments/comment-schema.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Name } from '#ui/Name.tsx';

interface CommentItemProps {
  comment: Comment;
  /** Its date as the language of the page writes it. */
  date: string;
}

/** A comment. Its text is shown literally, line breaks kept. */
export function CommentItem({ comment, date }: CommentItemProps) {
  return (
    <li className="comment">
      <Avatar name={comment.name} picture={comment.avatar} />
      <div className="comment-body">
        <p className="comment-head">
          <bdi className="comment-name">
            <Name>{comment.name}</Name>
          </bdi>{' '}
          {/* The build may know languages that the browser does not: longDateFormat. */}
          <time className="comment-date" dateTime={comment.date} suppressHydrationWarning>
            {date}
          </time>
        </p>
        <p className="comment-text" dir="auto">
          {comment.content}
        </p>
      </div>
    </li>
  );
}
