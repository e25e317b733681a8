/** Reads a post of another system: its fields, as an article has them, and its old addresses. */
import { posix } from 'node:path';
import { parseFrontmatter } from 'astro/markdown';
import { articleSchema } from '#data/articles/article-schema.ts';
import { parseContent } from '#data/reading/read-content.ts';
import { splitFrontMatter } from '#data/reading/yaml-source.ts';
import { pageKey, parseOldPath } from '#data/site/redirects-schema.ts';

function split(text: string): { data: Record<string, unknown>; body: string } {
  if (text.startsWith('+++')) {
    const { frontmatter, content } = parseFrontmatter(text);
    return { data: frontmatter, body: content };
  }
  // JSON is YAML too.
  const source = text.replace(/^\{[\s\S]*?\n\}(?=\n)/, '---\n$&\n---');
  const { data, problems } = parseContent({ path: 'post.md', text: source });
  const [problem] = problems;
  if (problem) throw new Error(`Line ${problem.line}: ${problem.text}`);
  return { data: Object(data), body: splitFrontMatter(source)?.body ?? '' };
}

/** A value as one line of text: of a list, its first item; of a map, its name or the address of its picture. */
function toLine(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return toLine(value[0]);
  const { name, src, url, image } = Object(value);
  if (typeof value === 'object') return toLine(name ?? src ?? url ?? image ?? '');
  return typeof value === 'boolean' ? '' : `${value ?? ''}`.replace(/\s+/g, ' ').trim();
}

const toLines = (value: unknown) => [value].flat().map(toLine).filter(Boolean);

/** A date as an article may have it, in the time zone in which it is written. */
function toDate(written: string): string {
  const text = written.replace(/(?<=\d[T ]+)(?=\d:\d\d)/, '0');
  if (articleSchema().shape.date.safeParse(text).success) return text;
  const hasZone = /\d:\d\d.*(Z|[A-Z]{3}|[+-]\d\d:?\d\d)$/.test(text);
  const date = new Date(hasZone ? text : `${text} UTC`);
  if (date.valueOf()) return date.toISOString().replace('T00:00:00.000Z', '');
  throw new Error(`Write a date such as 2025-04-15 09:30. Found: ${text || 'none'}`);
}

/**
 * Reads a post.
 *
 * @param name the path of its file in the folder of posts
 * @throws Error if its fields or its date cannot be read
 */
export function readPost(source: string, name: string) {
  const { data, body } = split(source.replaceAll('\r\n', '\n'));
  const used = new Set(['draft', 'published', 'status', 'math']);
  /** The value of the first of these fields that has one. Capitals, `_` and `-` make no difference. */
  const take = (...names: string[]): unknown => {
    const fields = Object.keys(data).filter((field) => toLine(data[field]));
    const getKey = (field: string) => field.toLowerCase().replace(/[_-]/g, '');
    const [field = ''] = names.flatMap(
      (one) => fields.find((field) => getKey(field) === one) ?? [],
    );
    used.add(field);
    return data[field];
  };
  const stem = name.replace(/(\/index)?\.\w+$/, '');
  const [, day = '', words = ''] = /^(\d{4}-\d\d-\d\d)?-?(.*)$/.exec(posix.basename(stem)) ?? [];
  return {
    stem,
    day,
    words,
    body,
    title: toLine(take('title')),
    excerpt: toLine(take('excerpt', 'description', 'summary', 'subtitle')),
    date: toDate(toLine(take('date', 'pubdate', 'pubdatetime', 'publishdate')) || day),
    category: toLine(take('category', 'categories', 'tags')).replace(/,.*/, ''),
    cover: toLine(take('cover', 'image', 'featuredimage', 'featureimage', 'heroimage')),
    author: toLines(take('author', 'authors')).join(', '),
    slug: toLine(take('slug')),
    permalink: toLine(take('permalink', 'url')),
    aliases: toLines(take('aliases', 'redirectfrom')),
    math: data.math === true || undefined,
    isDraft: data.draft === true || data.published === false || data.status === 'draft',
    unknown: Object.keys(data).filter((field) => !used.has(field)),
  };
}

/**
 * The addresses that a post had: its permalink, or what its file and its slug say; and its aliases.
 *
 * @param folder the name of the folder of posts, with which most systems begin addresses
 * @param pattern for posts without a permalink: `/:year/:month/:day/:title`
 */
export function oldPaths(post: ReturnType<typeof readPost>, folder: string, pattern = '') {
  const { stem, day, words, date, slug, permalink, aliases } = post;
  // Jekyll leaves out its folder `_posts`, and keeps the day before a slug.
  const base = folder.startsWith('_') ? '' : `/${folder}`;
  const usual = day && !(base && slug) ? `${base}/:year/:month/:day/:title` : `${base}/:title`;
  const [year = '', month = '', dayOfMonth = ''] = (day || date).split(/[-T ]/);
  const title = slug || (day ? words : stem);
  const parts: Record<string, string> = { year, month, day: dayOfMonth, title };
  const main = (permalink || pattern || usual).replace(
    /:(\w+)/g,
    (all, name) => parts[name] ?? all,
  );
  const paths = [main, ...aliases].flatMap((written) => {
    const path = URL.parse(written, 'https://site.invalid')?.pathname ?? '';
    return parseOldPath(path.replace(/\/+/g, '/')) ?? [];
  });
  return [...new Map(paths.map((path) => [pageKey(path), path])).values()];
}
