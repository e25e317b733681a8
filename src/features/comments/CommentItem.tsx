import type { Comment } from '#data/comments/comment-schema.ts';
import { isoDate } from '#formatting/dates.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Name } from '#ui/Name.tsx';

/** A comment. Its text is shown literally, line breaks kept. */
export function CommentItem({ comment }: { comment: Comment }) {
  return (
    <li className="comment">
      <Avatar name={comment.name} picture={comment.avatar} />
      <div className="comment-body">
        <p className="comment-head">
          <bdi className="comment-name">
            <Name>{comment.name}</Name>
          </bdi>{' '}
          <time className="comment-date" dateTime={isoDate(comment.date)}>
            {comment.date}
          </time>
        </p>
        <p className="comment-text" dir="auto">
          {comment.content}
        </p>
      </div>
    </li>
  );
}
