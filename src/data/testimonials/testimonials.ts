import type { Quote } from '#types.ts';
import { getContent } from '../content.ts';
import { getPicture } from '../pictures/pictures.ts';
import { getPortrait } from '../pictures/portraits.ts';

export function getTestimonials(language: string): Promise<Quote[]> {
  return Promise.all(
    getContent('testimonials', language).map(async ({ photo, motif, ...testimonial }) => {
      const picture = photo ? await getPicture(photo, 'person') : undefined;
      return { ...testimonial, portrait: getPortrait(testimonial.author, picture, motif) };
    }),
  );
}
