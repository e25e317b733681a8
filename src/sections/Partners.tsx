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
 * 'Featured Partners': logo cards that lead to the partners' own sites, in a new tab. The logo says
 * the name; its text alternative says it where the picture is missing. Figure and work are one sentence. The first
 * partner has a tile of the whole width if it has a story and a picture.
 */
export function Partners({ copy, partners }: PartnersProps) {
  const [first] = partners;
  const lead = first?.story && first.picture ? first : undefined;
  return (
    <section
      className="section"
      id="projects"
      data-below
      data-tone="band"
      aria-labelledby="projects-heading"
    >
      <div className="shell">
        <SectionHead id="projects-heading" copy={copy} />
        <ul className="floor partner-grid" data-with-case={Boolean(lead) || undefined}>
          {partners.map(({ id, name, type, figure, work, story, picture, imageSrc, website }) => (
            <li key={id} data-case={id === lead?.id || undefined}>
              <div className="partner-card">
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
                <NewTabLink className="partner-link" href={website}>
                  <img
                    className="partner-logo"
                    src={sitePath(imageSrc)}
                    alt={name}
                    width="200"
                    height="64"
                    loading="lazy"
                  />
                  <span className="visually-hidden"> {copy.visit}</span>
                </NewTabLink>
                <p className="partner-work">
                  <span className="partner-figure">{figure}</span> {work}
                </p>
                {story && <p className="partner-story">{story}</p>}
                <p className="partner-type">
                  {type}
                  <span className="partner-visit" aria-hidden="true">
                    {copy.visit}
                    <ArrowUpRight size={20} />
                  </span>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
