import type { ReactNode } from 'react';
import type { MotifName, Portrait as Source } from '#types.ts';
import { Portrait } from '#ui/Portrait.tsx';
import { BackLink } from '#ui/TextLink.tsx';
import '#ui/avatar.css';
import '#ui/floor.css';
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
  /** The colors of the tile with the heading. */
  palette?: MotifName | undefined;
  /** Other tiles: one beside the heading, and others below. */
  children?: ReactNode;
}

/** The head of most pages, tiles over the full width of the window. The heading is at the foot of its tile. */
export function PageHead({ back, about, heading, intro, palette, children }: PageHeadProps) {
  return (
    <header className="floor page-head" data-palette={palette}>
      <div className="tile on-palette page-head-text" data-span={children ? 'wide' : 'full'}>
        {back && <BackLink href={back.href}>{back.text}</BackLink>}
        {about}
        <h1
          className="page-heading"
          dir="auto"
          data-long={heading.length > LONG_HEADING || undefined}
        >
          {heading}
        </h1>
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

interface ListHeadProps {
  heading: string;
  subheading?: string | undefined;
  intro: string;
  /** The picture of the person whose page it is. */
  portrait?: Source | undefined;
  /** Links. */
  children?: ReactNode;
}

/** The head of a list or of the testimonials page: an introduction is beside its heading. */
export function ListHead({ heading, subheading, intro, portrait, children }: ListHeadProps) {
  return (
    <PageHead
      heading={heading}
      about={portrait && <Portrait className="page-portrait" portrait={portrait} size={160} />}
    >
      <div className="tile page-head-note" data-span="narrow">
        {subheading && <h2 className="subheading">{subheading}</h2>}
        <p className="intro">{intro}</p>
        {children}
      </div>
    </PageHead>
  );
}
