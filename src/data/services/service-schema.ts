import { iconNames } from 'lucide-react/dynamic';
import { z } from 'zod';
import { categoryName } from '#data/articles/article-schema.ts';
import {
  type Choices,
  kebabCase,
  markdownFields,
  metadataSchema,
  motifName,
  oneLine,
  paragraphs,
} from '#data/reading/fields.ts';
import { drawnIcons } from '#types.ts';

const ICONS: readonly string[] = [...drawnIcons, ...iconNames];

export const serviceSchema = z.strictObject({
  id: kebabCase().describe('Also used in the address of its dialog: /#service-<id>.'),
  icon: z
    .string()
    .refine((name) => ICONS.includes(name), {
      error: 'No icon has this name. Choose one at https://lucide.dev/icons.',
    })
    .describe(
      `The icon above the title: ${drawnIcons.join(', ')}, or any name at lucide.dev/icons.`,
    ),
  iconColor: z.enum(['text', 'accent', 'warm']).describe('A color from src/styles/colors.css.'),
  motif: motifName.describe('The motif of the card’s tiles.'),
  title: oneLine(40),
  shortTitle: oneLine(12)
    .optional()
    .describe(
      'A shorter name, for its tile in the hero. Without it, the title is used. Words of up to 8 letters fit on a phone.',
    ),
  description: oneLine(160),
  modalTitle: oneLine(60),
  modalBody: paragraphs().describe('An empty line starts a new paragraph.'),
});

export type Service = z.infer<typeof serviceSchema>;

/** The front matter of a service's page. The file's name is the id of the service. */
export function servicePageSchema(choices: Choices = {}) {
  return metadataSchema.extend({
    heading: oneLine(60),
    offers: z.array(oneLine(160)).default([]).describe('What clients get. Each offer is one line.'),
    category: categoryName(choices)
      .optional()
      .describe('The name of a category in categories.yaml, whose newest articles the page shows.'),
    questions: z
      .array(
        z.strictObject({
          question: oneLine(160),
          answer: paragraphs('Write the answer here, or remove the question.'),
        }),
      )
      .default([])
      .describe('What clients ask. A click on a question shows the answer.'),
    ...markdownFields,
  });
}
