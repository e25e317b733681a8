import { ArrowRight } from 'lucide-react';
import type { Content } from '#data/content-schemas.ts';
import type { Service } from '#data/services/service-schema.ts';
import type { Strings } from '#languages/en.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { TileList } from '#ui/TileList.tsx';
import { ServiceCard, serviceDialogId } from './ServiceCard.tsx';

interface ServicesProps {
  copy: Content<'home'>['services'];
  services: Service[];
  /** Where to read more, by the id of the service. */
  more: ReadonlyMap<string, readonly { path: string; text: string }[]>;
  hasContact: boolean;
  strings: Strings;
}

/** A card for each service, and the dialog that it opens (Specification §2). */
export function Services({ copy, services, more, hasContact, strings }: ServicesProps) {
  const callToAction = (
    <>
      {copy.callToAction}
      <ArrowRight aria-hidden="true" size="1.25rem" />
    </>
  );
  return (
    <section id="services" aria-labelledby="services-heading">
      <div className="floor services">
        <SectionHead id="services-heading" copy={copy} />
        <TileList items={services} rows={['full', 'pair', 'three']}>
          {(service) => (
            <ServiceCard service={service} learnMore={copy.learnMore} strings={strings} />
          )}
        </TileList>
      </div>
      {services.map((service) => (
        <Dialog
          key={service.id}
          id={serviceDialogId(service)}
          title={service.modalTitle}
          close={strings.close}
          kicker={service.title}
          motif={service.motif}
          linked
        >
          {service.modalBody.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {(more.get(service.id) ?? []).length > 0 && (
            <ul>
              {more.get(service.id)?.map(({ path, text }) => (
                <li key={path}>
                  <TextLink href={path}>{text}</TextLink>
                </li>
              ))}
            </ul>
          )}
          <p>
            {hasContact ? (
              <a className="button" data-kind="primary" href="#contact">
                {callToAction}
              </a>
            ) : (
              <Button kind="primary" command="show-modal" commandfor="site-inquiry">
                {callToAction}
              </Button>
            )}
          </p>
        </Dialog>
      ))}
    </section>
  );
}
