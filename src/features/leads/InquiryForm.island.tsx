import { fieldNames, inquirySchema } from '#data/leads/lead-forms.ts';
import type { InquiryCopy } from '#data/pages/copy-schemas.ts';
import type { Connection } from '#data/site/connections.ts';
import type { Strings } from '#languages/en.ts';
import { Field } from '#ui/Field.tsx';
import { SendControls } from './SendControls.tsx';
import { useLeadForm } from './useLeadForm.ts';
import './inquiry.css';

interface InquiryFormProps {
  copy: Pick<InquiryCopy, 'title' | 'labels' | 'submit' | 'success'>;
  connection: Connection | undefined;
  strings: Strings['forms'];
}

/**
 * The form of the Start Your Project dialog. Island because it checks what was entered; it loads
 * when a button that opens the dialog is pointed at or focused.
 */
export function InquiryForm({ copy, connection, strings }: InquiryFormProps) {
  const { field, submission, form } = useLeadForm({
    id: 'inquiry',
    schema: inquirySchema,
    copy,
    strings,
    connection,
  });
  return (
    <form className={connection ? 'inquiry-form' : 'inquiry-form needs-script'} {...form}>
      {fieldNames(inquirySchema).map((name) => (
        <Field
          key={name}
          {...field(name)}
          label={copy.labels[name]}
          // Gets the focus when the dialog opens.
          autoFocus={name === 'name'}
        />
      ))}
      <SendControls
        kind="primary"
        label={copy.submit}
        submission={submission}
        connection={connection}
      />
    </form>
  );
}
