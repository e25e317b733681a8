import type { Connection } from '#data/site/connections.ts';
import type { Words } from '#languages/words.ts';
import { InquiryForm, type InquiryFormProps } from './InquiryForm.island.tsx';
import { SendControls } from './SendControls.tsx';
import { createLeadSender } from './sender.ts';

interface ConnectedInquiryFormProps {
  copy: InquiryFormProps['copy'];
  connection: Connection;
  words: Pick<Words, 'forms' | 'sending'>;
}

/** The form of the Start Your Project dialog, sent somewhere. Island because InquiryForm is one. */
export function ConnectedInquiryForm({ copy, connection, words }: ConnectedInquiryFormProps) {
  const connected = {
    ...connection,
    createLeadSender,
    Controls: SendControls,
    words: words.sending,
  };
  return <InquiryForm copy={copy} connected={connected} words={words.forms} />;
}
