import { portraitOf } from '#ui/portrait.ts';
import type { QuoteCardProps } from '#ui/QuoteCard.tsx';
import { getContent } from '../content.ts';
import { pictureOf } from '../pictures/pictures.ts';

/** A testimonial as a page shows it. */
export type Testimonial = Omit<QuoteCardProps, 'strings'> & { id: string };

/** The testimonials in a language, in page order. */
export function getTestimonials(language: string): Promise<Testimonial[]> {
  return Promise.all(
    getContent('testimonials', language).map(async ({ photo, motif, ...testimonial }) => {
      const picture = photo ? await pictureOf(photo, 'person') : undefined;
      return { ...testimonial, portrait: portraitOf(testimonial.author, picture, motif) };
    }),
  );
}
