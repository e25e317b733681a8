import { z } from 'zod';
import { externalUrl, pairs, pattern, text } from '#data/reading/fields.ts';

const DATA_ATTRIBUTE = /^data-[a-z0-9]+(-[a-z0-9]+)*$/;

const DATA_ADVICE =
  'Only attributes of its script tag that start with data- belong here, such as data-domain.';

/** `plausible`, `umami.track`. */
const FUNCTION = /^[a-z_$][\w$]*(\.[a-z_$][\w$]*)*$/i;

/**
 * A service that counts visits without cookies: its script tag, field by field.
 */
export const analyticsSchema = z
  .strictObject({
    script: externalUrl()
      .optional()
      .describe('The address of its script, which starts with https://.'),
    attributes: pairs(['name', pattern(DATA_ATTRIBUTE, DATA_ADVICE)], ['value', text()])
      .optional()
      .describe('The attributes of its script tag that start with data-, each with its value.'),
    event: pattern(FUNCTION, 'Write the name of the function alone: plausible or umami.track.')
      .optional()
      .describe(
        'The function that records the name of an event: plausible or umami.track. Without it, only visits are counted.',
      ),
  })
  .refine(
    ({ script, attributes = {}, event }) => script ?? !(event || Object.keys(attributes)[0]),
    {
      path: ['script'],
      error: 'Write the address of the script that counts visits, or remove analytics.',
    },
  );
