import type { ReactNode } from 'react';
import type { HomeCopy } from '#data/pages/home-copy-schema.ts';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TextLink } from '#ui/TextLink.tsx';

interface TestimonialsCarouselProps {
  copy: HomeCopy['testimonials'];
  /** The carousel with its buttons. */
  carousel?: ReactNode;
}

export function TestimonialsCarousel({ copy, carousel }: TestimonialsCarouselProps) {
  return (
    <section
      className="section"
      id="testimonials"
      data-below
      data-tone="bright"
      aria-labelledby="testimonials-heading"
    >
      <div className="shell carousel-section">
        <SectionHead id="testimonials-heading" copy={copy} />
        {carousel}
        <TextLink href="/testimonials">{copy.viewAll}</TextLink>
      </div>
    </section>
  );
}
