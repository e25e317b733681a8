import { COVER, CoverTiles } from '#tiles/CoverTiles.tsx';
import type { CoverDrawing, PictureFiles } from '#types.ts';
import { Picture } from './Picture.tsx';

interface CoverProps {
  picture: PictureFiles;
  /** What the cover shows, if it is drawn from tiles. */
  drawing?: CoverDrawing | undefined;
  sizes: string;
  /** True if the cover is in the first screen. Its tiles are then drawn inline. */
  inFirstScreen?: boolean;
}

/**
 * The picture of an article, a case or a partner's work. Fills its box and is cropped to it. Decoration: text near it
 * says what it is about.
 */
export function Cover({ picture, drawing, sizes, inFirstScreen = false }: CoverProps) {
  if (!drawing || !inFirstScreen) {
    return (
      <Picture
        className={drawing ? 'cover cover-tiles' : 'cover'}
        picture={picture}
        alt=""
        sizes={sizes}
        width={COVER.width}
        height={COVER.height}
        inFirstScreen={inFirstScreen}
        fetchPriority={inFirstScreen ? 'high' : undefined}
      />
    );
  }
  return (
    <svg
      className="cover cover-tiles"
      viewBox={`${COVER.x} ${COVER.y} ${COVER.width} ${COVER.height}`}
      aria-hidden="true"
    >
      <CoverTiles drawing={drawing} />
    </svg>
  );
}
