import type { ReactNode } from 'react';
import type { MotifName } from '#types.ts';
import { BackLink } from '#ui/TextLink.tsx';
import '#ui/grid.css';
import '#ui/person.css';
import '#ui/text-link.css';
import './page-head.css';

/** Headings with more characters than this are set smaller. */
const LONG_HEADING = 70;

export interface PageHeadProps {
  back: { href: string; text: string };
  /** Above the heading: what the page is about. */
  about?: ReactNode;
  heading: string;
  intro?: string;
  /** The colors of the cell with the heading. */
  palette?: MotifName | undefined;
  /** Other cells: one beside the heading, and others below. */
  children?: ReactNode;
}

/** The head of an article, a case or a service's page: cells over the full width of the window. */
export function PageHead({ back, about, heading, intro, palette, children }: PageHeadProps) {
  return (
    <header className="grid page-head" data-palette={palette}>
      <div className="cell on-palette page-head-text" data-span={children ? 'wide' : 'full'}>
        <BackLink href={back.href}>{back.text}</BackLink>
        {about}
        <PageHeading>{heading}</PageHeading>
        {intro && (
          <p className="intro" dir="auto">
            {intro}
          </p>
        )}
      </div>
      {children}
    </header>
  );
}

export function PageHeading({ children }: { children: string }) {
  const isLong = children.length > LONG_HEADING || undefined;
  return (
    <h1 className="page-heading" dir="auto" data-long={isLong}>
      {children}
    </h1>
  );
}
