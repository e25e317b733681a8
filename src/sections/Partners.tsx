import '@/ui/card.css';
import { ArrowUpRight } from 'lucide-react';
import { sitePath } from '@/lib/site-path';
import type { HomeCopy } from '@/schemas/home-copy';
import type { Partner } from '@/schemas/partner';
import { NewTabLink } from '@/ui/NewTabLink';
import { SectionHead } from '@/ui/SectionHead';
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
        <SectionHead id="projects-heading" heading={copy.heading} intro={copy.intro} />
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
