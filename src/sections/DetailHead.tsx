import type { ReactNode } from 'react';
import { MotifFloor } from '#tiles/inline-tiles.tsx';
import type { MotifName } from '#types.ts';
import { BackLink } from '#ui/TextLink.tsx';
import '#tiles/tiles.css';
import '#ui/floor.css';
import './detail-head.css';

interface DetailHeadProps {
  motif: MotifName;
  back: { href: string; text: string };
  /** Above the title: what the page is about. */
  about: ReactNode;
  title: string;
  intro: string;
  /** Fills the place beside the text, with or without tiles of the motif. */
  picture?: ReactNode;
  /** The name of the picture that a transition between pages follows. */
  cover?: string;
  /** Tiles below both. */
  children?: ReactNode;
}

/** The head of a case or of a service's page, tiles over the full width of the window. */
export function DetailHead(props: DetailHeadProps) {
  const { motif, back, about, title, intro, picture, cover, children } = props;
  return (
    <header className="floor detail-head" data-palette={motif}>
      <div className="tile on-palette detail-text detail-intro" data-span="wide">
        <BackLink href={back.href}>{back.text}</BackLink>
        {about}
        <h1 className="detail-title" dir="auto">
          {title}
        </h1>
        <p className="intro" dir="auto">
          {intro}
        </p>
      </div>
      {children}
      <div className="detail-picture no-print" data-span="narrow" data-cover={cover}>
        {picture}
        <MotifFloor motif={motif} />
      </div>
    </header>
  );
}
