import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HomeCopy } from '#data/pages/home-copy-schema.ts';
import type { Site } from '#data/site/site-schema.ts';
import { Button } from '#ui/Button.tsx';
import { TextArea, TextField } from '#ui/Field.tsx';
import { Person } from '#ui/Person.tsx';
import '#ui/section-head.css';
import '#ui/floor.css';
import './contact.css';

interface ContactProps {
  copy: HomeCopy['contact'];
  site: Site;
  /** A form that is sent somewhere; without it there is one that is not (Specification §2). */
  form?: ReactNode;
}

/** How to reach the agency. */
export function Contact({ copy, site, form }: ContactProps) {
  const { street, locality, country } = site.address;
  return (
    <section className="floor contact" id="contact" data-walls aria-labelledby="contact-heading">
      <div className="contact-tile contact-head">
        <h2 className="section-heading" id="contact-heading">
          {copy.heading}
        </h2>
        <p className="contact-intro">{copy.intro}</p>
        {copy.person && <Person {...copy.person} />}
      </div>
      <dl className="contact-tile contact-ways">
        <dt>{copy.labels.email}</dt>
        <dd>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </dd>
        <dt>{copy.labels.phone}</dt>
        <dd>
          <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone}</a>
        </dd>
        <dt>{copy.labels.address}</dt>
        <dd>
          <span>
            {street}, {locality}, {country}
          </span>
        </dd>
      </dl>
      {form ?? <ContactForm copy={copy.form} email={site.email} />}
    </section>
  );
}

/**
 * `method="dialog"` outside a dialog makes submitting do nothing at all, with and without
 * JavaScript: no request, no navigation, nothing typed gets into an address, and what was typed
 * stays. See docs/decisions/05-forms.md.
 */
function ContactForm({ copy, email }: { copy: HomeCopy['contact']['form']; email: string }) {
  return (
    <form
      className="contact-tile contact-form no-print"
      method="dialog"
      noValidate
      aria-labelledby="contact-form"
    >
      <h3 className="contact-form-title" id="contact-form">
        {copy.title}
      </h3>
      <p className="contact-form-note" id="contact-not-connected">
        {copy.notConnected} <a href={`mailto:${email}`}>{email}</a>.
      </p>
      <div className="contact-form-pair">
        <TextField id="contact-name" label={copy.name} name="name" autoComplete="name" />
        <TextField
          id="contact-email"
          label={copy.email}
          name="email"
          type="email"
          autoComplete="email"
        />
      </div>
      <TextField id="contact-subject" label={copy.subject} name="subject" />
      <TextArea id="contact-message" label={copy.message} name="message" rows={5} />
      <Button type="submit" aria-describedby="contact-not-connected">
        {copy.submit}
        <Send aria-hidden="true" size={18} />
      </Button>
    </form>
  );
}
