import { z } from 'zod';
import { kebabCase } from '#data/reading/fields.ts';
import { RESERVED_SEGMENTS } from '#data/reading/reserved-names.ts';

/** The segments of paths that a language may name: the first, and some of those below `/blog`. */
export const FIRST_SEGMENTS = ['testimonials', 'blog', 'work', 'services', 'thanks'] as const;
const IN_BLOG = ['category', 'page', 'author'] as const;
const KEYS = [...FIRST_SEGMENTS, ...IN_BLOG];

type Key = (typeof KEYS)[number];

/** What a language calls each segment. */
export type SegmentNames = Readonly<Record<Key, string>>;

/** The English names, which a language has unless it names its own. */
export const DEFAULT_NAMES = Object.fromEntries(KEYS.map((key) => [key, key])) as SegmentNames;

/** A language's own names: with `testimonials: testimonianze`, the page is at `/it/testimonianze`. */
export const pathNamesSchema = z
  .strictObject(
    Object.fromEntries(KEYS.map((key) => [key, kebabCase().optional()])) as Record<
      Key,
      z.ZodOptional<ReturnType<typeof kebabCase>>
    >,
  )
  .superRefine((names, context) => {
    for (const key of KEYS) {
      const name = names[key];
      // A default name stays reserved, because it redirects.
      const other = KEYS.find((other) => other !== key && [other, names[other]].includes(name));
      if (name === undefined || !(RESERVED_SEGMENTS.includes(name) || other)) continue;
      const message = `The site uses this name for ${other ?? 'something else'}. Write another one.`;
      context.addIssue({ code: 'custom', path: [key], message, input: name });
    }
  })
  .describe(
    'The names of pages in addresses, if they differ from English: testimonials, blog … The English addresses redirect.',
  );

/**
 * A path with other names for its segments: `/diario/tema/ai` for `/blog/category/ai`. `path` does not begin with
 * the folder of a language.
 */
export function renameSegments(path: string, from: SegmentNames, to: SegmentNames): string {
  const [, pathname = '', end = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const segments = pathname.split('/');
  const isInBlog = segments[1] === from.blog || segments[1] === to.blog;
  const renamed = segments.map((segment, index) => {
    const isMiddle = isInBlog && (index === 2 || index === 4) && index < segments.length - 1;
    const keys = index === 1 ? FIRST_SEGMENTS : isMiddle ? IN_BLOG : [];
    const key = keys.find((name) => from[name] === segment);
    return key ? to[key] : segment;
  });
  return renamed.join('/') + end;
}
