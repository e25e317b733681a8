import { z } from 'zod';
import { date, line, math, metadataSchema, person, sample, slug } from '#data/reading/fields.ts';

export const textPageSchema = metadataSchema.extend({
  slug: slug(),
  heading: line(60),
  reviewed: date()
    .optional()
    .describe(
      'The day when somebody last checked that every sentence is true. Shown beside the heading.',
    ),
  people: z.array(person()).default([]).describe('A team, shown side by side after the text.'),
  report: z
    .strictObject({
      heading: line(60),
      text: line(300).describe('Followed by the e-mail address as a link.'),
    })
    .optional()
    .describe('How readers can report an error.'),
  sections: z
    .array(z.enum(['partners', 'testimonials']))
    .default([])
    .describe('Sections of the home page to show after the text.'),
  math: math(),
  sample: sample(),
});
