import type { ReactNode } from 'react';
import { MotifFloor } from '#tiles/inline-tiles.tsx';
import type { MotifName } from '#types.ts';
import '#tiles/tiles.css';
import { PageHead, type PageHeadProps } from './PageHead.tsx';

interface DetailHeadProps extends PageHeadProps {
  motif: MotifName;
  /** Fills the place beside the heading, with or without tiles of the motif. */
  picture?: ReactNode;
  /** The name of the picture that a transition between pages follows. */
  cover?: string;
}

/** The head of a case or of a service's page: a picture or a floor of its motif is beside its heading. */
export function DetailHead({ motif, picture, cover, children, ...texts }: DetailHeadProps) {
  return (
    <PageHead {...texts} palette={motif}>
      {children}
      <div className="page-head-picture no-print" data-span="narrow" data-cover={cover}>
        {picture}
        <MotifFloor motif={motif} />
      </div>
    </PageHead>
  );
}
