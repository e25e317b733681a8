import { ArrowRight } from 'lucide-react';
import type { Service } from '#data/services/service-schema.ts';
import { fill } from '#formatting/fill.ts';
import type { Words } from '#languages/words.ts';
import { TileBand } from '#tiles/TileBand.tsx';
import '#ui/card-link.css';
import { ServiceIcon } from './ServiceIcon.tsx';

interface ServiceCardProps {
  service: Service;
  learnMore: string;
  words: Words;
}

/** A service: tiles of its motif, and a slab for its words. All of it opens the service's dialog. */
export function ServiceCard({ service, learnMore, words }: ServiceCardProps) {
  const titleId = `${service.id}-title`;
  return (
    <article
      className="card service-card"
      id={serviceCardId(service)}
      data-motif={service.motif}
      aria-labelledby={titleId}
    >
      <TileBand motif={service.motif} />
      <div className="tile service-card-body">
        <h3 className="service-card-title" id={titleId}>
          <ServiceIcon icon={service.icon} iconColor={service.iconColor} />
          {service.title}
        </h3>
        <p className="service-card-text">{service.description}</p>
        <button
          className="card-link text-link"
          type="button"
          command="show-modal"
          commandfor={serviceDialogId(service)}
          aria-haspopup="dialog"
        >
          {learnMore}
          <span className="visually-hidden">{` ${fill(words.aboutTitle, { title: service.title })}`}</span>
          <ArrowRight aria-hidden="true" size={18} />
        </button>
      </div>
    </article>
  );
}

/** The id of a service's dialog, which is also the anchor that opens it. */
export function serviceDialogId({ id }: Pick<Service, 'id'>): string {
  return `service-${id}`;
}

/** The id of a service's card. With a capital letter, which no heading of a text has. */
export function serviceCardId({ id }: Pick<Service, 'id'>): string {
  return `${id}-Service`;
}
