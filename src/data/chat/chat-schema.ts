import { z } from 'zod';
import { oneLine, paragraphs } from '#data/reading/fields.ts';

const replyLinkSchema = z.strictObject({
  label: oneLine(60),
  to: z
    .enum(['booking', 'inquiry'])
    .describe('booking is the booking page in site.yaml, inquiry the Start Your Project dialog.'),
});

const replySchema = z.strictObject({
  reply: paragraphs().describe('A line that starts with "- " becomes a list item.'),
  links: z.array(replyLinkSchema).default([]),
});

/** The scripted assistant: its replies and the keywords that trigger them (Specification §9). */
export const chatScriptSchema = z.strictObject({
  name: oneLine(40),
  subtitle: oneLine(90).describe(
    'Say here that the assistant is scripted and that nothing leaves the page.',
  ),
  subtitleWhenConnected: oneLine(90).describe('Replaces the subtitle if a form is connected.'),
  fieldLabel: oneLine(40),
  placeholder: oneLine(60),
  greeting: oneLine(300),
  quickReplies: z.array(oneLine(60)).min(1).max(5),
  rules: z
    .array(
      replySchema.extend({
        keywords: z
          .array(
            oneLine(40).regex(
              /^[^A-Z]+$/,
              'Write it in lower case: messages are compared in lower case.',
            ),
          )
          .min(1),
      }),
    )
    .default([])
    .describe('The reply comes from the first rule with a keyword that the message contains.'),
  fallback: replySchema.describe('The reply if no rule matches.'),
  withoutScript: oneLine(200).describe(
    'Shown if JavaScript is off or does not load; a link to book a consultation follows.',
  ),
});

export type ChatScript = Omit<z.infer<typeof chatScriptSchema>, 'subtitleWhenConnected'>;
export type ChatLink = z.infer<typeof replyLinkSchema>;
