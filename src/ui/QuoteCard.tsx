import type { Strings } from '#languages/en.ts';
import type { Portrait as Source } from '#ui/portrait.ts';
import { Name } from './Name.tsx';
import { Portrait } from './Portrait.tsx';
import { type Rating, Stars } from './Stars.tsx';
import './quote-card.css';

export interface QuoteCardProps {
  /** The quote, without quotation marks. */
  content: string;
  author: string;
  role: string;
  company: string;
  portrait: Source;
  /** The language of the quote, if it is not the page's. */
  language?: string | undefined;
  /** How many of five stars; five if absent. */
  rating?: Rating | 'none' | undefined;
  strings: Pick<Strings, 'quotes' | 'outOfFive'>;
}

/** A testimonial: picture, stars, quote and author. A tile of a floor. */
export function QuoteCard(props: QuoteCardProps) {
  const { content, author, role, company, portrait, language, rating = 5, strings } = props;
  const [start, end] = strings.quotes;
  return (
    <figure className="tile quote-card">
      <Portrait
        portrait={portrait}
        size={176}
        sizes="(width < 48rem) 11rem, 17rem"
        className="quote-card-portrait"
      />
      {rating !== 'none' && <Stars rating={rating} outOfFive={strings.outOfFive} />}
      <blockquote className="quote-card-text" lang={language}>
        <p>
          {start}
          {content}
          {end}
        </p>
      </blockquote>
      <figcaption>
        <p className="quote-card-name">
          <Name>{author}</Name>
        </p>
        <p className="quote-card-role">
          {role}, <span className="name-part">{company}</span>
        </p>
      </figcaption>
    </figure>
  );
}
