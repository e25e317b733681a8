/** Reads a post of another system: its fields, as an article has them, and its old addresses. */
import { posix } from 'node:path';
import { parseFrontmatter } from 'astro/markdown';
import { htmlToHast } from 'satteri';
import { parse } from 'yaml';
import { articleSchema } from '#data/articles/article-schema.ts';
import { type HastRoot, textOf } from '#data/markdown/hast.ts';
import { parseOldPath } from '#data/site/redirects-schema.ts';

/** Fields between two lines of `---` or `+++`, or in an object of JSON. */
const FRONT_MATTER =
  /^\s*(?:(---|\+\+\+)[ \t]*\n([\s\S]*?)(?<=\n)\1[ \t]*(?:\n|$)|(?:---json\n)?(\{[\s\S]*?\n\})[ \t]*(?:\n(?:---\n)?|$))/;
/** Matches a value that needs quotes, which exporters forget: `title: @media: a guide`. */
const UNQUOTED = /^(\w+: +)([@`].*|[^\s"'[\]{}>|#&*!%][^#\n]*: .*)$/gm;
const DAY = /(\d{4})-(\d\d)-(\d\d)/;

/** A value as a line of text: a list as its first item, a map as what names or shows something. */
function plain(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return plain(value[0]);
  const { name, src, url, path, image } = Object(value);
  if (typeof value === 'object') return plain(name ?? src ?? url ?? path ?? image ?? '');
  const decode = (one: string) => textOf(htmlToHast(one, { fragment: true }) as HastRoot);
  return `${value ?? ''}`
    .replace(/&#?\w+;/g, decode)
    .replace(/\s+/g, ' ')
    .trim();
}

const list = (value: unknown) =>
  (typeof value === 'string' ? value.split(',') : [value].flat()).map(plain).filter(Boolean);

/** A date as an article may have it, in the time zone in which it is written. */
function dateOf(written: string): string {
  const text = written.replace(/(?<=\d[T ]+)(?=\d:\d\d)/, '0');
  if (articleSchema().shape.date.safeParse(text).success) return text;
  const date = [`${text} UTC`, text].map((one) => new Date(one)).find((one) => one.valueOf());
  if (!date) throw new Error(`Its date cannot be read: “${written}”.`);
  return date.toISOString().replace('T00:00:00.000Z', '');
}

/**
 * Reads a post.
 *
 * @param name the path of its file in the folder of posts
 * @throws Error if its fields or its date cannot be read
 */
export function readPost(source: string, name: string) {
  const text = source.replaceAll('\r\n', '\n');
  const [all = '', fence, fields = '', json] = FRONT_MATTER.exec(text) ?? [];
  const quote = (_: string, field: string, value: string) => field + JSON.stringify(value);
  const read = () => parse(fields.replace(UNQUOTED, quote), { uniqueKeys: false });
  const toml = () => parseFrontmatter(all.trimStart()).frontmatter;
  const data = Object.entries(Object(json ? JSON.parse(json) : fence === '+++' ? toml() : read()));
  const used = new Set('draft published status math mathjax katex use_math'.split(' '));
  /** The value of the first of these fields that has one. Capitals, `_` and `-` make no difference. */
  const take = (names: string): unknown => {
    const known = names
      .split(' ')
      .flatMap((wanted) =>
        data.filter(([field]) => field.toLowerCase().replace(/[_-]/g, '') === wanted),
      );
    const [field = '', value] =
      known.find(([, one]) => typeof one !== 'boolean' && plain(one)) ?? [];
    used.add(field);
    return value;
  };
  const stem = name.replace(/(\/index)?\.\w+$/, '');
  const said = data.map(([field, value]) => `${field}: ${value}`).join('\n');
  const post = {
    stem,
    words: posix.basename(stem).replace(/^\d{4}-\d\d-\d\d-/, ''),
    body: text.slice(all.length),
    title: plain(take('title')),
    excerpt: plain(take('excerpt description summary subtitle')),
    date: dateOf(
      plain(take('date pubdate pubdatetime publishdate datepublished publishedat published')) ||
        `${DAY.exec(stem)?.[0]}`,
    ),
    categories: list(take('category categories tags')),
    cover: plain(
      take('cover coverimage image featuredimage featureimage heroimage hero thumbnail'),
    ),
    authors: list(take('author authors')),
    slug: plain(take('slug')),
    permalink: plain(take('permalink url')),
    aliases: list(take('aliases redirectfrom')),
    hasMath: /^(math|mathjax|katex|use_math): true$/m.test(said),
    isDraft:
      /^(draft: true|published: false|status: draft)$/m.test(said) || /^_?drafts\//.test(name),
  };
  return { ...post, unknown: data.flatMap(([field]) => (used.has(field) ? [] : field)) };
}

/**
 * The addresses that a post had: its permalink, or what its file and its slug say; and its aliases.
 *
 * @param folder the name of the folder of posts, with which most systems begin addresses
 * @param pattern for posts without a permalink: `/:year/:month/:day/:title`
 */
export function oldAddresses(
  { stem, words, date, slug, permalink, aliases }: ReturnType<typeof readPost>,
  folder: string,
  pattern?: string,
): string[] {
  const file = posix.basename(stem);
  const [, year = '', month = '', day = ''] = DAY.exec(file) ?? DAY.exec(date) ?? [];
  const base = folder.startsWith('_') ? '' : `/${folder}`;
  const isDated = file !== words && !(base && slug);
  const usual = `${base}${isDated ? '/:year/:month/:day' : ''}/:title`;
  const parts = { year, month, day, title: slug || (file === words ? stem : words) };
  const own = /^[^{}]+$/.test(permalink) ? permalink : (pattern ?? usual);
  const filled = own.replace(/:(\w+)/g, (all, part: keyof typeof parts) => parts[part] ?? all);
  return [filled, ...aliases].flatMap((address) => {
    const path = URL.parse(address, 'https://site.invalid')?.pathname ?? '';
    return parseOldPath(path.replace(/\/+/g, '/')) ?? [];
  });
}
