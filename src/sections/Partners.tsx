import '#ui/card.css';
import { ArrowUpRight } from 'lucide-react';
import type { HomeCopy } from '#data/pages/home-copy-schema.ts';
import type { Partner } from '#data/partners/partner-schema.ts';
import { sitePath } from '#formatting/site-path.ts';
import { NewTabLink } from '#ui/NewTabLink.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import './partners.css';

interface PartnersProps {
  copy: HomeCopy['partners'];
  partners: Partner[];
}

/** 'Featured Partners': logo cards that lead to the partners' own sites, in a new tab. */
export function Partners({ copy, partners }: PartnersProps) {
  return (
    <section className="section" id="projects" data-tone="band" aria-labelledby="projects-heading">
      <div className="shell">
        <SectionHead
          id="projects-heading"
          eyebrow={copy.eyebrow}
          heading={copy.heading}
          intro={copy.intro}
        />
        <ul className="partner-grid">
          {partners.map((partner) => (
            <li key={partner.id}>
              <NewTabLink className="card partner-card" href={partner.website}>
                <span className="partner-logo">
                  <img
                    src={sitePath(partner.imageSrc)}
                    alt=""
                    width="200"
                    height="64"
                    loading="lazy"
                  />
                </span>
                <span className="partner-name">
                  {partner.name}
                  <ArrowUpRight aria-hidden="true" size={20} />
                </span>
                <span className="partner-type">{partner.type}</span>
              </NewTabLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
