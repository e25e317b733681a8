import type { Testimonial } from '#data/testimonials/testimonials.ts';
import { Initials } from '#tiles/Initials.tsx';

interface PortraitProps extends Pick<Testimonial, 'photo' | 'initials' | 'motif'> {
  /** Width and height, in px. */
  size: number;
  className?: string;
}

/** A client's picture, or their initials. Decoration: the name is beside it, or does not matter. */
export function Portrait({ photo, initials, motif, size, className }: PortraitProps) {
  if (!photo) return <Initials initials={initials} motif={motif} className={className} />;
  return <img className={className} src={photo} alt="" width={size} height={size} loading="lazy" />;
}
