import type { ReactNode } from 'react';
import './page-head.css';

interface PageHeadProps {
  heading: string;
  /** Shown above the intro. */
  subheading?: string;
  intro: string;
  /** Links below the intro. */
  children?: ReactNode;
}

/** The head of a page that has no hero. */
export function PageHead({ heading, subheading, intro, children }: PageHeadProps) {
  return (
    <div className="shell columns page-head">
      <h1 className="page-heading">{heading}</h1>
      <div>
        {subheading && <h2 className="subheading">{subheading}</h2>}
        <p className="intro">{intro}</p>
        {children}
      </div>
    </div>
  );
}
