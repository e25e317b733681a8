import { iconNames } from 'lucide-react/dynamic';
import { z } from 'zod';
import { line, motif, paragraphs, slug } from '#data/reading/fields.ts';
import { nearNames } from '#formatting/names.ts';

/** The icons that src/sections/ServiceCard.tsx draws from the shapes of tiles. */
const DRAWN_ICONS = ['bot', 'code', 'messages', 'compass', 'search', 'layout'] as const;

export type DrawnIcon = (typeof DRAWN_ICONS)[number];

export function isDrawn(icon: string): icon is DrawnIcon {
  return DRAWN_ICONS.some((name) => name === icon);
}

const ICONS: readonly string[] = [...DRAWN_ICONS, ...iconNames];

/** A service card and its dialog. */
export const serviceSchema = z.strictObject({
  id: slug().describe('Also used in the address of its dialog: /#service-<id>.'),
  icon: z
    .string()
    .refine((name) => ICONS.includes(name), {
      error: ({ input }) =>
        `No icon has this name. Similar ones: ${nearNames(`${input}`, ICONS).join(', ')}. All are at https://lucide.dev/icons.`,
    })
    .describe(
      `The icon beside the title: ${DRAWN_ICONS.join(', ')}, or any name at lucide.dev/icons.`,
    ),
  iconColor: z.enum(['text', 'accent', 'warm']).describe('A color from src/styles/tokens.css.'),
  motif: motif.describe('The tile pattern of the card.'),
  title: line(40),
  shortTitle: line(12)
    .optional()
    .describe(
      'A shorter name, for its tile in the hero. Without it, the title is used. Words of up to 8 letters fit on a phone.',
    ),
  description: line(160),
  modalTitle: line(60),
  modalBody: paragraphs().describe('An empty line starts a new paragraph.'),
});

export type Service = z.infer<typeof serviceSchema>;
