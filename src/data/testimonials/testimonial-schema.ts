import { z } from 'zod';
import { line, motif, sample, slug } from '#data/reading/fields.ts';

/** What a client said (Specification §3: Testimonial). */
export const testimonialSchema = z.strictObject({
  id: slug(),
  content: line(400).describe('The quote, without quotation marks.'),
  author: line(80),
  role: line(80),
  company: line(80),
  motif: motif.describe('The tile beside the name.'),
  sample: sample(),
});

/** A testimonial as a page shows it. */
export type Testimonial = Omit<z.infer<typeof testimonialSchema>, 'sample'>;
