import { z } from 'zod';
import { kebabCase, languageTag, motifName, oneLine, pictureUrl } from '#data/reading/fields.ts';

export const testimonialSchema = z.strictObject({
  id: kebabCase(),
  content: oneLine(400).describe('The quote, without quotation marks.'),
  language: languageTag()
    .optional()
    .describe('The language of the quote, such as en, if it is not that of the page.'),
  author: oneLine(80),
  role: oneLine(80),
  company: oneLine(80),
  rating: z
    .literal([1, 2, 3, 4, 5, 'none'])
    .default(5)
    .describe('The number of stars. Without this line, five are shown; none hides the stars.'),
  picture: pictureUrl()
    .optional()
    .describe('Cropped to a square. Without a picture, initials are shown on the tile.'),
  motif: motifName.describe('The tiles beside the portrait, and the tile behind initials.'),
});
