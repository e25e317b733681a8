import { z } from 'zod';
import { articleSchema } from '#data/articles/article-schema.ts';
import { categorySchema } from '#data/articles/category-schema.ts';
import { chatScriptSchema } from '#data/chat/chat-script.ts';
import { commentFormCopySchema } from '#data/comments/comment-form-copy.ts';
import { seedCommentSchema } from '#data/comments/comment-schema.ts';
import { homeCopySchema } from '#data/pages/home-copy-schema.ts';
import { inquiryCopySchema } from '#data/pages/inquiry-copy.ts';
import { pageCopySchema } from '#data/pages/page-copy-schema.ts';
import { partnerSchema } from '#data/partners/partner-schema.ts';
import { serviceSchema } from '#data/services/service-schema.ts';
import { navigationSchema } from '#data/site/navigation-schema.ts';
import { siteSchema } from '#data/site/site-schema.ts';
import { statementSchema } from '#data/statements/statement-schema.ts';
import { testimonialSchema } from '#data/testimonials/testimonial-schema.ts';

/** The schema of each YAML file in src/content/, by its name without the extension. */
export const contentSchemas = {
  site: siteSchema,
  navigation: navigationSchema,
  home: homeCopySchema,
  pages: pageCopySchema,
  inquiry: inquiryCopySchema,
  'comment-form': commentFormCopySchema,
  chat: chatScriptSchema,
  categories: z
    .array(categorySchema)
    .describe('In the order of the links above the list of articles.'),
  services: z.array(serviceSchema).describe('In page order.'),
  partners: z.array(partnerSchema).describe('In page order.'),
  testimonials: z.array(testimonialSchema).describe('In page order.'),
  comments: z.array(seedCommentSchema).describe('What articles have from the start.'),
};

/** The front matter of each folder of Markdown files in src/content/. */
export const folderSchemas = { articles: articleSchema, statements: statementSchema };

export type ContentName = keyof typeof contentSchemas;
export type Content<Name extends ContentName> = z.output<(typeof contentSchemas)[Name]>;
