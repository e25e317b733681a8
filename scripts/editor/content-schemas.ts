import { z } from 'astro/zod';
import { articleSchema } from '../../src/schemas/article.ts';
import { chatScriptSchema } from '../../src/schemas/chat-script.ts';
import { seedCommentSchema } from '../../src/schemas/comment.ts';
import { commentFormCopySchema } from '../../src/schemas/comment-form-copy.ts';
import { homeCopySchema } from '../../src/schemas/home-copy.ts';
import { inquiryCopySchema } from '../../src/schemas/inquiry-copy.ts';
import { navigationSchema } from '../../src/schemas/navigation.ts';
import { pageCopySchema } from '../../src/schemas/page-copy.ts';
import { partnerSchema } from '../../src/schemas/partner.ts';
import { serviceSchema } from '../../src/schemas/service.ts';
import { siteSchema } from '../../src/schemas/site.ts';
import { testimonialSchema } from '../../src/schemas/testimonial.ts';

/** What each content file must look like, by its name in src/content/ without an ending. */
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
  article: articleSchema,
};

/** The content schemas as files of JSON Schema, which editors complete and check fields with. */
export function contentSchemaFiles(): { name: string; text: string }[] {
  return Object.entries(SCHEMAS).map(([name, schema]) => {
    const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
    return { name: `${name}.json`, text: `${JSON.stringify(json, null, 2)}\n` };
  });
}
