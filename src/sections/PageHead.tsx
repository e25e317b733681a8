import type { ReactNode } from 'react';
import type { Portrait as Source } from '#types.ts';
import { Portrait } from '#ui/Portrait.tsx';
import './page-head.css';

interface PageHeadProps {
  heading: string;
  subheading?: string | undefined;
  intro: string;
  /** The picture of the person whose page it is. */
  portrait?: Source | undefined;
  children?: ReactNode;
}

/** The head of a page that has no hero. */
export function PageHead({ heading, subheading, intro, portrait, children }: PageHeadProps) {
  return (
    <div className="shell columns page-head">
      <h1 className="page-heading">
        {portrait && <Portrait className="page-portrait" portrait={portrait} size={160} />}
        {heading}
      </h1>
      <div>
        {subheading && <h2 className="subheading">{subheading}</h2>}
        <p className="intro">{intro}</p>
        {children}
      </div>
    </div>
  );
}
