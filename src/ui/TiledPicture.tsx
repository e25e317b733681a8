import type { ReactNode } from 'react';
import { MotifFloor } from '#tiles/inline-tiles.tsx';
import { TileBand } from '#tiles/TileBand.tsx';
import type { MotifName } from '#types.ts';

interface TiledPictureProps {
  motif: MotifName;
  /** The picture's `view-transition-name` (base.css). */
  transitionName?: string;
  /** True if the tiles are drawn inline, for a first screen. */
  inFirstScreen?: boolean;
  /** A picture that fills its box. Without it, tiles do. */
  children: ReactNode;
}

/** A picture, with tiles at one side if its cell is wider than the picture should be. */
export function TiledPicture({
  motif,
  transitionName,
  inFirstScreen = false,
  children,
}: TiledPictureProps) {
  return (
    <div className="tiled-picture no-print" data-cover={transitionName}>
      {inFirstScreen ? <MotifFloor motif={motif} /> : <TileBand motif={motif} />}
      {children}
    </div>
  );
}
