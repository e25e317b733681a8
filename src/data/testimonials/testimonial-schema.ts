import { z } from 'zod';
import { kebabCase, languageTag, line, motif, pictureUrl } from '#data/reading/fields.ts';

export const testimonialSchema = z.strictObject({
  id: kebabCase(),
  content: line(400).describe('The quote, without quotation marks.'),
  language: languageTag()
    .optional()
    .describe('The language of the quote, such as en, if it is not that of the page.'),
  author: line(80),
  role: line(80),
  company: line(80),
  rating: z
    .literal([1, 2, 3, 4, 5, 'none'])
    .default(5)
    .describe('The number of stars. Without this line, five are shown; none hides the stars.'),
  picture: pictureUrl()
    .optional()
    .describe('Cropped to a square. Without a picture, initials are shown on the tile.'),
  motif: motif.describe('The tiles beside the portrait, and the tile behind initials.'),
});
