import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';
import type { Connection } from './connection.ts';
import type { InquiryCopy } from './inquiry-copy.ts';
import { type InquiryField, inquiryFields, inquirySchema } from './inquiry-schema.ts';
import type { SendControls } from './SendControls.tsx';
import type { createSender } from './sender.ts';
import { useLeadForm } from './useLeadForm.ts';
import './inquiry.css';

/** Keyboard and autofill hints for each field. */
const INPUT_TYPES = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  business: { type: 'text', autoComplete: 'off' },
  website: { type: 'url', autoComplete: 'url', inputMode: 'url' },
} as const satisfies Record<InquiryField, object>;

/** For browsers that send the form by themselves. */
const SHORTEST: Partial<Record<InquiryField, number>> = { name: 2, phone: 10, business: 2 };

export interface InquiryFormProps {
  copy: Pick<InquiryCopy, 'title' | 'labels' | 'submit' | 'success'>;
  /** Where the form is sent, and the code for that: ConnectedInquiryForm.island.tsx. */
  connected?: Connection & { createSender: typeof createSender; Controls: typeof SendControls };
}

/**
 * The form of the Start Your Project dialog. Island because it checks what was entered; it loads
 * when a button that opens the dialog is pointed at or focused.
 */
export function InquiryForm({ copy, connected }: InquiryFormProps) {
  const { errors, sending, form } = useLeadForm({
    id: 'inquiry',
    schema: inquirySchema,
    fields: inquiryFields,
    copy,
    connected,
  });
  return (
    <form className={connected ? 'inquiry-form' : 'inquiry-form needs-script'} {...form}>
      {inquiryFields.map((field) => (
        <TextField
          key={field}
          id={`inquiry-${field}`}
          name={field}
          label={copy.labels[field]}
          error={errors[field]}
          required={field !== 'website'}
          minLength={connected && SHORTEST[field]}
          // Gets the focus when the dialog opens.
          autoFocus={field === 'name'}
          {...INPUT_TYPES[field]}
        />
      ))}
      {connected ? (
        <connected.Controls kind="primary" sending={sending} connection={connected}>
          {copy.submit}
        </connected.Controls>
      ) : (
        <Button kind="primary" type="submit">
          {copy.submit}
        </Button>
      )}
    </form>
  );
}
