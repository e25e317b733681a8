import { Send } from 'lucide-react';
import { contactSchema } from '#data/leads/lead-forms.ts';
import type { HomeCopy } from '#data/pages/copy-schemas.ts';
import type { Connection } from '#data/site/connections.ts';
import type { Strings } from '#languages/en.ts';
import { Field } from '#ui/Field.tsx';
import { SendControls } from './SendControls.tsx';
import { useLeadForm } from './useLeadForm.ts';

interface ContactFormProps {
  copy: Omit<HomeCopy['contact']['form'], 'notConnected'> & { success: string };
  /** Where the form is sent. Without it, nothing is sent and this is static HTML, not an island. */
  connection: Connection | undefined;
  /** Shown if the form is not connected, before the agency's address. */
  notConnected: { text: string; email: string } | undefined;
  strings: Strings['forms'];
}

/**
 * The contact form. If it is connected, it is an island, because it checks and sends what was entered. It loads when
 * it comes into view and then shows what could not be sent before.
 */
export function ContactForm({ copy, connection, notConnected, strings }: ContactFormProps) {
  const { field, submission, form } = useLeadForm({
    id: 'contact',
    schema: contactSchema,
    copy,
    strings,
    connection,
  });
  // Specification §5: no rules, unless it is connected.
  const rules = connection ? {} : { required: false, minLength: undefined };
  return (
    <form
      className="tile contact-form no-print"
      data-span="narrow"
      aria-labelledby="contact-form"
      {...form}
    >
      <h3 className="contact-form-title" id="contact-form">
        {copy.title}
      </h3>
      {notConnected && (
        <p className="contact-form-note" id="contact-not-connected">
          {notConnected.text} <a href={`mailto:${notConnected.email}`}>{notConnected.email}</a>.
        </p>
      )}
      <div className="contact-form-pair">
        <Field {...field('name')} {...rules} label={copy.name} />
        <Field {...field('email')} {...rules} label={copy.email} />
      </div>
      <Field {...field('subject')} {...rules} label={copy.subject} />
      <Field {...field('message')} {...rules} label={copy.message} />
      <SendControls
        kind="secondary"
        label={copy.submit}
        icon={<Send aria-hidden="true" size={18} />}
        submission={submission}
        connection={connection}
        describedBy="contact-not-connected"
      />
    </form>
  );
}
