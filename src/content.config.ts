import { defineCollection } from 'astro:content';
import type { z } from 'astro/zod';
import { articleIdProblem } from './lib/article-id';
import { type ContentFile, readEntry, readList } from './lib/content-file';
import { statementIdProblem } from './lib/statement-id';
import { markdownFolder } from './loaders/markdown-folder';
import { yamlFile } from './loaders/yaml-file';
import { articleSchema } from './schemas/article';
import { chatScriptSchema } from './schemas/chat-script';
import { seedCommentSchema } from './schemas/comment';
import { commentFormCopySchema } from './schemas/comment-form-copy';
import { placed } from './schemas/fields';
import { homeCopySchema } from './schemas/home-copy';
import { inquiryCopySchema } from './schemas/inquiry-copy';
import { navigationSchema } from './schemas/navigation';
import { pageCopySchema } from './schemas/page-copy';
import { partnerSchema } from './schemas/partner';
import { serviceSchema } from './schemas/service';
import { siteSchema } from './schemas/site';
import { statementSchema } from './schemas/statement';
import { testimonialSchema } from './schemas/testimonial';

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
