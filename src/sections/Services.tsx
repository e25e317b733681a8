import type { HomeCopy } from '#data/pages/home-copy-schema.ts';
import type { Service } from '#data/services/service-schema.ts';
import type { Words } from '#languages/words.ts';
import { FLOORS, layFloor } from '#ui/lay-floor.ts';
import { SectionHead } from '#ui/SectionHead.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';
import '#ui/floor.css';
import './services.css';

interface ServicesProps {
  copy: HomeCopy['services'];
  services: Service[];
  words: Words;
}

export function Services({ copy, services, words }: ServicesProps) {
  const spans = layFloor(services.length, FLOORS.services);
  return (
    <section className="floor-section" id="services" aria-labelledby="services-heading">
      <div className="floor services">
        <SectionHead id="services-heading" copy={copy} />
        <ul>
          {services.map((service, index) => (
            <li key={service.id} {...spans[index]}>
              <ServiceCard service={service} learnMore={copy.learnMore} words={words} />
            </li>
          ))}
        </ul>
      </div>
      {services.map((service) => (
        <ServiceDialog
          key={service.id}
          service={service}
          callToAction={copy.callToAction}
          close={words.close}
        />
      ))}
    </section>
  );
}
