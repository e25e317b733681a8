import type { ReactNode } from 'react';
import { MotifFloor } from '#tiles/inline-tiles.tsx';
import type { MotifName } from '#types.ts';
import { TiledPicture } from '#ui/TiledPicture.tsx';
import '#ui/tiled-picture.css';
import '#tiles/tiles.css';
import { PageHead, type PageHeadProps } from './PageHead.tsx';

interface DetailHeadProps extends PageHeadProps {
  motif: MotifName;
  /** Fills the place beside the heading. Without a picture, tiles fill it. */
  picture?: ReactNode;
  /** The name of the picture that a transition between pages follows. */
  cover?: string | undefined;
}

/** The head of a case or of a service's page: a picture or a floor of its motif is beside its heading. */
export function DetailHead({ motif, picture, cover, children, ...texts }: DetailHeadProps) {
  return (
    <PageHead {...texts} palette={motif}>
      {children}
      <div className="page-head-picture no-print" data-span="narrow">
        {picture ? (
          <TiledPicture motif={motif} cover={cover} inFirstScreen>
            {picture}
          </TiledPicture>
        ) : (
          <MotifFloor motif={motif} />
        )}
      </div>
    </PageHead>
  );
}
