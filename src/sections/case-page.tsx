import type { CaseStudy } from '#data/cases/cases.ts';
import type { Service } from '#data/services/service-schema.ts';
import type { CaseView, PartnerView } from '#data/views.ts';
import { rosettePath } from '#formatting/drawings.ts';
import { sitePath } from '#formatting/site-path.ts';
import type { Strings } from '#languages/en.ts';
import type { Testimonial } from '#types.ts';
import { Cover } from '#ui/Cover.tsx';
import { Figure } from '#ui/Figure.tsx';
import { GridList } from '#ui/GridList.tsx';
import { QuoteCard } from '#ui/QuoteCard.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import '#ui/figure.css';
import './partner-logo.css';
import './case-page.css';
import { DetailHead } from './DetailHead.tsx';
import { PartnerLogo, TextColorFilter } from './PartnerLogo.tsx';

interface LinkedService extends Service {
  href: string;
}

interface CaseHeadProps {
  caseStudy: CaseView;
  partner: PartnerView;
  back: { href: string; text: string };
}

/** The head of a case, cells over the full width of the window: logo, title and results. */
export function CaseHead({ caseStudy, partner, back }: CaseHeadProps) {
  const { title, excerpt, figures, picture, imageUrl, motif } = caseStudy;
  return (
    <DetailHead
      motif={motif}
      back={back}
      about={
        <>
          <TextColorFilter />
          <PartnerLogo partner={partner} inFirstScreen />
        </>
      }
      heading={title}
      intro={excerpt}
      picture={
        imageUrl && <Cover picture={picture} sizes="(width < 48rem) 100vw, 60vw" inFirstScreen />
      }
      cover={`case-${caseStudy.id}`}
    >
      <GridList
        items={figures.map((figure, index) => ({ ...figure, id: `${index}` }))}
        rows={['three']}
        className="case-figures"
      >
        {(figure) => (
          <div className="cell">
            <Figure {...figure} />
          </div>
        )}
      </GridList>
    </DetailHead>
  );
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
  const client = (
    <div className="cluster case-client">
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
    </div>
  );
  const facts = [
    { id: 'client', cell: client },
    ...services.map((service) => ({ id: service.id, cell: <CaseService {...service} /> })),
  ];
  return (
    <GridList items={facts} rows={['three']} className="grid case-facts">
      {({ cell }) => cell}
    </GridList>
  );
}

/** A service that was used, which leads to where visitors read about it. */
function CaseService({ title, motif, href }: LinkedService) {
  return (
    <a className="case-service" href={sitePath(href)}>
      {title}
      <img src={sitePath(rosettePath(motif))} alt="" width="120" height="120" loading="lazy" />
    </a>
  );
}

interface CaseQuoteProps {
  quote: Testimonial;
  strings: Strings;
}

/** What the client says. */
export function CaseQuote({ quote, strings }: CaseQuoteProps) {
  return (
    <GridList items={[quote]} rows={['full']} className="grid">
      {(words) => <QuoteCard {...words} strings={strings} />}
    </GridList>
  );
}
