import type { ServicePage } from '#data/services/service-pages.ts';
import type { Service } from '#data/services/service-schema.ts';
import { fill } from '#formatting/messages.ts';
import type { Strings } from '#languages/en.ts';
import { ServiceIcon } from '#tiles/ServiceIcon.tsx';
import { TileBand } from '#tiles/TileBand.tsx';
import { GridList } from '#ui/GridList.tsx';
import { HeadedAside } from '#ui/HeadedAside.tsx';
import { TextLink } from '#ui/TextLink.tsx';

interface ServiceCardsProps {
  /** Without it, the cards are the content of the page. */
  heading?: string;
  servicePages: readonly ServicePage[];
  learnMore: string;
  strings: Strings;
}

/** Services as cards that lead to their pages, below the heading if there is one. */
export function ServiceCards({ heading, servicePages, ...texts }: ServiceCardsProps) {
  return (
    <HeadedAside id="site-next" heading={heading} className="services next-service">
      <GridList
        items={servicePages}
        rows={['full', 'pair', 'three']}
        className={heading ? undefined : 'grid services'}
      >
        {({ service, path }) => (
          <ServiceCard
            service={service}
            href={path}
            headingLevel={heading ? 'h3' : 'h2'}
            {...texts}
          />
        )}
      </GridList>
    </HeadedAside>
  );
}

interface ServiceCardProps {
  service: Service;
  /** The path of the service's page. Without it, the card opens the service's dialog. */
  href?: string;
  headingLevel?: 'h2' | 'h3';
  learnMore: string;
  strings: Strings;
}

/** A service: tiles of its motif, and a cell for its text. A click anywhere on it opens the page or the dialog. */
export function ServiceCard(props: ServiceCardProps) {
  const { service, href, headingLevel: Heading = 'h3', learnMore, strings } = props;
  const titleId = `site-title-${service.id}`;
  return (
    <article
      className="card service-card"
      id={getServiceCardId(service)}
      data-palette={service.motif}
      aria-labelledby={titleId}
    >
      <TileBand motif={service.motif} />
      <div className="cell on-palette service-card-body">
        <Heading className="service-card-title" id={titleId}>
          <ServiceIcon id={service.id} name={service.icon} color={service.iconColor} />
          {service.title}
        </Heading>
        <p className="service-card-text">{service.description}</p>
        <TextLink
          className="card-link"
          {...(href ? { href } : { dialog: getServiceDialogId(service) })}
        >
          {learnMore}
          <span className="visually-hidden">{` ${fill(strings.aboutTitle, { title: service.title })}`}</span>
        </TextLink>
      </div>
    </article>
  );
}

/** The id of a service's dialog, which is also the anchor that opens it. */
export function getServiceDialogId({ id }: Pick<Service, 'id'>): string {
  return `service-${id}`;
}

export function getServiceCardId({ id }: Pick<Service, 'id'>): string {
  return `site-service-${id}`;
}
