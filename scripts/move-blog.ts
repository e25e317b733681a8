/**
 * Moves the posts of another blog here, with the files that they name:
 *
 *     npm run move:blog -- ../old/posts --pictures ../old/static [--dry-run] [--url https://old.example.com]
 *       [--address /:year/:month/:title] [--author "Elena Borg"]
 *
 * Overwrites nothing. Prints what it does, and what a person must decide.
 */
import { isUtf8 } from 'node:buffer';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, extname, join, posix, relative, sep } from 'node:path';
import querystring from 'node:querystring';
import { parseArgs } from 'node:util';
import sharp, { type Metadata } from 'sharp';
import { parse } from 'yaml';
import { z } from 'zod';
import {
  type Author,
  articleSchema,
  type Category,
  isPublished,
} from '#data/articles/article-schema.ts';
import { checkMarkdown } from '#data/markdown/check-markdown.ts';
import { parseContent } from '#data/reading/content-file.ts';
import { entryIdProblem } from '#data/reading/entry-id.ts';
import {
  filesIn,
  hasPicture,
  invalidNameIn,
  isFile,
  MAX_FILE_SIZE,
} from '#data/reading/site-file.ts';
import { readSite, SITE_FILE } from '#data/site/read-site.ts';
import { pageKey } from '#data/site/redirects-schema.ts';
import { dropUnprintable } from '#formatting/invisible.ts';
import { toKebabCase } from '#formatting/names.ts';
import { motifNames } from '#types.ts';
import { uploadProblem } from '../integrations/uploads.ts';
import { editYaml } from '../src/editor/edit-yaml.ts';
import { findForeignSyntax } from './launch/findings.ts';
import { oldAddresses, readPost } from './moving/post.ts';
import { cutOff, excerptOf, replaceAddresses, rewriteText } from './moving/text.ts';
import { section } from './section.ts';

const text = { type: 'string' } as const;
const texts = { ...text, multiple: true, default: [] as string[] } as const;
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pictures: texts,
    'dry-run': { type: 'boolean' },
    address: text,
    url: text,
    author: text,
  },
});
const given = [positionals[0] ?? '', ...options.pictures];
const missing = given.find((one) => !existsSync(one));
if (missing !== undefined) {
  console.error(`There is no folder “${missing}”. Write: npm run move:blog -- ../old/posts`);
  process.exit(1);
}
/** The folder of posts, then those of files. */
const folders = given.map((one) => realpathSync(one));
const [folder = ''] = folders;

const contentOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const dataIn = (path: string) => parse(contentOf(path)) ?? [];
const CATEGORIES = 'src/content/categories.yaml';
const { blog } = dataIn('src/content/fixed-pages.yaml');
const categories: Category[] = dataIn(CATEGORIES);
const authors: Author[] = dataIn('src/content/authors.yaml');
/** The authors of Docusaurus, by key. */
const people = new Map<string, { name?: string }>(
  Object.entries(dataIn(join(folder, 'authors.yml'))),
);
const site = readSite();
const schema = articleSchema();
const moved: string[] = [];
const failed: string[] = [];
const left: string[] = [];

function write(path: string, content: string | Buffer, flag = 'wx'): void {
  if (options['dry-run']) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content, { flag });
}

/** What `make` returns; undefined if it throws, which is reported. */
async function attempt<Made>(file: string, make: () => Made, reported: string[]) {
  try {
    return await make();
  } catch (error) {
    reported.push(`${file}: ${(error as Error).message}`);
    return undefined;
  }
}

const claimed = new Set<string>();

/** The path of an article that is this post, moved before, or that is free. */
function claim(wanted: string, title: string, date: string) {
  for (let count = 1; ; count += 1) {
    const id = count > 1 ? `${wanted}-${count}` : wanted;
    const path = `src/content/articles/${id}.md`;
    const isHere = existsSync(path);
    const article = isHere && Object(parseContent({ path, text: contentOf(path) }).data);
    const isOther = isHere && article.title !== title && article.date !== date;
    if (entryIdProblem(id) || claimed.has(id) || isOther) continue;
    claimed.add(id);
    return { id, path, isHere };
  }
}

type Post = ReturnType<typeof readOld>;

function readOld(name: string) {
  const file = join(folder, name);
  const { size } = lstatSync(file);
  if (!lstatSync(file).isFile() || size > 1024 ** 2)
    throw new Error('It is a symlink, or larger than 1 MB.');
  const source = readFileSync(file);
  if (!isUtf8(source)) throw new Error('Save it in UTF-8.');
  const post = readPost(dropUnprintable(`${source}`), name);
  const [, heading = post.words.replaceAll('-', ' ')] = /^#+ +(.*?)[ #]*$/m.exec(post.body) ?? [];
  const title = post.title || heading;
  const wanted = toKebabCase(basename(post.slug) || post.words) || `post-${post.date.slice(0, 10)}`;
  const old = oldAddresses(post, basename(folder), options.address);
  return { ...post, file, title, old, ...claim(wanted, title, post.date) };
}

/** The new addresses of copied files. */
const copied = new Map<string, string>();

/** Copies a file to src/pictures/; a document, or an animated picture without its metadata, to public/. */
async function copy(file: string): Promise<string> {
  if (lstatSync(file).size > MAX_FILE_SIZE) throw new Error('It is too large.');
  const source = readFileSync(file);
  const open = () => sharp(source, { animated: true });
  const read = async (): Promise<Partial<Metadata>> => open().metadata();
  const { format, pages = 1 } = await read().catch(() => ({ format: undefined, pages: 1 }));
  const isStill = format === 'gif' && pages === 1;
  const content = isStill ? await open().png().toBuffer() : source;
  const root = folders.find((one) => file.startsWith(one + sep)) ?? '';
  const end = extname(file);
  const steps = relative(root, file.slice(0, -end.length)).split(sep);
  const stem = steps.map((one) => (invalidNameIn(one) ? toKebabCase(one) : one)).join('/');
  const kind = isStill ? 'png' : (format ?? end.slice(1).toLowerCase());
  const name = `${stem}.${kind.replace('jpeg', 'jpg').replace('heif', 'avif')}`;
  const problem = await uploadProblem(`src/pictures/${name}`, content);
  const path = problem ? `public/${name}` : `src/pictures/${name}`;
  const isClean = pages === 1 || !problem || !(await uploadProblem(path, content));
  const made = isClean ? content : await open().toBuffer();
  if (problem && (await uploadProblem(path, made))) throw new Error(problem);
  if (!existsSync(path)) write(path, made);
  else if (!readFileSync(path).equals(made)) throw new Error(`${path} is another file.`);
  const address = encodeURI(path.replace(/^(src|public)/, ''));
  copied.set(file, address);
  return address;
}

/** The ids of posts by old address, by path in the folder, and by name. */
const targets = new Map<string, string>();

/** The new address of a post, or of a file in the folders; undefined for any other. */
async function newAddress(written: string, { file, stem }: Post): Promise<string | undefined> {
  const url = URL.parse(written.replace(/^\/\//, 'https://'));
  const isOwn = url?.host === URL.parse(`${options.url}`)?.host;
  const address =
    url && isOwn ? url.href.slice(url.origin.length) : written.replace('@site/static', '');
  if (/^([a-z][a-z\d+.-]*:|\/\/|#|$)/i.test(address)) return undefined;
  const [, escaped = '', end = ''] = /^([^?#]*)[^#]*(.*)$/s.exec(address) ?? [];
  const path = querystring.unescape(escaped);
  const name = path.replace(/(\/index)?(\.(md|mdx|markdown))?\/?$/i, '');
  const isRelative = !path.startsWith('/');
  const byName = isRelative || /^\d{4}-\d\d-\d\d-/.test(basename(name)) ? basename(name) : '';
  const keys = [isRelative ? `./${posix.join(stem, '..', name)}` : pageKey(path), byName];
  const [id] = keys.flatMap((key) => targets.get(key) ?? []);
  if (id) return `/blog/${id}${end}`;
  const beside = isRelative ? [dirname(file), join(dirname(file), 'images')] : [];
  const found = [...beside, ...folders]
    .map((one) => join(one, path))
    .filter((one) => isFile(one) && !/\.(mdx?|markdown|html)$/i.test(one))
    .map((one) => realpathSync(one))
    .find((one) => folders.some((root) => one.startsWith(root + sep)));
  return found && (copied.get(found) ?? attempt(`${file}, ${written}`, () => copy(found), left));
}

/** The name of a category, which is added if it is new. */
function categoryOf(written: string): string {
  const name = written.replace(/[{}]/g, '').slice(0, 40).trim();
  const known = categories.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (known) return known.name;
  const count = categories.length + 1;
  const wanted = toKebabCase(name) || 'category';
  const id = categories.some((one) => one.id === wanted) ? `${wanted}-${count}` : wanted;
  const title = cutOff(`${name}: ${blog.title}`, 150);
  const description = cutOff(`${name}: ${blog.description}`, 400);
  const palette = motifNames[count % motifNames.length] ?? 'network';
  categories.push({ id, name, title, description, intro: blog.intro, palette });
  return name;
}

/** An id in authors.yaml, or a name. */
function authorOf(keys: readonly string[]) {
  const names = keys.map((key) => people.get(key)?.name ?? key);
  const all = names.join(', ');
  const name = (all.length > 60 ? names[0] : all) || options.author || site.name;
  return authors.find((one) => one.id === name || one.name === name)?.id ?? { name };
}

/** Writes the article of a post, and notes what is left to do in it. */
async function move(post: Post): Promise<true> {
  const { title, date, file, path } = post;
  const find = (address: string) => newAddress(address, post);
  const body = await replaceAddresses(rewriteText(post.body), find);
  const exists = (address: string) => [...copied.values()].includes(address) || hasPicture(address);
  const cover = post.cover && ((await find(post.cover)) ?? post.cover);
  const isShown =
    schema.shape.imageUrl.safeParse(cover).success && (/^https:/.test(cover) || exists(cover));
  const fields = {
    title,
    excerpt: cutOff(post.excerpt, 400) || excerptOf(body) || title,
    date,
    category: categoryOf(post.categories[0] ?? 'Blog'),
    imageUrl: isShown ? cover : undefined,
    author: authorOf(post.authors),
    math: post.hasMath || undefined,
    draft: post.isDraft || undefined,
  };
  const { error } = schema.safeParse(fields);
  if (error) throw new Error(z.prettifyError(error));
  const text = `---\n${editYaml('', fields)}---\n\n${body.trim()}\n`;
  const problems = checkMarkdown(text, exists);
  write(path, text);
  moved.push(`${file} → ${path}`);
  if (cover && !isShown) left.push(`${path}: The cover ${cover} is no picture that was found.`);
  left.push(
    ...problems.map(({ line, text }) => `${path}:${line}: ${text}`),
    ...findForeignSyntax({ path, text }),
  );
  return true;
}

const found: Post[] = [];
for (const name of filesIn(folder).toSorted()) {
  if (!/\.(md|mdx|markdown)$/i.test(name) || /(^|\/)(_index|readme)\.\w+$/i.test(name)) continue;
  const post = await attempt(join(folder, name), () => readOld(name), failed);
  if (post) found.push(post);
}
for (const { id, old, stem } of found)
  for (const key of [...old.map(pageKey), `./${stem}`, basename(stem)])
    if (!targets.has(key)) targets.set(key, id);

const redirects = [...(site.redirects ?? [])];
const kept = redirects.length;
const taken = new Set(
  [...redirects.map(({ from }) => from), ...found.map(({ id }) => `/blog/${id}`)].map(pageKey),
);
const unknown: string[] = [];
for (const post of found.filter(({ isHere }) => !isHere)) {
  const isMoved = await attempt(post.file, () => move(post), failed);
  if (!isMoved) continue;
  unknown.push(...post.unknown);
  // The build refuses redirects to what is not published.
  if (!isPublished({ draft: post.isDraft, isoDate: post.date }, new Date())) continue;
  for (const from of post.old.filter((one) => !taken.has(pageKey(one)))) {
    taken.add(pageKey(from));
    redirects.push({ from, to: `/blog/${post.id}` });
  }
}
const change = (path: string, data: object) => write(path, editYaml(contentOf(path), data), 'w');
if (moved.length > 0) change(CATEGORIES, categories);
if (redirects.length > kept) change(SITE_FILE, { ...dataIn(SITE_FILE), redirects });

const counts = Map.groupBy(unknown, (name) => name);
const added = redirects.slice(kept).map(({ from, to }) => `${from} → ${to}`);
if (options['dry-run']) console.log('Nothing is written. This would be done:\n');
section('Moved', moved);
section(
  'Copied',
  Array.from(copied, (one) => one.join(' → ')),
);
section('Redirects', added);
section(
  'Fields without a counterpart',
  Array.from(counts, ([name, all]) => `${name} (in ${all.length})`),
);
const before = found.flatMap(({ isHere, path }) => (isHere ? path : []));
section('Here before', before);
section('To decide: what the build refuses, and what other systems replace', left);
process.exitCode = section('Not moved', failed) > 0 ? 1 : 0;
