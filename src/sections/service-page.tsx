import type { ReactNode } from 'react';
import type { ServicePage } from '#data/services/service-pages.ts';
import type { Strings } from '#languages/en.ts';
import { SectionHead } from '#ui/SectionHead.tsx';
import { DetailHead } from './DetailHead.tsx';
import { ServiceCards } from './ServiceCards.tsx';

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
      about={<p className="subheading">{service.title}</p>}
      heading={heading}
      intro={description}
    />
  );
}

interface RowsProps {
  id: string;
  heading: string;
  children: ReactNode;
}

/** A section whose heading is beside its rows. */
function Rows({ id, heading, children }: RowsProps) {
  return (
    <section className="grid service-rows" aria-labelledby={id}>
      <SectionHead id={id} copy={{ heading }} />
      {children}
    </section>
  );
}

/** What clients get. */
export function Offers({ heading, offers }: { heading: string; offers: readonly string[] }) {
  return (
    <Rows id="site-offers" heading={heading}>
      <ul>
        {offers.map((offer) => (
          <li className="cell subheading" dir="auto" key={offer}>
            {offer}
          </li>
        ))}
      </ul>
    </Rows>
  );
}

interface QuestionsProps {
  heading: string;
  questions: ServicePage['questions'];
}

/** What clients ask. A question opens its answer, without a script. */
export function Questions({ heading, questions }: QuestionsProps) {
  return (
    <Rows id="site-questions" heading={heading}>
      <div>
        {questions.map(({ question, answer }) => (
          <details className="cell" key={question}>
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
      </div>
    </Rows>
  );
}

interface NextServiceProps {
  heading: string;
  next: ServicePage;
  learnMore: string;
  strings: Strings;
}

/** The card of the next service, which leads to its page. */
export function NextService({ heading, next, learnMore, strings }: NextServiceProps) {
  return (
    <aside className="grid services next-service no-print" aria-labelledby="site-next">
      <SectionHead id="site-next" copy={{ heading }} />
      <ServiceCards
        services={[{ ...next.service, href: next.path }]}
        learnMore={learnMore}
        strings={strings}
      />
    </aside>
  );
}
