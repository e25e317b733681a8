import { ArrowRight } from 'lucide-react';
import type { ServicePage } from '#data/services/service-pages.ts';
import { sitePath } from '#formatting/site-path.ts';
import { TileBand } from '#tiles/TileBand.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TileList } from '#ui/TileList.tsx';
import { DetailHead } from './DetailHead.tsx';

interface ServiceHeadProps {
  servicePage: ServicePage;
  back: { href: string; text: string };
}

/** The head of a service's page: its heading beside a floor of its motif. */
export function ServiceHead({ servicePage, back }: ServiceHeadProps) {
  const { service, heading, description } = servicePage;
  return (
    <DetailHead
      motif={service.motif}
      back={back}
      about={<p className="subheading service-name">{service.title}</p>}
      title={heading}
      intro={description}
    />
  );
}

/** What clients get, each on a tile. */
export function Offers({ heading, offers }: { heading: string; offers: readonly string[] }) {
  return (
    <section className="floor service-offers" aria-labelledby="site-offers">
      <SectionHead id="site-offers" copy={{ heading }} />
      <TileList items={offers.map((text, id) => ({ id: `${id}`, text }))} rows={['three', 'pair']}>
        {({ text }) => (
          <p className="tile subheading service-offer" dir="auto">
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
          <summary className="subheading" dir="auto">
            {question}
          </summary>
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
