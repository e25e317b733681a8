/**
 * Moves the posts of another blog here, with the pictures that they name:
 *
 *     npm run move:blog -- ../old/posts --pictures ../old/static [--dry-run] [--address /:year/:month/:title]
 *
 * Overwrites no article or picture, and adds to categories.yaml and site.yaml. Prints what it does, and what a person
 * must decide.
 */
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix, resolve } from 'node:path';
import querystring from 'node:querystring';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { parse } from 'yaml';
import { z } from 'zod';
import { articleSchema, isPublished } from '#data/articles/article-schema.ts';
import { checkMarkdown } from '#data/markdown/check-markdown.ts';
import { readVideoUrl } from '#data/markdown/video.ts';
import { entryIdProblem } from '#data/reading/fields.ts';
import { filesIn, hasPicture, invalidNameIn } from '#data/reading/site-file.ts';
import { pageKey } from '#data/site/redirects-schema.ts';
import { readValidSettings, SITE_FILE } from '#data/site/site.ts';
import { editYaml } from '#editor/edit-yaml.ts';
import { dropUnprintable } from '#formatting/characters.ts';
import { toKebabCase } from '#formatting/names.ts';
import { motifNames } from '#types.ts';
import { getKind, uploadProblem } from '../integrations/uploads.ts';
import { findForeignSyntax, listFound, parseFile } from './launch/findings.ts';
import { readPost } from './moving/post.ts';
import { cutOff, getExcerpt, rewriteText } from './moving/text.ts';
import { printSection } from './report.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pictures: { type: 'string', multiple: true, default: [] },
    'dry-run': { type: 'boolean' },
    address: { type: 'string' },
  },
});
const [folder = ''] = positionals;
const folders = [folder, ...options.pictures];

/** The files in these folders, each with its name there. Symlinks are left out: they could lead elsewhere. */
const files = new Map<string, string>();
for (const root of folders.toReversed()) {
  const names = filesIn(root).toSorted();
  if (names.length === 0) {
    console.error(`There are no files in “${root}”. Write: npm run move:blog -- ../old/posts`);
    process.exit(1);
  }
  for (const name of names)
    if (lstatSync(join(root, name)).isFile()) files.set(join(root, name), name);
}

const CATEGORIES = 'src/content/categories.yaml';
const readText = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const readData = (path: string) => parse(readText(path)) ?? [];
const { blog } = readData('src/content/fixed-pages.yaml');
const categories: { id: string; name: string }[] = readData(CATEGORIES);
const authors: { id: string; name: string }[] = readData('src/content/authors.yaml');
const site = readValidSettings();
const redirects = [...(site.redirects ?? [])];

/** The lines of the report. */
const done: string[] = [];
const unknown = new Set<string>();
const left: string[] = [];

function write(path: string, content: string | Buffer, flag = 'wx'): void {
  if (options['dry-run']) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content, { flag });
}

/** What `make` returns; undefined if it throws, which is reported. */
async function attempt<Made>(what: string, make: () => Made) {
  try {
    return await make();
  } catch (error) {
    left.push(`${what}: ${(error as Error).message}`);
    process.exitCode = 1;
    return undefined;
  }
}

interface Post extends ReturnType<typeof readPost> {
  file: string;
  /** Where its article is written. */
  path: string;
}
const posts: Post[] = [];

function addPost(file: string, name: string): void {
  const source = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  const post = readPost(dropUnprintable(source), name, basename(resolve(folder)), options.address);
  const isFree = (id: string) => !entryIdProblem(id) && posts.every((other) => other.id !== id);
  const id = isFree(post.id) ? post.id : `${post.id}-${posts.length + 1}`;
  posts.push({ ...post, file, id, path: `src/content/articles/${id}.md` });
}

/** The new addresses of copied files. */
const copied = new Map<string, string>();

/** Copies a picture to src/pictures/. What is refused there, such as an animation or a PDF, goes to public/. */
async function copy(file: string): Promise<string> {
  const content = readFileSync(file);
  const { dir, name, ext } = posix.parse(files.get(file) ?? '');
  const steps = posix.join(dir, name).split('/');
  const stem = steps.map((step) => (invalidNameIn(step) ? toKebabCase(step) : step)).join('/');
  const target = `${stem}.${getKind(content) ?? ext.slice(1).toLowerCase()}`;
  const refusal = await uploadProblem(`src/pictures/${target}`, content);
  const path = `${refusal ? 'public' : 'src/pictures'}/${target}`;
  // In public/, the build accepts no metadata.
  const isClean = !(await uploadProblem(path, content)) || !/\.(gif|webp)$/.test(path);
  const made = isClean ? content : await sharp(content, { animated: true }).toBuffer();
  if (await uploadProblem(path, made)) throw new Error(refusal);
  if (!existsSync(path)) write(path, made);
  else if (!readFileSync(path).equals(made))
    throw new Error(`${path} is another file. Rename one of them.`);
  const url = encodeURI(path.replace(/^(src|public)/, ''));
  copied.set(file, url);
  done.push(`Copy ${file} to ${path}`);
  return url;
}

/** The ids of posts by old address, by path in the folder, and by name. */
const targets = new Map<string, string>();

/** The new address of a post, or of a picture in the folders; undefined for any other. */
async function newUrl(url: string, { file, stem }: Post): Promise<string | undefined> {
  if (/^([a-z][a-z\d+.-]*:|\/\/|#|$)/i.test(url)) return undefined;
  const [, escaped = '', end = ''] = /^([^?#]*)[^#]*(.*)$/s.exec(url) ?? [];
  const path = querystring.unescape(escaped);
  const name = path.replace(/(\/index)?(\.(md|mdx|markdown))?\/?$/i, '');
  const isRelative = !path.startsWith('/');
  const keys = isRelative ? [posix.join(stem, '..', name), basename(name)] : [pageKey(path)];
  const [id] = keys.flatMap((key) => targets.get(key) ?? []);
  if (id) return `/blog/${id}${end}`;
  const picture = [...(isRelative ? [dirname(file)] : []), ...folders]
    .map((root) => join(root, path))
    .find((item) => files.has(item) && /\.(svg|png|jpe?g|webp|avif|gif|pdf)$/i.test(item));
  return (
    picture && (copied.get(picture) ?? attempt(`Not copied: ${file}, ${url}`, () => copy(picture)))
  );
}

/** The name of a category, which is added if it is new. */
function getCategory(written: string): string {
  const name = written.slice(0, 40).trim();
  const known = categories.find((item) => item.name.toLowerCase() === name.toLowerCase());
  if (known) return known.name;
  const id = toKebabCase(name);
  const isFree = id && categories.every((item) => item.id !== id);
  const category = {
    id: isFree ? id : `category-${categories.length + 1}`,
    name,
    title: `${name}: ${blog.title}`,
    description: `${name}: ${blog.description}`,
    intro: blog.intro,
    palette: motifNames[categories.length % motifNames.length],
  };
  categories.push(category);
  done.push(`Add the category ${name} to ${CATEGORIES}`);
  return name;
}

/** Writes the article of a post, and notes its redirects and what is left to do. */
async function move(post: Post): Promise<void> {
  const { file, id, path, date, isDraft } = post;
  const find = (url: string) => newUrl(url, post);
  const exists = (url: string) => [...copied.values()].includes(url) || hasPicture(url);
  const body = await rewriteText(post.body, find);
  const cover = post.cover && ((await find(post.cover)) ?? post.cover);
  const isShown = cover.startsWith('https:') || exists(cover);
  const author = post.author || `${site.name}`;
  const known = authors.find(({ id, name }) => id === author || name === author);
  const fields = {
    title: post.title,
    excerpt: cutOff(post.excerpt, 400) || getExcerpt(body) || post.title,
    date,
    category: getCategory(post.category || 'Blog'),
    imageUrl: isShown ? cover : undefined,
    author: known?.id ?? { name: author },
    math: post.math,
    draft: isDraft || undefined,
  };
  const { error } = articleSchema().safeParse(fields);
  if (error) throw new Error(z.prettifyError(error));
  const text = `---\n${editYaml('', fields)}---\n\n${body.trim()}\n`;
  write(path, text);
  done.push(`Move ${file} to ${path}`);
  for (const field of post.unknown) unknown.add(field);
  if (cover && !isShown)
    left.push(`${path}: The cover ${cover} cannot be shown. Write another as imageUrl.`);
  for (const problem of checkMarkdown(text, exists))
    left.push(`${path}:${problem.line}: ${problem.text}`);
  const article = parseFile({ path, text });
  left.push(...listFound(article, findForeignSyntax(article)));
  if (!site.embeds?.length && body.split('\n').some((line) => readVideoUrl(line)))
    left.push(`${path}: Its videos are links until “embeds” in ${SITE_FILE} names their service.`);
  // The build refuses redirects to what is not published.
  if (!isPublished({ draft: isDraft, isoDate: date }, new Date())) return;
  for (const from of post.oldPaths.filter((old) => targets.get(pageKey(old)) === id)) {
    redirects.push({ from, to: `/blog/${id}` });
    done.push(`Redirect ${from} to /blog/${id}`);
  }
}

for (const [file, name] of files) {
  if (file !== join(folder, name) || !/\.(md|mdx|markdown)$/i.test(name)) continue;
  if (!/(^|\/)(_index|readme)\.\w+$/i.test(name))
    await attempt(`Not moved: ${file}`, () => addPost(file, name));
}
// These addresses are in use, so no redirect begins there.
for (const { from } of redirects) targets.set(pageKey(from), '');
for (const { id } of posts) targets.set(pageKey(`/blog/${id}`), '');
for (const { id, oldPaths, stem } of posts)
  for (const key of [...oldPaths.map(pageKey), stem, basename(stem)])
    if (!targets.has(key)) targets.set(key, id);

for (const post of posts)
  if (existsSync(post.path)) left.push(`Not moved: ${post.file}: ${post.path} exists.`);
  else await attempt(`Not moved: ${post.file}`, () => move(post));
const change = (path: string, data: object) => write(path, editYaml(readText(path), data), 'w');
if (done.length > 0) {
  change(CATEGORIES, categories);
  change(SITE_FILE, { ...readData(SITE_FILE), redirects });
}

printSection(options['dry-run'] ? 'Nothing is written. This would be done' : 'Done', done);
printSection('Fields without a counterpart, left out', [...unknown]);
printSection(
  'To decide: what is not moved, what the build refuses, and syntax of the old system',
  left,
);
