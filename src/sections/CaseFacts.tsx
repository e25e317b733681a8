import type { CaseStudy } from '#data/cases/cases.ts';
import type { Service } from '#data/services/service-schema.ts';
import { tilePath } from '#formatting/drawings.ts';
import { sitePath } from '#formatting/site-path.ts';
import type { Strings } from '#languages/en.ts';
import { TextLink } from '#ui/TextLink.tsx';
import './case.css';

interface LinkedService extends Service {
  href: string;
}

interface CaseFactsProps {
  caseStudy: CaseStudy;
  /** The services that were used, each with the address where visitors read about it. */
  services: LinkedService[];
  visit: string;
  strings: Strings;
}

/** The client, and the services that were used. */
export function CaseFacts({ caseStudy, services, visit, strings }: CaseFactsProps) {
  const { partner, year } = caseStudy;
  return (
    <ul className="grid case-facts">
      <li className="cluster case-client">
        <p>
          {partner.type}, {year}
        </p>
        <TextLink
          className="no-print"
          href={partner.website}
          about={partner.name}
          opensInNewTab={strings.opensInNewTab}
        >
          {visit}
        </TextLink>
      </li>
      {services.map(({ id, title, motif, href }) => (
        <li key={id}>
          <a className="case-service" href={sitePath(href)}>
            {title}
            <img src={sitePath(tilePath(motif))} alt="" width="120" height="120" loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}
