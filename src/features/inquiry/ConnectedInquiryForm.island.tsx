import type { Connection } from './connection.ts';
import { InquiryForm, type InquiryFormProps } from './InquiryForm.island.tsx';
import { SendControls } from './SendControls.tsx';
import { createSender } from './sender.ts';

interface ConnectedInquiryFormProps {
  copy: InquiryFormProps['copy'];
  connection: Connection;
}

/** The form of the Start Your Project dialog, sent somewhere. Island because InquiryForm is one. */
export function ConnectedInquiryForm({ copy, connection }: ConnectedInquiryFormProps) {
  const connected = { ...connection, createSender, Controls: SendControls };
  return <InquiryForm copy={copy} connected={connected} />;
}
