import { initials } from '#formatting/initials.ts';
import { sitePath } from '#formatting/site-path.ts';
import type { MotifName } from '#tiles/motifs.ts';
import { getContent } from '../content.ts';

/** A testimonial as a page shows it (Specification §3). */
export interface Testimonial {
  id: string;
  /** The quote, without quotation marks. */
  content: string;
  author: string;
  role: string;
  company: string;
  /** The address of the author's picture; without it, their initials are shown on a tile of the motif. */
  photo?: string | undefined;
  initials: string;
  motif: MotifName;
}

/** The testimonials, in page order. */
export function getTestimonials(): Testimonial[] {
  return getContent('testimonials').map(({ sample, photo, ...testimonial }) => ({
    ...testimonial,
    photo: photo && sitePath(photo),
    initials: initials(testimonial.author),
  }));
}
