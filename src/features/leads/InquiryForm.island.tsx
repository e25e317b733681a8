import { getFieldNames, inquirySchema } from '#data/leads/lead-forms.ts';
import { Field } from '#ui/Field.tsx';
import { SendControls } from './SendControls.tsx';
import { type LeadFormProps, useLeadForm } from './useLeadForm.ts';

/**
 * The form of the Start Your Project dialog. Island because it validates and sends or logs its values. It loads when a
 * button that opens the dialog is pointed at or focused.
 */
export function InquiryForm(props: LeadFormProps<keyof typeof inquirySchema.shape>) {
  const { field, form, controls } = useLeadForm('inquiry', inquirySchema, props);
  return (
    <form className={props.connection ? 'inquiry-form' : 'inquiry-form needs-script'} {...form}>
      {getFieldNames(inquirySchema).map((name) => (
        <Field
          key={name}
          {...field(name)}
          // Gets the focus when the dialog opens.
          autoFocus={name === 'name'}
        />
      ))}
      <SendControls kind="primary" {...controls} />
    </form>
  );
}
