import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Connection } from '#data/leads/form-connections.ts';
import { HONEYPOT } from '#data/leads/lead-forms.ts';
import type { Strings } from '#languages/en.ts';
import { Button } from '#ui/Button.tsx';

/** The state of the latest submission. */
export type Submission =
  | { status: 'idle' | 'busy' }
  /** `mailLink` opens an e-mail with as much of the typed text as fits. */
  | { status: 'failed'; mailLink: string };

interface SendControlsProps {
  /** Without a connection, only the button is shown. */
  connection: Connection | undefined;
  submission: Submission;
  kind: 'primary' | 'secondary';
  /** The text and icon of the button while `submission` is idle. */
  label: string;
  icon?: ReactNode;
  describedBy?: string;
  strings: Strings['forms'];
}

/**
 * The end of a form. If it is connected: hidden fields, the result of sending, the button and the privacy line. The
 * button is always the same element, so it keeps the focus while it is busy. A text that changes is alone in its
 * element, because React cannot remove a text node that a translation has replaced.
 */
export function SendControls(props: SendControlsProps) {
  const { connection, submission, kind, label, icon, describedBy, strings } = props;
  if (!connection)
    return (
      <Button kind={kind} type="submit" aria-describedby={describedBy}>
        {label}
        {icon}
      </Button>
    );
  const { fields, privacy } = connection;
  const { status } = submission;
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <input type="text" name={HONEYPOT} hidden autoComplete="off" />
      <div className="form-note" role="alert">
        {status === 'failed' && (
          <>
            <CircleAlert size="1.25rem" />
            <span>{strings.notSent}</span>
          </>
        )}
      </div>
      <div className="cluster send-buttons">
        <Button kind={kind} type="submit" aria-busy={status === 'busy' || undefined}>
          <span>{{ idle: label, busy: strings.sending, failed: strings.tryAgain }[status]}</span>
          {status === 'idle' && icon}
        </Button>
        {status === 'failed' && (
          <a className="button" data-kind="quiet" href={submission.mailLink}>
            {strings.sendByEmail}
          </a>
        )}
      </div>
      <p className="muted send-privacy">
        {`${privacy.text} `}
        <a href={privacy.href}>{privacy.link}</a>
      </p>
    </>
  );
}
