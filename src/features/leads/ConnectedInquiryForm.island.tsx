import type { Connection } from '#data/site/connections.ts';
import type { Strings } from '#languages/en.ts';
import { InquiryForm, type InquiryFormProps } from './InquiryForm.island.tsx';
import { SendControls } from './SendControls.tsx';
import { createLeadSender } from './sender.ts';

interface ConnectedInquiryFormProps {
  copy: InquiryFormProps['copy'];
  connection: Connection;
  strings: Pick<Strings, 'forms' | 'sending'>;
}

/** The form of the Start Your Project dialog, sent somewhere. Island because InquiryForm is one. */
export function ConnectedInquiryForm({ copy, connection, strings }: ConnectedInquiryFormProps) {
  const connected = {
    ...connection,
    createLeadSender,
    Controls: SendControls,
    strings: strings.sending,
  };
  return <InquiryForm copy={copy} connected={connected} strings={strings.forms} />;
}
