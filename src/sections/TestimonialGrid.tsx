import type { Strings } from '#languages/en.ts';
import type { Testimonial } from '#types.ts';
import { QuoteCard } from '#ui/QuoteCard.tsx';
import { TileList } from '#ui/TileList.tsx';
import '#ui/quote-card.css';
import './testimonial-grid.css';

interface TestimonialGridProps {
  testimonials: Testimonial[];
  strings: Strings;
}

/** All testimonials, in 1, 2 or 3 columns. */
export function TestimonialGrid({ testimonials, strings }: TestimonialGridProps) {
  return (
    <TileList items={testimonials} rows={['three']} className="floor testimonial-grid">
      {(testimonial) => <QuoteCard {...testimonial} strings={strings} />}
    </TileList>
  );
}
