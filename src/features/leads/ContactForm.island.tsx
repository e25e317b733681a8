import { Send } from 'lucide-react';
import { contactSchema } from '#data/leads/lead-forms.ts';
import { Field } from '#ui/Field.tsx';
import { SendControls } from './SendControls.tsx';
import { type LeadFormProps, useLeadForm } from './useLeadForm.ts';

interface ContactFormProps extends LeadFormProps<keyof typeof contactSchema.shape> {
  /** The sentence in a form that is not connected, and the e-mail address that ends it. */
  notConnected: { text: string; email: string } | undefined;
}

/**
 * The contact form. Island because it validates and sends its values, and restores a lead that may not have arrived. It
 * loads near the viewport. Without a connection, it is static HTML, which sends nothing.
 */
export function ContactForm({ notConnected, ...props }: ContactFormProps) {
  const { field, form, controls } = useLeadForm('contact', contactSchema, props);
  // Specification §2: without a connection, the form has no rules.
  const rules = props.connection ? {} : { required: false, minLength: undefined };
  return (
    <form
      className="cell contact-form no-print"
      data-span="narrow"
      aria-labelledby="contact-form"
      {...form}
    >
      <h3 className="subheading" id="contact-form">
        {props.copy.title}
      </h3>
      <div className="contact-form-pair">
        <Field {...field('name')} {...rules} />
        <Field {...field('email')} {...rules} />
      </div>
      <Field {...field('subject')} {...rules} />
      <Field {...field('message')} {...rules} />
      {notConnected && (
        <p className="form-note" id="contact-not-connected">
          {`${notConnected.text} `}
          <a href={`mailto:${notConnected.email}`}>{notConnected.email}</a>.
        </p>
      )}
      <SendControls
        kind="secondary"
        icon={<Send size="1.125rem" />}
        describedBy="contact-not-connected"
        {...controls}
      />
    </form>
  );
}
