import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ServicePage } from '#data/services/service-pages.ts';
import type { Service } from '#data/services/service-schema.ts';
import { sitePath } from '#formatting/site-path.ts';
import type { Strings } from '#languages/en.ts';
import { MotifFloor } from '#tiles/inline-tiles.tsx';
import { TileBand } from '#tiles/TileBand.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TileList } from '#ui/TileList.tsx';
import '#tiles/tiles.css';
import '#ui/floor.css';
import '#ui/text-link.css';
import './opening.css';
import './work-head.css';
import { ServiceCard } from './ServiceCard.tsx';

interface ServiceIndexProps {
  services: (Service & { href: string })[];
  learnMore: string;
  strings: Strings;
}

/** A card for each service with a page. */
export function ServiceIndex({ services, learnMore, strings }: ServiceIndexProps) {
  return (
    <TileList items={services} rows={['full', 'pair', 'three']} className="floor services">
      {(service) => (
        <ServiceCard
          service={service}
          learnMore={learnMore}
          strings={strings}
          href={service.href}
        />
      )}
    </TileList>
  );
}

interface ServiceHeadProps {
  page: ServicePage;
  back: { href: string; text: string };
}

/** The opening of a service's page: its heading beside a floor of its motif. */
export function ServiceHead({ page, back }: ServiceHeadProps) {
  const { service, heading, description } = page;
  return (
    <header className="floor opening" data-palette={service.motif}>
      <div className="tile on-palette opening-text work-intro" data-span="wide">
        <a className="text-link no-print" data-direction="back" href={sitePath(back.href)}>
          <ArrowLeft aria-hidden="true" size="1.125rem" />
          {back.text}
        </a>
        <p className="service-name">{service.title}</p>
        <h1 className="opening-title work-title" dir="auto">
          {heading}
        </h1>
        <p className="intro" dir="auto">
          {description}
        </p>
      </div>
      <div className="work-picture no-print" data-span="narrow">
        <MotifFloor motif={service.motif} />
      </div>
    </header>
  );
}

/** What clients get, each on a tile. */
export function Offers({ heading, offers }: { heading: string; offers: readonly string[] }) {
  return (
    <section className="floor service-offers" aria-labelledby="site-offers">
      <SectionHead id="site-offers" copy={{ heading }} />
      <TileList items={offers.map((text, id) => ({ id: `${id}`, text }))} rows={['three', 'pair']}>
        {({ text }) => (
          <p className="tile service-offer" dir="auto">
            {text}
          </p>
        )}
      </TileList>
    </section>
  );
}

interface QuestionsProps {
  heading: string;
  questions: ServicePage['questions'];
}

/** What clients ask. A question opens its answer, without a script. */
export function Questions({ heading, questions }: QuestionsProps) {
  return (
    <section className="floor service-questions" aria-labelledby="site-questions">
      <SectionHead id="site-questions" copy={{ heading }} />
      {questions.map(({ question, answer }) => (
        <details className="tile" data-span="full" key={question}>
          <summary dir="auto">{question}</summary>
          {answer.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph} dir="auto">
              {paragraph}
            </p>
          ))}
        </details>
      ))}
    </section>
  );
}

/** The way to the next service, beside tiles of its motif. */
export function NextService({ label, next }: { label: string; next: ServicePage }) {
  return (
    <nav className="floor service-next no-print" aria-label={label}>
      <a className="tile" data-span="wide" href={sitePath(next.path)}>
        {label} <b>{next.service.title}</b>
        <ArrowRight aria-hidden="true" size="1.5rem" />
      </a>
      <div data-span="narrow">
        <TileBand motif={next.service.motif} />
      </div>
    </nav>
  );
}
