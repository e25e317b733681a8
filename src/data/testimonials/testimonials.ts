import { type Portrait, portraitOf } from '#tiles/portrait.ts';
import { getContent } from '../content.ts';

/** A testimonial as a page shows it (Specification §3). */
export interface Testimonial {
  id: string;
  /** The quote, without quotation marks. */
  content: string;
  author: string;
  role: string;
  company: string;
  portrait: Portrait;
}

/** The testimonials, in page order. */
export function getTestimonials(): Testimonial[] {
  return getContent('testimonials').map(({ sample, photo, motif, ...testimonial }) => ({
    ...testimonial,
    portrait: portraitOf(testimonial.author, photo, motif),
  }));
}
