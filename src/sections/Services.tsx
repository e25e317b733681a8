import { ArrowRight } from 'lucide-react';
import type { Content } from '#data/content-schemas.ts';
import type { ServiceWithLinks } from '#data/services/service-pages.ts';
import { splitParagraphs } from '#formatting/characters.ts';
import type { Strings } from '#languages/en.ts';
import { INQUIRY_DIALOG } from '#types.ts';
import { Action } from '#ui/Action.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { GridList } from '#ui/GridList.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { getServiceDialogId, ServiceCard } from './ServiceCards.tsx';

interface ServicesProps {
  copy: Content<'home'>['services'];
  services: readonly ServiceWithLinks[];
  hasContact: boolean;
  strings: Strings;
}

/** A card for each service, and the dialog that it opens (Specification §2). */
export function Services({ copy, services, hasContact, strings }: ServicesProps) {
  return (
    <section id="services" aria-labelledby="services-heading">
      <div className="grid services">
        <SectionHead id="services-heading" copy={copy} />
        <GridList items={services} rows={['full', 'pair', 'three']}>
          {(service) => (
            <ServiceCard service={service} learnMore={copy.learnMore} strings={strings} />
          )}
        </GridList>
      </div>
      {services.map((service) => (
        <Dialog
          key={service.id}
          id={getServiceDialogId(service)}
          title={service.modalTitle}
          close={strings.close}
          kicker={service.title}
          motif={service.motif}
          linked
        >
          {splitParagraphs(service.modalBody).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {service.links.length > 0 && (
            <ul>
              {service.links.map(({ path, text }) => (
                <li key={path}>
                  <TextLink href={path}>{text}</TextLink>
                </li>
              ))}
            </ul>
          )}
          <p>
            <Action
              kind="primary"
              {...(hasContact ? { href: '#contact' } : { dialog: INQUIRY_DIALOG })}
            >
              {copy.callToAction}
              <ArrowRight size="1.1em" />
            </Action>
          </p>
        </Dialog>
      ))}
    </section>
  );
}
