import { z } from 'zod';
import { kebabCase } from '#data/reading/fields.ts';
import { RESERVED_SEGMENTS } from '#data/urls/reserved-names.ts';

/** The segments of paths that a language may name: the first, and some of those below `/blog`. */
export const FIRST_SEGMENTS = ['testimonials', 'blog', 'work', 'services', 'thanks'] as const;
const IN_BLOG = ['category', 'page', 'author'] as const;
const SEGMENTS = [...FIRST_SEGMENTS, ...IN_BLOG];

const nameOf = (segment: string) => kebabCase().default(segment);

/** What a language calls each segment: with `testimonials: testimonianze`, the page is at `/it/testimonianze`. */
export const pathNamesSchema = z
  .strictObject(
    Object.fromEntries(SEGMENTS.map((segment) => [segment, nameOf(segment)])) as Record<
      (typeof SEGMENTS)[number],
      ReturnType<typeof nameOf>
    >,
  )
  .superRefine((names, context) => {
    for (const segment of SEGMENTS) {
      const name = names[segment];
      // An English name stays reserved, because it redirects.
      const other = SEGMENTS.find(
        (other) => other !== segment && [other, names[other]].includes(name),
      );
      if (name === segment || !(other || RESERVED_SEGMENTS.includes(name))) continue;
      const message = `The site uses this name for ${other ?? 'something else'}. Write another one.`;
      context.addIssue({ code: 'custom', path: [segment], message, input: name });
    }
  })
  .describe(
    'The names of pages in addresses, if they differ from English: testimonials, blog … The English addresses redirect.',
  );

export type SegmentNames = z.infer<typeof pathNamesSchema>;

export const ENGLISH_NAMES: SegmentNames = pathNamesSchema.parse({});

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
