import type { CaseView, PartnerView } from '#data/rendering/views.ts';
import type { Service } from '#data/services/service-schema.ts';
import { getTilePath } from '#drawings.ts';
import { toSitePath } from '#formatting/site-path.ts';
import type { Strings } from '#languages/en.ts';
import { MotifFloor } from '#tiles/inline-tiles.tsx';
import { Cover } from '#ui/Cover.tsx';
import { Figure } from '#ui/Figure.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { TiledPicture } from '#ui/TiledPicture.tsx';
import '#ui/figure.css';
import '#ui/tiled-picture.css';
import './partner-logo.css';
import './case-head.css';
import { DetailHead } from './DetailHead.tsx';
import { PartnerLogo, TextColorFilter } from './PartnerLogo.tsx';

interface LinkedService extends Service {
  href: string;
}

interface CaseHeadProps {
  caseStudy: CaseView;
  partner: PartnerView;
  /** The services that were used, each with the address where visitors read about it. */
  services: LinkedService[];
  back: { href: string; text: string };
  visit: string;
  strings: Strings;
}

/** The head of a case: logo and title, and below them results, client and services. */
export function CaseHead({ caseStudy, partner, services, back, visit, strings }: CaseHeadProps) {
  const { title, excerpt, figures, picture, motif, year } = caseStudy;
  return (
    <DetailHead
      palette={motif}
      back={back}
      kicker={
        <>
          <TextColorFilter />
          <PartnerLogo partner={partner} inFirstScreen />
        </>
      }
      heading={title}
      intro={excerpt}
      beside={
        picture ? (
          <TiledPicture motif={motif} transitionName={`case-${caseStudy.id}`} inFirstScreen>
            <Cover picture={picture} sizes="(width < 48rem) 100vw, 60vw" inFirstScreen />
          </TiledPicture>
        ) : (
          <MotifFloor motif={motif} />
        )
      }
    >
      <div className="case-facts">
        {figures.length > 0 && (
          <ul className="case-figures">
            {figures.map((figure) => (
              <li className="cell" key={figure.counts}>
                <Figure {...figure} />
              </li>
            ))}
          </ul>
        )}
        <ul className="case-services">
          <li className="case-client">
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
              <a className="case-service" href={toSitePath(href)}>
                {title}
                <img
                  src={toSitePath(getTilePath(motif))}
                  alt=""
                  width="120"
                  height="120"
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </DetailHead>
  );
}
