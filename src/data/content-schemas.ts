/**
 * The schemas of the files in src/content, for pages, the editor at /admin, code editors and `npm run new:article`.
 * content.ts and markdown-folder.ts read the files. docs/decisions/11-own-readers-of-content.md says why these are not
 * Astro's collections.
 */
import { z } from 'zod';
import { articleSchema, authorSchema, categorySchema } from '#data/articles/article-schema.ts';
import { caseSchema } from '#data/cases/case-schema.ts';
import { chatScriptSchema } from '#data/chat/chat-schema.ts';
import { commentFormCopySchema, seedCommentSchema } from '#data/comments/comment-schema.ts';
import { homeCopySchema } from '#data/home/home-schema.ts';
import { inquiryCopySchema } from '#data/leads/form-schemas.ts';
import { fixedPagesSchema, prosePageSchema } from '#data/pages/page-schemas.ts';
import { partnerSchema } from '#data/partners/partner-schema.ts';
import { type Choices, linkSchema, listFile, oneLine, sample } from '#data/reading/fields.ts';
import { servicePageSchema, serviceSchema } from '#data/services/service-schema.ts';
import { siteSchema } from '#data/site/site-schema.ts';
import { testimonialSchema } from '#data/testimonials/testimonial-schema.ts';

/** Adds the field `sample`, which marks sample content. */
const withSampleMark = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) =>
  schema.extend({ sample: sample() });

const navigationSchema = z.strictObject({
  header: z.strictObject({
    links: z.array(linkSchema).min(1),
    launch: oneLine(20).describe('The button that opens the Start Your Project dialog.'),
  }),
  footer: z.array(linkSchema).default([]),
  smallPrint: z.array(linkSchema).default([]).describe('Small links at the end of the footer.'),
});

/** The schema of each YAML file, by its name without the extension. Translations have the same, except site.yaml. */
export const fileSchemas = {
  site: siteSchema,
  navigation: withSampleMark(navigationSchema),
  home: withSampleMark(homeCopySchema),
  'fixed-pages': withSampleMark(fixedPagesSchema),
  inquiry: withSampleMark(inquiryCopySchema),
  'comment-form': withSampleMark(commentFormCopySchema),
  chat: withSampleMark(chatScriptSchema),
  categories: listFile(categorySchema, ['id', 'name']).describe(
    'The links above the article list are in this order.',
  ),
  authors: listFile(authorSchema).describe('The people who write articles.'),
  services: listFile(serviceSchema).describe('Pages show them in this order.'),
  partners: listFile(partnerSchema).describe('Pages show them in this order.'),
  testimonials: listFile(testimonialSchema).describe('Pages show them in this order.'),
  comments: listFile(seedCommentSchema()).describe('Comments that articles show from the start.'),
};

/** The schema of the front matter in each folder of Markdown files in src/content/. */
export function folderSchemas(choices: Choices = {}) {
  return {
    articles: articleSchema(choices),
    cases: caseSchema(choices),
    services: servicePageSchema(choices),
    pages: prosePageSchema,
  };
}

type FolderSchemas = ReturnType<typeof folderSchemas>;
export type FrontMatter = { [Folder in keyof FolderSchemas]: z.output<FolderSchemas[Folder]> };

/** The files that `getContent` reads. `getSite` reads site.yaml. */
export type ContentName = Exclude<keyof typeof fileSchemas, 'site'>;
export const contentNames = Object.keys(fileSchemas).filter(
  (name): name is ContentName => name !== 'site',
);
export type Content<Name extends ContentName> = z.output<(typeof fileSchemas)[Name]>;
