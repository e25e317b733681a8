import { z } from 'zod';
import { imageSource, line, motif, sample, slug } from '#data/reading/fields.ts';

/** What a client said (Specification §3: Testimonial). */
export const testimonialSchema = z.strictObject({
  id: slug(),
  content: line(400).describe('The quote, without quotation marks.'),
  author: line(80),
  role: line(80),
  company: line(80),
  photo: imageSource('/testimonials')
    .optional()
    .describe('A square photograph. Without it, a portrait is drawn from the id.'),
  motif: motif.describe('The tile behind a drawn portrait.'),
  sample: sample(),
});
