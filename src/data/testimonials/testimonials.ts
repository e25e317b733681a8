import type { z } from 'zod';
import { type Portrait, portraitOf } from '#ui/portrait.ts';
import { getContent } from '../content.ts';
import { pictureOf } from '../pictures/pictures.ts';
import type { testimonialSchema } from './testimonial-schema.ts';

/** A testimonial as a page shows it (Specification §3). */
export interface Testimonial {
  id: string;
  /** The quote, without quotation marks. */
  content: string;
  author: string;
  role: string;
  company: string;
  /** The language of the quote, if it is not the page's. */
  language?: string | undefined;
  portrait: Portrait;
  /** How many of five stars; five if absent. */
  rating?: z.infer<typeof testimonialSchema>['rating'];
}

/** The testimonials in a language, in page order. */
export function getTestimonials(language: string): Promise<Testimonial[]> {
  return Promise.all(
    getContent('testimonials', language).map(async ({ photo, motif, ...testimonial }) => {
      const picture = photo ? await pictureOf(photo, 'person') : undefined;
      return { ...testimonial, portrait: portraitOf(testimonial.author, picture, motif) };
    }),
  );
}
