import type { HomeCopy } from '#data/pages/home-copy-schema.ts';
import type { Service } from '#data/services/service-schema.ts';
import type { Words } from '#languages/words.ts';
import { MixedFloor } from '#tiles/MixedFloor.tsx';
import { layFloor } from '#ui/lay-floor.ts';
import { SectionHead } from '#ui/SectionHead.tsx';
import { floorPlans } from './floor-plans.ts';
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
  const rooms = layFloor(services.length, floorPlans.services);
  return (
    <section className="floor-section" id="services" aria-labelledby="services-heading">
      <div className="floor service-head">
        <SectionHead id="services-heading" copy={copy} />
        <MixedFloor />
      </div>
      <ul className="floor rooms service-floor">
        {services.map((service, index) => (
          <li key={service.id} {...rooms[index]}>
            <ServiceCard service={service} learnMore={copy.learnMore} words={words} />
          </li>
        ))}
      </ul>
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
