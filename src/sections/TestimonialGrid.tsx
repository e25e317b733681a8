import type { Content } from '#data/content-schemas.ts';
import type { Testimonial } from '#data/testimonials/testimonials.ts';
import type { Strings } from '#languages/en.ts';
import { GRIDS, gridSpans } from '#ui/grid-spans.ts';
import { QuoteCard } from '#ui/QuoteCard.tsx';
import '#ui/floor.css';
import { PageHead } from './PageHead.tsx';

interface TestimonialGridProps {
  copy: Content<'fixed-pages'>['testimonials'];
  testimonials: Testimonial[];
  strings: Strings;
}

/** The testimonials page: heading, subheading, intro and a grid of 1, 2 or 3 columns. */
export function TestimonialGrid({ copy, testimonials, strings }: TestimonialGridProps) {
  const spans = gridSpans(testimonials.length, GRIDS.testimonials);
  return (
    <>
      <PageHead heading={copy.heading} subheading={copy.subheading} intro={copy.intro} />
      {testimonials.length > 0 && (
        <ul className="floor testimonial-grid">
          {testimonials.map((testimonial, index) => (
            <li key={testimonial.id} {...spans[index]}>
              <QuoteCard {...testimonial} strings={strings} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
