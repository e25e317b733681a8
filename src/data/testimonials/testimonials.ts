import { sitePath } from '#formatting/site-path.ts';
import { portraitPath } from '#tiles/drawn-images.ts';
import { getContent } from '../content.ts';

/** A testimonial as a page shows it (Specification §3). */
export interface Testimonial {
  id: string;
  /** The quote, without quotation marks. */
  content: string;
  author: string;
  role: string;
  company: string;
  /** Address of the author's photograph, or of the portrait drawn from the id. */
  portrait: string;
}

/** The testimonials, in page order. */
export function getTestimonials(): Testimonial[] {
  return getContent('testimonials').map(({ sample, photo, motif, ...testimonial }) => ({
    ...testimonial,
    portrait: sitePath(photo ?? portraitPath(testimonial.id)),
  }));
}
