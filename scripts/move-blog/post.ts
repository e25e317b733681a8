/** Reads a post of another system: its fields, as an article has them, and its old addresses. */
import { posix } from 'node:path';
import { parseFrontmatter } from 'astro/markdown';
import { parseContent } from '#data/reading/read-content.ts';
import { splitFrontMatter } from '#data/reading/yaml-source.ts';
import { parseOldPath, toPageKey } from '#data/site/redirects-schema.ts';
import { OWN_ORIGIN } from '#data/urls/content-url.ts';
import { toIsoMoment } from '#formatting/dates.ts';
import { toKebabCase } from '#formatting/names.ts';
import { toRecord } from '#formatting/records.ts';

function split(text: string): { data: Record<string, unknown>; body: string } {
  if (text.startsWith('+++')) {
    const { frontmatter: data, content: body } = parseFrontmatter(text);
    return { data, body };
  }
  // JSON is YAML too.
  const source = text.replace(/^\{[\s\S]*?\n\}(?=\n)/, '---\n$&\n---');
  const { data, problems } = parseContent({ path: 'post.md', text: source });
  if (problems[0]) throw new Error(`Line ${problems[0].line}: ${problems[0].text}`);
  return { data: toRecord(data), body: splitFrontMatter(source)?.body ?? '' };
}

/**
 * The texts in a value, each on one line: in a list, those of its items; in a map, its name or its picture's address.
 */
function toLines(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(toLines);
  if (value instanceof Date) return [value.toISOString()];
  const { name, src, url, image } = toRecord(value);
  if (typeof value === 'object') return toLines(name ?? src ?? url ?? image ?? '');
  const line = typeof value === 'boolean' ? '' : `${value ?? ''}`.replace(/\s+/g, ' ').trim();
  return line ? [line] : [];
}

/** The date of an article. A date in a form that articles cannot have is converted to UTC. */
function toDate(written: string): string {
  const text = written.replace(/(?<=\d[T ]+)(?=\d:\d\d)/, '0');
  if (toIsoMoment(text)) return text;
  const hasZone = /\d:\d\d.*(Z|[A-Z]{3}|[+-]\d\d:?\d\d)$/.test(text);
  const date = new Date(hasZone ? text : `${text} UTC`);
  if (date.valueOf()) return date.toISOString().replace('T00:00:00.000Z', '');
  throw new Error(`Write a date such as 2025-04-15 09:30. Found: ${text || 'none'}`);
}

/**
 * Reads a post.
 *
 * @param name the path of its file in the folder of posts
 * @param folder the name of that folder, with which most systems begin addresses
 * @param pattern how the addresses of posts without a permalink are made: `/:year/:month/:day/:title`
 * @throws Error if its fields or its date cannot be read
 */
export function readPost(source: string, name: string, folder: string, pattern = '') {
  const { data, body } = split(source.replaceAll('\r\n', '\n'));
  const used = new Set(['draft', 'published', 'status', 'math']);
  /** The texts of the first of these fields that has any. Capitals, `_` and `-` make no difference. */
  const lines = (...names: string[]): string[] => {
    const filledIn = Object.keys(data).filter((field) => toLines(data[field]).length > 0);
    const [field = ''] = names.flatMap((name) =>
      filledIn.filter((field) => field.toLowerCase().replace(/[_-]/g, '') === name),
    );
    used.add(field);
    return toLines(data[field]);
  };
  const line = (...names: string[]) => lines(...names)[0] ?? '';

  /** The path of a post without its extension or `/index.md`. */
  const stem = name.replace(/(\/index)?\.\w+$/, '');
  const [, day = '', words = ''] = /^(\d{4}-\d\d-\d\d)?-?(.*)$/.exec(posix.basename(stem)) ?? [];
  const [, heading = words.replaceAll('-', ' ')] = /^#+ +(.*?)[ #]*$/m.exec(body) ?? [];
  const date = toDate(line('date', 'pubdate', 'pubdatetime', 'publishdate') || day);
  const slug = line('slug');

  // Addresses in Jekyll omit its folder `_posts`, and have the date even if there is a slug.
  const start = folder.startsWith('_') ? '' : `/${folder}`;
  const isDated = day && !(start && slug);
  const usual = start + (isDated ? '/:year/:month/:day/:title' : '/:title');
  const [year, month, dayOfMonth] = (day || date).split(/[-T ]/);
  const title = slug || (day ? words : stem);
  const parts = new Map(Object.entries({ year, month, day: dayOfMonth, title }));
  const address = (line('permalink', 'url') || pattern || usual).replace(
    /:(\w+)/g,
    (all, part) => parts.get(part) ?? all,
  );
  const oldPaths = [address, ...lines('aliases', 'redirectfrom')].flatMap((written) => {
    const path = URL.parse(written, OWN_ORIGIN)?.pathname ?? '';
    return parseOldPath(path.replace(/\/+/g, '/')) ?? [];
  });

  return {
    stem,
    id: toKebabCase(posix.basename(slug) || words) || `post-${date.slice(0, 10)}`,
    /** The addresses that the post had: its permalink, or one made from its file and slug; and its aliases. */
    oldPaths: [...new Map(oldPaths.map((path) => [toPageKey(path), path])).values()],
    body,
    title: line('title') || heading,
    excerpt: line('excerpt', 'description', 'summary', 'subtitle'),
    date,
    category: line('category', 'categories', 'tags').replace(/,.*/, ''),
    cover: line('cover', 'image', 'featuredimage', 'featureimage', 'heroimage'),
    author: lines('author', 'authors').join(', '),
    math: data.math === true || undefined,
    isDraft: data.draft === true || data.published === false || data.status === 'draft',
    unknown: Object.keys(data).filter((field) => !used.has(field)),
  };
}
