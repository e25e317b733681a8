import { Send } from 'lucide-react';
import type { HomeCopy } from '#data/pages/home-copy-schema.ts';
import { TextArea, TextField } from '#ui/Field.tsx';
import type { Connection } from './connection.ts';
import { contactFields, contactSchema } from './contact-schema.ts';
import { SendControls } from './SendControls.tsx';
import { createSender } from './sender.ts';
import { useLeadForm } from './useLeadForm.ts';

interface ContactFormProps {
  copy: Omit<HomeCopy['contact']['form'], 'notConnected'> & { success: string };
  connection: Connection;
}

/**
 * The contact form, sent somewhere; src/sections/Contact.tsx has the one that sends nothing. Island
 * because it checks and sends what was entered; it loads when it comes into view, where it shows what
 * could not be sent before.
 */
export function ContactForm({ copy, connection }: ContactFormProps) {
  const { errors, sending, form } = useLeadForm({
    id: 'contact',
    schema: contactSchema,
    fields: contactFields,
    copy,
    connected: { ...connection, createSender },
  });
  const field = (name: (typeof contactFields)[number]) => ({
    id: `contact-${name}`,
    name,
    label: copy[name],
    error: errors[name],
  });
  return (
    <form className="contact-tile contact-form no-print" aria-labelledby="contact-form" {...form}>
      <h3 className="contact-form-title" id="contact-form">
        {copy.title}
      </h3>
      <div className="contact-form-pair">
        <TextField {...field('name')} autoComplete="name" required minLength={2} />
        <TextField {...field('email')} type="email" autoComplete="email" required />
      </div>
      <TextField {...field('subject')} />
      <TextArea {...field('message')} rows={5} required />
      <SendControls kind="secondary" sending={sending} connection={connection}>
        {copy.submit}
        <Send aria-hidden="true" size={18} />
      </SendControls>
    </form>
  );
}
