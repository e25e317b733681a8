import type { ReactNode } from 'react';
import type { Content } from '#data/content-schemas.ts';
import type { ContactDetails } from '#data/site/contact-details.ts';
import type { PersonView } from '#types.ts';
import { Person } from '#ui/Person.tsx';

interface ContactProps {
  copy: Content<'home'>['contact'];
  details: ContactDetails;
  person?: PersonView | undefined;
  form?: ReactNode;
}

export function Contact({ copy, details, person, form }: ContactProps) {
  return (
    <section className="grid contact" id="contact" aria-labelledby="contact-heading">
      <div className="cell contact-head" data-span="wide">
        <h2 className="section-heading" id="contact-heading">
          {copy.heading}
        </h2>
        {person ? (
          <Person {...person}>
            <p>{copy.intro}</p>
          </Person>
        ) : (
          <p>{copy.intro}</p>
        )}
      </div>
      <dl className="cell contact-ways" data-span="wide">
        <dt>{copy.labels.email}</dt>
        <dd className="subheading">
          <a className="target" href={details.email.href}>
            {details.email.text}
          </a>
        </dd>
        <dt>{copy.labels.phone}</dt>
        <dd className="subheading">
          <a className="target" href={details.phone.href}>
            {details.phone.text}
          </a>
        </dd>
        <dt>{copy.labels.address}</dt>
        <dd className="subheading">
          <bdi className="target">{details.address}</bdi>
        </dd>
      </dl>
      {form}
    </section>
  );
}
