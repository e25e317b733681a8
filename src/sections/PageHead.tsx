import type { ReactNode } from 'react';
import type { MotifName, Portrait as Source } from '#types.ts';
import { Portrait } from '#ui/Portrait.tsx';
import { BackLink } from '#ui/TextLink.tsx';
import '#ui/grid.css';
import '#ui/person.css';
import '#ui/text-link.css';
import './page-head.css';

/** Headings with more characters than this are set smaller. */
const LONG_HEADING = 70;

export interface PageHeadProps {
  back?: { href: string; text: string };
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
        {back && <BackLink href={back.href}>{back.text}</BackLink>}
        {about}
        <Heading>{heading}</Heading>
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

function Heading({ children }: { children: string }) {
  const isLong = children.length > LONG_HEADING || undefined;
  return (
    <h1 className="page-heading" dir="auto" data-long={isLong}>
      {children}
    </h1>
  );
}

interface ListHeadProps {
  heading: string;
  subheading?: string | undefined;
  intro?: string;
  palette?: MotifName | undefined;
  /** The picture of the person whose page it is. */
  portrait?: Source | undefined;
  /** Links, or a note. */
  children?: ReactNode;
}

/** The head of a list or a text page: what introduces the page is beside its heading. */
export function ListHead(props: ListHeadProps) {
  const { heading, subheading, intro, palette, portrait, children } = props;
  return (
    <header className="grid page-head" data-palette={palette}>
      <div className="cell on-palette columns" data-span="full">
        <div>
          {portrait && <Portrait className="page-portrait" portrait={portrait} size={160} />}
          <Heading>{heading}</Heading>
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
