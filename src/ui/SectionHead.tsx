import type { ReactNode } from 'react';
import './floor.css';
import './section-head.css';

interface SectionHeadProps {
  id: string;
  copy: {
    heading: string;
    /** One sentence beside the heading. */
    intro?: string;
  };
  /** Beside the sentence, on wide screens. */
  children?: ReactNode;
}

/** The head of a section, tiles over the full width of the window: its heading, and one sentence. */
export function SectionHead({ id, copy: { heading, intro }, children }: SectionHeadProps) {
  return (
    <>
      <div className="tile head-tile" data-span="wide">
        <h2 className="section-heading" id={id}>
          {heading}
        </h2>
      </div>
      {intro && (
        <div className="tile intro-tile" data-span="narrow">
          <p className="section-intro">{intro}</p>
          {children}
        </div>
      )}
    </>
  );
}
