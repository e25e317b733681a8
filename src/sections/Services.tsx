import type { HomeCopy } from '@/schemas/home-copy';
import type { Service } from '@/schemas/service';
import { SectionHead } from '@/ui/SectionHead';
import { ServiceCard } from './ServiceCard';
import { ServiceDialog } from './ServiceDialog';
import './services.css';

interface ServicesProps {
  copy: HomeCopy['services'];
  services: Service[];
}

export function Services({ copy, services }: ServicesProps) {
  return (
    <section className="section" id="services" aria-labelledby="services-heading">
      <div className="shell">
        <SectionHead id="services-heading" heading={copy.heading} intro={copy.intro} />
        <ul className="service-grid">
          {services.map((service) => (
            <li key={service.id}>
              <ServiceCard service={service} learnMore={copy.learnMore} />
            </li>
          ))}
        </ul>
      </div>
      {services.map((service) => (
        <ServiceDialog key={service.id} service={service} callToAction={copy.callToAction} />
      ))}
    </section>
  );
}
