import type { ReactNode } from 'react';
import type { MotifName, PortraitView } from '#types.ts';
import { Portrait } from '#ui/Portrait.tsx';
import '#ui/grid.css';
import '#ui/person.css';
import '#ui/text-link.css';
import './page-head.css';
import { PageHeading } from './PageHeading.tsx';

interface PageHeadProps {
  heading: string;
  subheading?: string | undefined;
  intro?: string;
  palette?: MotifName | undefined;
  /** The portrait of the person whose page it is. */
  portrait?: PortraitView | undefined;
  /** Links, or a note. */
  children?: ReactNode;
}

/** The head of a list or a prose page: its heading and, beside or below it, what introduces the page. */
export function PageHead(props: PageHeadProps) {
  const { heading, subheading, intro, palette, portrait, children } = props;
  return (
    <header className="grid page-head" data-palette={palette}>
      <div className="cell on-palette columns" data-span="full">
        <div>
          {portrait && <Portrait className="page-portrait" portrait={portrait} size={160} />}
          <PageHeading>{heading}</PageHeading>
        </div>
        <div className="page-head-note">
          {subheading && <h2 className="subheading">{subheading}</h2>}
          {intro && <p className="intro">{intro}</p>}
          {children}
        </div>
      </div>
    </header>
  );
}
