import type { Content } from '#data/content-schemas.ts';
import type { Strings } from '#languages/en.ts';
import type { Testimonial } from '#types.ts';
import { QuoteCard } from '#ui/QuoteCard.tsx';
import { TileList } from '#ui/TileList.tsx';
import { PageHead } from './PageHead.tsx';
import '#ui/quote-card.css';
import './testimonial-grid.css';

interface TestimonialGridProps {
  copy: Content<'fixed-pages'>['testimonials'];
  testimonials: Testimonial[];
  strings: Strings;
}

/** The testimonials page: heading, subheading, intro and a grid of 1, 2 or 3 columns. */
export function TestimonialGrid({ copy, testimonials, strings }: TestimonialGridProps) {
  return (
    <>
      <PageHead heading={copy.heading} subheading={copy.subheading} intro={copy.intro} />
      {testimonials.length > 0 && (
        <TileList items={testimonials} rows={['three']} className="floor testimonial-grid">
          {(testimonial) => <QuoteCard {...testimonial} strings={strings} />}
        </TileList>
      )}
    </>
  );
}
