import type { Testimonial } from '#data/testimonials/testimonials.ts';
import { Name } from './Name.tsx';
import { Stars } from './Stars.tsx';
import './quote-card.css';

/**
 * What somebody said: their portrait, five stars, the quote, and who said it. A tile of a floor.
 */
export function QuoteCard({ content, author, role, company, portrait }: Omit<Testimonial, 'id'>) {
  return (
    <figure className="quote-card">
      <img
        className="quote-card-portrait"
        src={portrait}
        alt=""
        width="176"
        height="176"
        loading="lazy"
      />
      <Stars />
      <blockquote className="quote-card-text">
        <p>“{content}”</p>
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
