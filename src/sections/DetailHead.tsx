import type { ReactNode } from 'react';
import type { MotifName } from '#types.ts';
import { BackLink } from '#ui/BackLink.tsx';
import '#tiles/tiles.css';
import '#ui/grid.css';
import '#ui/person.css';
import '#ui/text-link.css';
import './page-head.css';
import { PageHeading } from './PageHeading.tsx';

interface DetailHeadProps {
  back: { href: string; text: string };
  /** Above the heading: what the page is about. */
  kicker?: ReactNode;
  heading: string;
  intro?: string;
  /** The colors of the cell with the heading. */
  palette?: MotifName | undefined;
  /** A picture or a floor, beside the heading. */
  beside?: ReactNode;
  /** Other cells: beside the heading or below it. */
  children?: ReactNode;
}

/** The head of an article, a case or a service's page: cells over the full width of the window. */
export function DetailHead(props: DetailHeadProps) {
  const { back, kicker, heading, intro, palette, beside, children } = props;
  return (
    <header className="grid page-head" data-palette={palette}>
      <div className="cell on-palette page-head-text" data-span="wide">
        <BackLink href={back.href}>{back.text}</BackLink>
        {kicker}
        <PageHeading>{heading}</PageHeading>
        {intro && (
          <p className="intro" dir="auto">
            {intro}
          </p>
        )}
      </div>
      {children}
      {beside && (
        <div className="page-head-picture no-print" data-span="narrow">
          {beside}
        </div>
      )}
    </header>
  );
}
