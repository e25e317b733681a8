import type { ReactNode } from 'react';
import type { Content } from '#data/content-schemas.ts';
import type { Paths } from '#data/site/paths.ts';
import { TileBand } from '#tiles/TileBand.tsx';
import { TextLink } from '#ui/TextLink.tsx';

interface TestimonialsCarouselProps {
  copy: Content<'home'>['testimonials'];
  paths: Paths;
  carousel?: ReactNode;
}

/** A section with the carousel: a cell with headings beside the slides, or above them on narrow screens. */
export function TestimonialsCarousel({ copy, paths, carousel }: TestimonialsCarouselProps) {
  return (
    <section
      className="grid testimonials"
      id="testimonials"
      aria-labelledby="site-testimonials-heading"
    >
      <div className="cell testimonials-head">
        <h2 className="section-heading" id="site-testimonials-heading">
          {copy.heading}
        </h2>
        <h3 className="subheading">{copy.subheading}</h3>
      </div>
      <TileBand motif="petals" />
      {carousel}
      <TextLink href={paths.testimonials}>{copy.viewAll}</TextLink>
    </section>
  );
}
