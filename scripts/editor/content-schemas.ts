import { z } from 'zod';
import { homeCopySchema } from '#data/pages/home-copy-schema.ts';
import { pageCopySchema } from '#data/pages/page-copy-schema.ts';
import { partnerSchema } from '#data/partners/partner-schema.ts';
import { serviceSchema } from '#data/services/service-schema.ts';
import { navigationSchema } from '#data/site/navigation-schema.ts';
import { siteSchema } from '#data/site/site-schema.ts';
import { testimonialSchema } from '#data/testimonials/testimonial-schema.ts';
import { chatScriptSchema } from '#features/chat/chat-script.ts';
import { commentFormCopySchema } from '#features/comments/comment-form-copy.ts';
import { seedCommentSchema } from '#features/comments/comment-schema.ts';
import { inquiryCopySchema } from '#features/inquiry/inquiry-copy.ts';

/**
 * What each YAML file must look like, by its name in src/content/ without an ending. Astro's own
 * extension knows the front matter of articles (`contentIntellisense` in astro.config.ts).
 */
const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  site: siteSchema,
  navigation: navigationSchema,
  home: homeCopySchema,
  pages: pageCopySchema,
  inquiry: inquiryCopySchema,
  'comment-form': commentFormCopySchema,
  chat: chatScriptSchema,
  services: z.array(serviceSchema),
  partners: z.array(partnerSchema),
  testimonials: z.array(testimonialSchema),
  comments: z.array(seedCommentSchema),
};

/** The content schemas as files of JSON Schema, which editors complete and check fields with. */
export function contentSchemaFiles(): { name: string; text: string }[] {
  return Object.entries(SCHEMAS).map(([name, schema]) => {
    const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
    return { name: `${name}.json`, text: `${JSON.stringify(json, null, 2)}\n` };
  });
}
