import type { ReactNode } from 'react';
import type { HomeCopy } from '#data/pages/home-copy-schema.ts';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TextLink } from '#ui/TextLink.tsx';

interface TestimonialsCarouselProps {
  copy: HomeCopy['testimonials'];
  /** The carousel with its buttons: as wide as the window. */
  carousel?: ReactNode;
}

export function TestimonialsCarousel({ copy, carousel }: TestimonialsCarouselProps) {
  return (
    <section
      className="section carousel-section"
      id="testimonials"
      data-below
      aria-labelledby="testimonials-heading"
    >
      <div className="shell">
        <SectionHead id="testimonials-heading" copy={copy} />
      </div>
      {carousel}
      <div className="shell section-more">
        <TextLink href="/testimonials">{copy.viewAll}</TextLink>
      </div>
    </section>
  );
}
