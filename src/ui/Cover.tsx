import type { CoverImage } from '@/lib/cover-image';
import { sitePath } from '@/lib/site-path';
import { Mosaic } from './tiles/Mosaic';

/** Fills its box. Decoration: the title stands beside it. */
export function Cover({ image, eager }: { image: CoverImage; eager?: boolean }) {
  if (image.kind === 'mosaic') return <Mosaic palette={image.palette} seed={image.seed} />;
  return (
    <img
      className="mosaic"
      src={sitePath(image.src)}
      alt=""
      width="960"
      height="600"
      loading={eager ? 'eager' : 'lazy'}
    />
  );
}
