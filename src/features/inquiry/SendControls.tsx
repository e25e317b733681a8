import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { HONEYPOT } from '#data/leads/lead-forms.ts';
import { Button } from '#ui/Button.tsx';
import type { Connection } from './connection.ts';
import type { Sending } from './useLeadForm.ts';
import './send-controls.css';

interface SendControlsProps {
  connection: Connection;
  sending: Sending;
  kind: 'primary' | 'secondary';
  /** What the button says before anything was sent. */
  children: ReactNode;
}

/**
 * The end of a form that is sent somewhere: what became of it, the button, and what happens with the
 * data. The button is always the same element, so it keeps the focus while it is busy.
 */
export function SendControls({ connection, sending, kind, children }: SendControlsProps) {
  const { fields, email, privacy } = connection;
  const isBusy = sending.status === 'busy';
  const problem = {
    failed: 'Not sent. Nothing is lost:',
    refused: `Not accepted. Please check what you wrote, or write to ${email}.`,
    idle: undefined,
    busy: undefined,
  }[sending.status];
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <input name={HONEYPOT} hidden autoComplete="off" />
      {problem && (
        <p className="send-problem" role="alert">
          <CircleAlert aria-hidden="true" size={20} />
          {problem}
        </p>
      )}
      <div className="send-buttons">
        <Button kind={kind} type="submit" aria-busy={isBusy || undefined}>
          {
            { idle: children, refused: children, busy: 'Sending…', failed: 'Try again' }[
              sending.status
            ]
          }
        </Button>
        {sending.status === 'failed' && (
          <a className="button" data-kind="quiet" href={sending.mail}>
            Send it by e-mail
          </a>
        )}
      </div>
      <p className="send-privacy">
        {`${privacy.text} `}
        <a href={privacy.href}>{privacy.link}</a>
      </p>
    </>
  );
}
