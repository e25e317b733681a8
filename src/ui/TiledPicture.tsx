import type { ReactNode } from 'react';
import { TileBand } from '#tiles/TileBand.tsx';
import type { MotifName } from '#types.ts';

interface TiledPictureProps {
  motif: MotifName;
  /** The name that a transition between pages follows. */
  cover?: string;
  /** A picture that fills its box. */
  children: ReactNode;
}

/** A picture, and tiles where its cell is wider or higher than the picture should be. */
export function TiledPicture({ motif, cover, children }: TiledPictureProps) {
  return (
    <div className="tiled-picture no-print" data-cover={cover}>
      <TileBand motif={motif} />
      {children}
    </div>
  );
}
