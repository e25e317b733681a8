import { z } from 'zod';
import { kebabCase, oneLine, pageUrl, pictureUrl } from '#data/reading/fields.ts';

export const partnerSchema = z.strictObject({
  id: kebabCase(),
  name: oneLine(80),
  type: oneLine(60).describe('What the company does, and where.'),
  figure: oneLine(8).describe(
    'A result of the work as a number, shown very large: 5, 70%, 64 %, + 120 %.',
  ),
  work: oneLine(80).describe(
    'Continues the sentence that the figure begins, such as: weeks to rebuild the booking flow.',
  ),
  story: oneLine(300)
    .optional()
    .describe(
      'The work in one or two sentences; three for the first partner, whose card is larger.',
    ),
  picture: pictureUrl()
    .optional()
    .describe(
      'A picture of the work, 4:3 or taller, cropped to the middle. The text beside it should say what the picture shows.',
    ),
  imageSrc: pictureUrl(),
  website: pageUrl().describe(
    'The partner’s own site, which opens in a new tab, or a page of this site.',
  ),
});
