import { z } from 'zod';
import { articleSchema } from '#data/articles/article-schema.ts';
import {
  type Choices,
  idIn,
  markdownFields,
  oneLine,
  pictureUrl,
  wholeNumber,
} from '#data/reading/fields.ts';

const { title, excerpt, draft } = articleSchema().shape;

/** A result as a number, and what it counts. */
const figureSchema = z.strictObject({
  figure: oneLine(8).describe('Shown very large: 52%, 9 s, 24/7.'),
  counts: oneLine(90).describe('Continues the sentence that the figure begins.'),
});

/** The front matter of a case, whose id is the name of its file. */
export function caseSchema({ partners, services, testimonials }: Choices = {}) {
  return z.strictObject({
    partner: idIn(partners, 'partners.yaml').describe('The id of the client in partners.yaml.'),
    title,
    excerpt,
    year: wholeNumber(1900, 2100, 'Write the year of the work in four digits: 2025.'),
    services: z
      .array(idIn(services, 'services.yaml'))
      .default([])
      .describe('What was done: ids of services in services.yaml.'),
    figures: z.array(figureSchema).max(4, 'At most four figures.').default([]),
    testimonial: idIn(testimonials, 'testimonials.yaml')
      .optional()
      .describe('The id of the client’s testimonial in testimonials.yaml.'),
    imageUrl: pictureUrl()
      .optional()
      .describe('Without it, the partner’s picture is shown, or tiles if there is none.'),
    order: wholeNumber(1, 999, 'Write a whole number from 1 to 999.')
      .optional()
      .describe('Cases with a number come first. The others are in the order of partners.yaml.'),
    draft: draft.describe('true keeps the case out of builds.'),
    ...markdownFields,
  });
}
