import { getContent } from '#data/content.ts';
import { getPicture } from '#data/pictures/pictures.ts';
import { getPortrait } from '#data/pictures/portraits.ts';
import type { Testimonial } from '#types.ts';

export function getTestimonials(language: string): Promise<Testimonial[]> {
  return Promise.all(
    getContent('testimonials', language).map(async ({ photo, motif, ...testimonial }) => {
      const picture = photo ? await getPicture(photo, 'person') : undefined;
      return { ...testimonial, portrait: getPortrait(testimonial.author, picture, motif) };
    }),
  );
}
