import type { Strings } from '#languages/en.ts';
import type { TestimonialView } from '#types.ts';
import { GridList } from '#ui/GridList.tsx';
import { QuoteCard } from '#ui/QuoteCard.tsx';
import '#ui/quote-card.css';
import './testimonial-grid.css';

interface TestimonialGridProps {
  testimonials: TestimonialView[];
  strings: Strings;
}

/** All testimonials, in 1, 2 or 3 columns. */
export function TestimonialGrid({ testimonials, strings }: TestimonialGridProps) {
  return (
    <GridList items={testimonials} rows={['three']} className="grid testimonial-grid">
      {(testimonial) => <QuoteCard {...testimonial} strings={strings} />}
    </GridList>
  );
}
