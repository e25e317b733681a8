import type { HomeCopy } from '#data/pages/home-copy-schema.ts';
import type { Service } from '#data/services/service-schema.ts';
import { Rosette } from '#tiles/Rosette.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';
import '#ui/floor.css';
import './services.css';

interface ServicesProps {
  copy: HomeCopy['services'];
  services: Service[];
}

export function Services({ copy, services }: ServicesProps) {
  return (
    <section className="floor-section" id="services" aria-labelledby="services-heading">
      <div className="floor" data-walls>
        <SectionHead id="services-heading" copy={copy}>
          {/* The floor plan in miniature. */}
          <div className="service-plan">
            {services.map(({ id, motif }) => (
              <Rosette key={id} motif={motif} />
            ))}
          </div>
        </SectionHead>
      </div>
      <ul className="floor service-floor" data-walls>
        {services.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} learnMore={copy.learnMore} />
          </li>
        ))}
      </ul>
      {services.map((service) => (
        <ServiceDialog key={service.id} service={service} callToAction={copy.callToAction} />
      ))}
    </section>
  );
}
