import { z } from 'zod';
import { line, motif, paragraphs, slug } from '#data/reading/fields.ts';

/** A service card and its dialog (Specification §3: Service card). */
export const serviceSchema = z.strictObject({
  id: slug().describe('Also the address of its dialog: /#service-<id>.'),
  icon: z
    .enum(['bot', 'code', 'messages', 'compass', 'search', 'layout'])
    .describe('The icon beside the title; drawn in src/sections/ServiceIcon.tsx.'),
  iconColor: z.enum(['text', 'accent', 'warm']).describe('A color of tokens.css.'),
  motif: motif.describe('The tile pattern of the card.'),
  title: line(40),
  shortTitle: line(12)
    .optional()
    .describe('Its name on the tile that leads to it, in the first screen; without it, the title.'),
  description: line(160),
  modalTitle: line(60),
  modalBody: paragraphs().describe('An empty line starts a new paragraph.'),
});

export type Service = z.infer<typeof serviceSchema>;
