import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { parseList, parseYaml } from './lib/yaml';
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
import { testimonialSchema } from './schemas/testimonial';

/** A YAML list with one entry per item. Astro sorts entries by id, so each keeps its place. */
const list = (name: string) => file(`src/content/${name}.yaml`, { parser: parseList });

/** A YAML file that is one entry as a whole; its id is the file's name. */
const single = (name: string) =>
  file(`src/content/${name}.yaml`, { parser: (text) => ({ [name]: parseYaml(text) }) });

export const collections = {
  site: defineCollection({ loader: single('site'), schema: siteSchema }),
  navigation: defineCollection({ loader: single('navigation'), schema: navigationSchema }),
  homeCopy: defineCollection({ loader: single('home'), schema: homeCopySchema }),
  pageCopy: defineCollection({ loader: single('pages'), schema: pageCopySchema }),
  inquiryCopy: defineCollection({ loader: single('inquiry'), schema: inquiryCopySchema }),
  commentFormCopy: defineCollection({
    loader: single('comment-form'),
    schema: commentFormCopySchema,
  }),
  chatScript: defineCollection({ loader: single('chat'), schema: chatScriptSchema }),
  services: defineCollection({ loader: list('services'), schema: placed(serviceSchema) }),
  partners: defineCollection({ loader: list('partners'), schema: placed(partnerSchema) }),
  testimonials: defineCollection({
    loader: list('testimonials'),
    schema: placed(testimonialSchema),
  }),
  comments: defineCollection({ loader: list('comments'), schema: placed(seedCommentSchema) }),
  articles: defineCollection({
    loader: glob({ pattern: '*.md', base: 'src/content/articles' }),
    schema: articleSchema,
  }),
};
