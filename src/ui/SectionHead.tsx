import type { ReactNode } from 'react';
import './section-head.css';

interface SectionHeadProps {
  id: string;
  heading: string;
  /** One sentence beside the heading. */
  intro?: string;
  /** A line above the heading, only where the specification names two headings. */
  eyebrow?: string;
  /** Controls or a link beside the heading instead of an intro. */
  children?: ReactNode;
}

/** The head of a page section: heading left, one sentence or controls right, on one baseline. */
export function SectionHead({ id, heading, intro, eyebrow, children }: SectionHeadProps) {
  return (
    <div className="section-head">
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 className="section-heading" id={id}>
          {heading}
        </h2>
      </div>
      {intro && <p className="section-intro">{intro}</p>}
      {children}
    </div>
  );
}
