import { fill } from '#formatting/messages.ts';
import type { Strings } from '#languages/en.ts';
import type { PortraitView, Rating, TestimonialView } from '#types.ts';
import { Portrait } from './Portrait.tsx';

interface QuoteCardProps extends Omit<TestimonialView, 'id' | 'portrait' | 'motif'> {
  /** Without it, the picture is elsewhere. */
  portrait?: PortraitView;
  strings: Pick<Strings, 'quotes' | 'outOfFive'>;
}

/** A testimonial: picture, stars, quote and author. A cell of a grid. */
export function QuoteCard(props: QuoteCardProps) {
  const { content, author, role, company, portrait, language, rating, strings } = props;
  const [start, end] = strings.quotes;
  return (
    <figure className="cell quote-card">
      <figcaption>
        {rating !== 'none' && <Stars rating={rating} outOfFive={strings.outOfFive} />}
        <p>
          <b>{author}</b>
        </p>
        <p className="muted">
          {role}, <span className="quote-card-company">{company}</span>
        </p>
      </figcaption>
      {portrait && (
        <Portrait portrait={portrait} size={176} sizes="8rem" className="quote-card-portrait" />
      )}
      <blockquote lang={language}>
        <p>
          {start}
          {content}
          {end}
        </p>
      </blockquote>
    </figure>
  );
}

const MOST_STARS = 5;

/** One path for several stars, because every element of a page costs time when a dialog opens. */
const starsPath = (from: number, to: number) =>
  [10, 32, 54, 76, 98]
    .slice(from, to)
    .map(
      (x) => `M${x} 1.2l2.7 5.8 6.3.8-4.6 4.4 1.1 6.3-5.5-3.1-5.5 3.1 1.1-6.3L${x - 9} 7.8l6.3-.8z`,
    )
    .join('');

interface StarsProps {
  rating: Rating;
  outOfFive: string;
}

/** Five stars, of which `rating` are filled. Assistive technology reads one text: '4 out of 5'. */
function Stars({ rating, outOfFive }: StarsProps) {
  return (
    <p className="stars">
      <span className="visually-hidden">{fill(outOfFive, { rating })}</span>
      <svg aria-hidden="true" width="110" height="20" viewBox="0 0 110 20">
        <path fill="currentColor" d={starsPath(0, rating)} />
        {rating < MOST_STARS && (
          <path fill="none" stroke="currentColor" d={starsPath(rating, MOST_STARS)} />
        )}
      </svg>
    </p>
  );
}
