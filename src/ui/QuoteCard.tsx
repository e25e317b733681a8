import './card.css';
import { Stars } from './Stars.tsx';
import './quote-card.css';
import type { MotifName } from '#tiles/motifs.ts';
import { TileMark } from '#tiles/TileMark.tsx';

export interface QuoteCardProps {
  /** The quote, without quotation marks. */
  content: string;
  author: string;
  role: string;
  company: string;
  motif: MotifName;
}

/** What somebody said: five stars, the quote, and who said it. */
export function QuoteCard({ content, author, role, company, motif }: QuoteCardProps) {
  return (
    <figure className="card quote-card">
      <Stars />
      <blockquote className="quote-card-text">
        <p>“{content}”</p>
      </blockquote>
      <figcaption className="quote-card-author">
        <TileMark motif={motif} size={44} />
        <div>
          <p className="quote-card-name">{author}</p>
          <p className="quote-card-role">
            {role}, {company}
          </p>
        </div>
      </figcaption>
    </figure>
  );
}
