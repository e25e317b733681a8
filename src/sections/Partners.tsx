import { ArrowUpRight } from 'lucide-react';
import type { HomeCopy } from '#data/pages/home-copy-schema.ts';
import type { Partner } from '#data/partners/partner-schema.ts';
import { sitePath } from '#formatting/site-path.ts';
import { NewTabLink } from '#ui/NewTabLink.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import '#ui/floor.css';
import './partners.css';

interface PartnersProps {
  copy: HomeCopy['partners'];
  partners: Partner[];
}

/**
 * 'Featured Partners': logo cards that lead to the partners' own sites, in a new tab. The first partner has a card
 * of the whole width, beside the section's head, if it has a story and a picture. On phones the others are then a row
 * to swipe.
 */
export function Partners({ copy, partners }: PartnersProps) {
  const [first, ...rest] = partners;
  const lead = first?.story && first.picture ? first : undefined;
  const others = lead ? rest : partners;
  return (
    <section className="floor-section" id="projects" aria-labelledby="projects-heading">
      <div className="floor partner-floor" data-walls>
        <SectionHead id="projects-heading" copy={copy} />
        {lead && <PartnerCard partner={lead} visit={copy.visit} isCase />}
        {others.length > 0 && (
          <ul className="partner-grid">
            {others.map((partner) => (
              <li key={partner.id}>
                <PartnerCard partner={partner} visit={copy.visit} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

interface PartnerCardProps {
  partner: Partner;
  /** The label of the link. */
  visit: string;
  /** As wide as the floor. */
  isCase?: boolean;
}

/** The text alternative of the logo says the name where the picture is missing. Figure and work are one sentence. */
function PartnerCard({ partner, visit, isCase = false }: PartnerCardProps) {
  const { name, type, figure, work, story, picture, imageSrc, website } = partner;
  return (
    <article className="partner-card" data-case={isCase || undefined} aria-label={name}>
      {picture && (
        <img
          className="partner-picture"
          src={sitePath(picture)}
          alt=""
          width="640"
          height="480"
          loading="lazy"
        />
      )}
      <img
        className="partner-logo"
        src={sitePath(imageSrc)}
        alt={name}
        width="200"
        height="64"
        loading="lazy"
      />
      <p className="partner-work">
        <span className="partner-figure">{figure}</span> {work}
      </p>
      {story && <p className="partner-story">{story}</p>}
      <p className="partner-type">
        {type}
        <NewTabLink className="partner-link" href={website}>
          <span className="visually-hidden">{name}: </span>
          {visit}
          <ArrowUpRight aria-hidden="true" size={20} />
        </NewTabLink>
      </p>
    </article>
  );
}
