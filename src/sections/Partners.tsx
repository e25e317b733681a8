import { ArrowUpRight } from 'lucide-react';
import type { Content } from '#data/content-schemas.ts';
import type { Partner } from '#data/partners/partners.ts';
import { sitePath } from '#formatting/site-path.ts';
import type { Strings } from '#languages/en.ts';
import { floorPath } from '#tiles/generated-images.ts';
import { type MotifName, motifNames } from '#tiles/motifs.ts';
import { TileBand } from '#tiles/TileBand.tsx';
import { GRIDS, gridSpans, type Span } from '#ui/grid-spans.ts';
import { NewTabLink } from '#ui/NewTabLink.tsx';
import { Picture } from '#ui/Picture.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import '#tiles/drawn-floor.css';
import '#ui/card-link.css';
import '#ui/floor.css';
import '#ui/link-row.css';
import './partners.css';

interface PartnersProps {
  copy: Content<'home'>['partners'];
  partners: Partner[];
  strings: Strings;
}

/**
 * 'Featured Partners': logo cards that link to the partners' sites in a new tab. The first has a card of full width,
 * beside the section's head. On phones, the cards are a row to swipe, with the names of all partners above it
 * (features/partners/partner-row.client.ts).
 */
export function Partners({ copy, partners, strings }: PartnersProps) {
  const shared = { visit: copy.visit, strings };
  const [first, ...others] = partners;
  const spans = gridSpans(others.length, GRIDS.partners);
  return (
    <section id="projects" aria-labelledby="projects-heading">
      <div className="floor partner-floor">
        <SectionHead id="projects-heading" copy={copy} />
        <svg className="drawn-tiles" aria-hidden="true">
          <filter id="in-text-color" colorInterpolationFilters="sRGB">
            <feFlood floodColor="var(--color-text)" />
            <feComposite in2="SourceAlpha" operator="in" />
          </filter>
        </svg>
        {others.length > 0 && (
          <ol className="link-row partner-names no-print">
            {partners.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${cardId({ id })}`}>{name}</a>
              </li>
            ))}
          </ol>
        )}
        <div className="partner-row">
          {first && <PartnerCard partner={first} motif={motifOf(0)} {...shared} />}
          {others.length > 0 && (
            <ul className="partner-list">
              {others.map((partner, index) => (
                <li key={partner.id}>
                  <PartnerCard
                    partner={partner}
                    motif={motifOf(index + 1)}
                    {...shared}
                    {...spans[index]}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}

const motifOf = (index: number) => motifNames[index % motifNames.length] as MotifName;

interface PartnerCardProps {
  partner: Partner;
  /** The motif of the tiles beside the picture, or in its place. */
  motif: MotifName;
  /** The label of the link. */
  visit: string;
  strings: Strings;
  /** Without it, the card is a case study, as wide as the floor. */
  'data-span'?: Span;
}

/** The logo's alternative text shows the name if the picture is missing. The figure and the work make one sentence. */
function PartnerCard(props: PartnerCardProps) {
  const { partner, motif, visit, strings, 'data-span': span } = props;
  const isCase = !span;
  const { name, type, figure, work, story, picture, logo, isSilhouette, website } = partner;
  return (
    <article className="card partner-card" id={cardId(partner)} data-span={span} aria-label={name}>
      <div className="partner-media no-print" data-span={isCase ? 'wide' : undefined}>
        {!isCase && <TileBand motif={motif} />}
        <Picture
          className="partner-picture"
          picture={picture ?? { src: sitePath(floorPath(motif)) }}
          alt=""
          sizes={isCase ? '(width < 48rem) 100vw, 60vw' : '(width < 36rem) 90vw, 50vw'}
          width={640}
          height={480}
          loading="lazy"
        />
      </div>
      <div className="tile partner-text" data-span={isCase ? 'narrow' : undefined}>
        <Picture
          className="partner-logo"
          data-shape={isSilhouette || undefined}
          picture={logo}
          alt={name}
          sizes="200px"
          width={200}
          height={64}
          loading="lazy"
        />
        <p className="partner-work">
          <span className="partner-figure" data-long={figure.length > 4 || undefined}>
            {figure}
          </span>{' '}
          {work}
        </p>
        {story && <p className="partner-story">{story}</p>}
        <p className="cluster partner-type">
          {type}
          <NewTabLink
            className="card-link text-link"
            href={website}
            opensInNewTab={strings.opensInNewTab}
          >
            <span className="visually-hidden">{name}: </span>
            {visit}
            <ArrowUpRight aria-hidden="true" size={20} />
          </NewTabLink>
        </p>
      </div>
    </article>
  );
}

/** The id of a card. It has a capital letter, which no id of a heading has, so the two never clash. */
function cardId({ id }: Pick<Partner, 'id'>): string {
  return `${id}-Partner`;
}
