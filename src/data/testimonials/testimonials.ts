import { getContent } from '#data/content.ts';
import { getPortrait } from '#data/pictures/portraits.ts';
import type { Testimonial } from '#types.ts';

export function getTestimonials(language: string): Promise<Testimonial[]> {
  return Promise.all(
    getContent('testimonials', language).map(async ({ photo, motif, ...testimonial }) => ({
      ...testimonial,
      portrait: await getPortrait(testimonial.author, photo, motif),
    })),
  );
}
