import { defineCollection } from 'astro:content';
import type { z } from 'astro/zod';
import { articleIdProblem } from '#data/articles/article-id.ts';
import { articleSchema } from '#data/articles/article-schema.ts';
import { homeCopySchema } from '#data/pages/home-copy-schema.ts';
import { pageCopySchema } from '#data/pages/page-copy-schema.ts';
import { partnerSchema } from '#data/partners/partner-schema.ts';
import { type ContentFile, readEntry, readList } from '#data/reading/content-file.ts';
import { placed } from '#data/reading/fields.ts';
import { markdownFolder } from '#data/reading/markdown-folder.ts';
import { yamlFile } from '#data/reading/yaml-file.ts';
import { serviceSchema } from '#data/services/service-schema.ts';
import { navigationSchema } from '#data/site/navigation-schema.ts';
import { siteSchema } from '#data/site/site-schema.ts';
import { statementIdProblem } from '#data/statements/statement-id.ts';
import { statementSchema } from '#data/statements/statement-schema.ts';
import { testimonialSchema } from '#data/testimonials/testimonial-schema.ts';
import { chatScriptSchema } from '#features/chat/chat-script.ts';
import { commentFormCopySchema } from '#features/comments/comment-form-copy.ts';
import { seedCommentSchema } from '#features/comments/comment-schema.ts';
import { inquiryCopySchema } from '#features/inquiry/inquiry-copy.ts';

/** A YAML file that is one entry as a whole; its id is the file's name. */
function single<Schema extends z.ZodObject>(name: string, schema: Schema) {
  const loader = yamlFile(name, (file) => [{ id: name, data: readEntry(file, schema) }]);
  return defineCollection({ loader, schema });
}

/** A YAML list with one entry per item. Astro sorts entries by id, so each keeps its place. */
function list<Shape extends z.ZodRawShape>(name: string, item: z.ZodObject<Shape>) {
  const read = (file: ContentFile) => readList(file, item).map((data) => ({ id: data.id, data }));
  return defineCollection({ loader: yamlFile(name, read), schema: placed(item) });
}

export const collections = {
  site: single('site', siteSchema),
  navigation: single('navigation', navigationSchema),
  homeCopy: single('home', homeCopySchema),
  pageCopy: single('pages', pageCopySchema),
  inquiryCopy: single('inquiry', inquiryCopySchema),
  commentFormCopy: single('comment-form', commentFormCopySchema),
  chatScript: single('chat', chatScriptSchema),
  services: list('services', serviceSchema),
  partners: list('partners', partnerSchema),
  testimonials: list('testimonials', testimonialSchema),
  comments: list('comments', seedCommentSchema),
  articles: defineCollection({
    loader: markdownFolder('articles', articleSchema, articleIdProblem),
    schema: articleSchema,
  }),
  statements: defineCollection({
    loader: markdownFolder('statements', statementSchema, statementIdProblem),
    schema: statementSchema,
  }),
};
