import type { Strings } from '#languages/en.ts';
import type { TestimonialView } from '#types.ts';
import { GridList } from '#ui/GridList.tsx';
import { Portrait } from '#ui/Portrait.tsx';
import { QuoteCard } from '#ui/QuoteCard.tsx';
import { TiledPicture } from '#ui/TiledPicture.tsx';
import '#tiles/tile-band.css';
import '#tiles/tiles.css';
import '#ui/card.css';
import '#ui/quote-card.css';
import '#ui/tiled-picture.css';
import './testimonial-grid.css';

interface TestimonialGridProps {
  testimonials: TestimonialView[];
  strings: Strings;
}

/** All testimonials as cards with large portraits, in 1, 2 or 3 columns. */
export function TestimonialGrid({ testimonials, strings }: TestimonialGridProps) {
  return (
    <GridList items={testimonials} rows={['three']} className="grid testimonial-grid">
      {({ portrait, ...testimonial }) => (
        <div className="card">
          <TiledPicture motif={testimonial.motif}>
            <Portrait
              portrait={portrait}
              size={176}
              sizes="(width < 48rem) 100vw, 50vw"
              className="cover"
            />
          </TiledPicture>
          <QuoteCard {...testimonial} strings={strings} />
        </div>
      )}
    </GridList>
  );
}
