import { type InputEvent, type SubmitEvent, useState } from 'react';
import type { Content } from '#data/content-schemas.ts';
import type { CommentView } from '#data/rendering/views.ts';
import { COMMENTER_AVATAR } from '#drawings.ts';
import { createDateFormat } from '#formatting/dates.ts';
import { selectPlural } from '#formatting/messages.ts';
import { toSitePath } from '#formatting/site-path.ts';
import { sendToast } from '#islands/toasts.ts';
import type { Strings } from '#languages/en.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Portrait } from '#ui/Portrait.tsx';
import { type CommentDraft, createComment, getMissingFields } from './post-comment.ts';

interface CommentsProps {
  copy: Content<'comment-form'>;
  seeds: CommentView[];
  strings: Strings['comments'];
  language: string;
  /** The id of the element elsewhere on the page that says how many comments there are. */
  countId: string;
}

/**
 * The comments under an article and the form to add one. Island because new comments are kept in the page's memory
 * until a reload (Specification §4). It loads on intent.
 */
export function Comments({ copy, seeds, strings, language, countId }: CommentsProps) {
  const [comments, setComments] = useState(seeds);
  const [missing, setMissing] = useState<(keyof CommentDraft)[]>([]);
  const [formatDate] = useState(() => createDateFormat(language));

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = new FormData(form);
    const draft = { name: String(entered.get('name')), content: String(entered.get('content')) };
    const fields = getMissingFields(draft);
    setMissing(fields);
    if (fields[0]) {
      const { title, description } = copy.missing;
      sendToast({ title, description, kind: 'destructive' });
      (form.elements.namedItem(fields[0]) as HTMLElement).focus();
      return;
    }
    const avatar = { src: toSitePath(COMMENTER_AVATAR) };
    setComments([...comments, createComment(draft, comments, avatar, new Date())]);
    const count = document.getElementById(countId);
    if (count) count.textContent = selectPlural(strings.count, comments.length + 1, language);
    form.reset();
    sendToast({ ...copy.added, kind: 'success' });
  };

  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    setMissing((fields) => fields.filter((field) => field !== (target as HTMLInputElement).name));
  };

  const getError = (field: keyof CommentDraft) =>
    missing.includes(field) ? copy.missing[field] : undefined;

  return (
    <>
      <h2 className="comments-heading" id="site-comments-heading">
        {selectPlural(strings.heading, comments.length, language)}
      </h2>
      {/* This element must stay the same: react-client.ts puts it back if the island fails. */}
      <div>
        {comments.length === 0 ? (
          <p className="muted">{copy.empty}</p>
        ) : (
          <ol>
            {comments.map((comment) => (
              <li key={comment.id} className="comment">
                <span className="avatar">
                  <Portrait portrait={{ picture: comment.avatar }} size={48} />
                </span>
                <div>
                  <p>
                    <bdi className="comment-name">{comment.name}</bdi>{' '}
                    {/* Browsers that lack the page's language keep the ISO date (createDateFormat). */}
                    <time className="comment-date" dateTime={comment.date} suppressHydrationWarning>
                      {formatDate(comment.date)}
                    </time>
                  </p>
                  {/* Shown literally, with its line breaks. */}
                  <p className="comment-text" dir="auto">
                    {comment.content}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        )}
      </div>
      <form
        className="comment-form needs-script no-print"
        method="dialog"
        noValidate
        aria-labelledby="site-comment-form"
        onSubmit={onSubmit}
        onInput={onInput}
      >
        <h3 className="comment-form-title" id="site-comment-form">
          {copy.title}
        </h3>
        <Field
          id="site-comment-name"
          name="name"
          {...copy.name}
          error={getError('name')}
          autoComplete="name"
          required
        />
        <Field
          id="site-comment-content"
          name="content"
          {...copy.content}
          error={getError('content')}
          rows={4}
          required
        />
        <div>
          <Button type="submit">{copy.submit}</Button>
        </div>
      </form>
    </>
  );
}
