import type { PageCopy } from '#data/pages/page-copy-schema.ts';
import type { Testimonial } from '#data/testimonials/testimonials.ts';
import { QuoteCard } from '#ui/QuoteCard.tsx';
import '#ui/floor.css';
import { PageHead } from './PageHead.tsx';
import './testimonial-grid.css';

interface TestimonialGridProps {
  copy: PageCopy['testimonials'];
  testimonials: Testimonial[];
}

/** The testimonials page: heading, subheading, intro and a grid of 1, 2 or 3 columns. */
export function TestimonialGrid({ copy, testimonials }: TestimonialGridProps) {
  return (
    <>
      <div className="shell page-body">
        <PageHead heading={copy.heading} subheading={copy.subheading} intro={copy.intro} />
      </div>
      <ul className="floor testimonial-grid" data-walls>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <QuoteCard {...testimonial} />
          </li>
        ))}
      </ul>
    </>
  );
}
