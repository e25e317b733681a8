import type { CaseStudy } from '#data/cases/cases.ts';
import type { Content } from '#data/content-schemas.ts';
import type { PartnerView } from '#data/rendering/views.ts';
import type { Strings } from '#languages/en.ts';
import { type MotifName, motifNames } from '#types.ts';
import { Cover } from '#ui/Cover.tsx';
import { Figure } from '#ui/Figure.tsx';
import { GridList } from '#ui/GridList.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { TiledPicture } from '#ui/TiledPicture.tsx';
import '#tiles/inline-tiles.css';
import { PartnerLogo, TextColorFilter } from './PartnerLogo.tsx';

interface PartnersProps {
  copy: Content<'home'>['partners'];
  partners: PartnerView[];
  /** All cases, in order. A partner's card links to the partner's first case. */
  cases: readonly CaseStudy[];
  /** The text of the link to a case. */
  readCase: string;
  strings: Strings;
}

/**
 * 'Featured Partners': cards that link to the partners' sites and to their cases. On phones, the cards are a row to
 * swipe, with the names of the partners above it (features/current-links).
 */
export function Partners({ copy, partners, cases, readCase, strings }: PartnersProps) {
  return (
    <section id="projects" aria-labelledby="site-projects-heading">
      <div className="grid">
        <SectionHead id="site-projects-heading" copy={copy} />
        <TextColorFilter />
        {partners.length > 1 && (
          <ol className="link-row partner-names no-print">
            {partners.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${getCardId({ id })}`}>{name}</a>
              </li>
            ))}
          </ol>
        )}
        <GridList items={partners} rows={['full', 'three']} className="partner-list">
          {(partner, index) => (
            <PartnerCard
              partner={partner}
              motif={motifNames[index % motifNames.length] ?? motifNames[0]}
              visit={copy.visit}
              casePath={cases.find((caseStudy) => caseStudy.partner.id === partner.id)?.path}
              readCase={readCase}
              strings={strings}
            />
          )}
        </GridList>
      </div>
    </section>
  );
}

interface PartnerCardProps {
  partner: PartnerView;
  /** The motif of the tiles beside the picture, or in its place. */
  motif: MotifName;
  visit: string;
  casePath: string | undefined;
  readCase: string;
  strings: Strings;
}

/** A partner's card. `figure` and `work` make one sentence. */
function PartnerCard(props: PartnerCardProps) {
  const { partner, motif, visit, casePath, readCase, strings } = props;
  const { name, type, figure, work, story, picture, website } = partner;
  return (
    <article className="card partner-card" id={getCardId(partner)} aria-label={name}>
      <TiledPicture motif={motif}>
        {picture && <Cover picture={picture} sizes="(width < 48rem) 90vw, 60vw" />}
      </TiledPicture>
      <div className="cell partner-text">
        <PartnerLogo partner={partner} />
        <Figure figure={figure} counts={work} />
        {story && <p className="partner-story">{story}</p>}
        <p className="cluster partner-type">
          {type}
          <span className="cluster partner-links no-print">
            {casePath && (
              <TextLink href={casePath} about={name}>
                {readCase}
              </TextLink>
            )}
            <TextLink
              className="card-link"
              href={website}
              about={name}
              opensInNewTab={strings.opensInNewTab}
            >
              {visit}
            </TextLink>
          </span>
        </p>
      </div>
    </article>
  );
}

function getCardId({ id }: Pick<PartnerView, 'id'>): string {
  return `site-partner-${id}`;
}
