import type { ReactNode } from 'react';
import '#ui/section-head.css';
import './page-head.css';

interface PageHeadProps {
  heading: string;
  intro: string;
  /** Links beside the intro. */
  children?: ReactNode;
}

/** The head of a page that has no hero. */
export function PageHead({ heading, intro, children }: PageHeadProps) {
  return (
    <div className="columns section-head">
      <h1 className="page-heading">{heading}</h1>
      <div>
        <p className="section-intro">{intro}</p>
        {children}
      </div>
    </div>
  );
}
