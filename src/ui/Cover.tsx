import type { CoverImage } from '#data/articles/cover-image.ts';
import { sitePath } from '#formatting/site-path.ts';
import { COVER_FILE } from '#tiles/composition.ts';
import { Mosaic } from '#tiles/Mosaic.tsx';

interface CoverProps {
  image: CoverImage;
  /** True where the cover is in the first screen: tiles are drawn in the page, with its text. */
  inFirstScreen?: boolean;
}

/** Fills its box. Decoration: the title stands beside it. */
export function Cover({ image, inFirstScreen = false }: CoverProps) {
  if (image.mosaic && inFirstScreen) return <Mosaic {...image.mosaic} />;
  return (
    <img
      className="cover"
      src={sitePath(image.src)}
      alt=""
      width={COVER_FILE.width}
      height={COVER_FILE.height}
      loading={inFirstScreen ? 'eager' : 'lazy'}
    />
  );
}
