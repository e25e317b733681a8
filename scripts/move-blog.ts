/**
 * Moves the posts of another blog here, with the pictures that they name:
 *
 *     npm run move:blog -- ../old/posts --pictures ../old/static [--dry-run] [--address /:year/:month/:title]
 *
 * Overwrites nothing. Prints what it does, and what a person must decide.
 */
import { isUtf8 } from 'node:buffer';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix, relative, sep } from 'node:path';
import querystring from 'node:querystring';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { parse } from 'yaml';
import { z } from 'zod';
import { articleSchema, isPublished } from '#data/articles/article-schema.ts';
import { checkMarkdown } from '#data/markdown/check-markdown.ts';
import { readVideoUrl } from '#data/markdown/video.ts';
import { entryIdProblem } from '#data/reading/entry-id.ts';
import { filesIn, hasPicture, invalidNameIn, isFile } from '#data/reading/site-file.ts';
import { readSite, SITE_FILE } from '#data/site/read-site.ts';
import { pageKey } from '#data/site/redirects-schema.ts';
import { dropUnprintable } from '#formatting/invisible.ts';
import { toKebabCase } from '#formatting/names.ts';
import { motifNames } from '#types.ts';
import { getKind, uploadProblem } from '../integrations/uploads.ts';
import { editYaml } from '../src/editor/edit-yaml.ts';
import { findForeignSyntax } from './launch/findings.ts';
import { oldPaths, readPost } from './moving/post.ts';
import { cutOff, getExcerpt, rewriteText } from './moving/text.ts';
import { section } from './section.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pictures: { type: 'string', multiple: true, default: [] },
    'dry-run': { type: 'boolean' },
    address: { type: 'string' },
  },
});
const given = [positionals[0] ?? '', ...options.pictures];
const missing = given.find((one) => !existsSync(one) || isFile(one));
if (missing !== undefined) {
  console.error(`There is no folder “${missing}”. Write: npm run move:blog -- ../old/posts`);
  process.exit(1);
}
/** The folder of posts, then those of pictures. */
const folders = given.map((one) => realpathSync(one));
const [folder = ''] = folders;

const CATEGORIES = 'src/content/categories.yaml';
const getContent = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const dataIn = (path: string) => parse(getContent(path)) ?? [];
const { blog } = dataIn('src/content/fixed-pages.yaml');
const categories: { id: string; name: string }[] = dataIn(CATEGORIES);
const authors: { id: string; name: string }[] = dataIn('src/content/authors.yaml');
const site = readSite();
const schema = articleSchema();

/** The lines of the report. */
const report = {
  moved: [] as string[],
  copied: [] as string[],
  redirects: [] as string[],
  unknown: new Set<string>(),
  here: [] as string[],
  left: [] as string[],
  failed: [] as string[],
};

function write(path: string, content: string | Buffer, flag = 'wx'): void {
  if (options['dry-run']) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content, { flag });
}

/** What `make` returns; undefined if it throws, which is reported. */
async function attempt<Made>(what: string, make: () => Made, reported = report.failed) {
  try {
    return await make();
  } catch (error) {
    reported.push(`${what}: ${(error as Error).message}`);
    return undefined;
  }
}

const ids = new Set<string>();

type Post = ReturnType<typeof readOld>;

function readOld(name: string) {
  const file = join(folder, name);
  if (realpathSync(file) !== file) throw new Error('Replace the symlink with what it leads to.');
  const source = readFileSync(file);
  if (!isUtf8(source)) throw new Error('Save it in UTF-8.');
  const post = readPost(dropUnprintable(`${source}`), name);
  const wanted = toKebabCase(basename(post.slug) || post.words) || `post-${post.date.slice(0, 10)}`;
  let id = wanted;
  for (let count = 2; entryIdProblem(id) || ids.has(id); count += 1) id = `${wanted}-${count}`;
  ids.add(id);
  const paths = oldPaths(post, basename(folder), options.address);
  const old = new Map(paths.map((one) => [pageKey(one), one]));
  return { ...post, file, id, old, path: `src/content/articles/${id}.md` };
}

/** The new addresses of copied files. */
const copied = new Map<string, string>();

/** Copies a picture to src/pictures/; an animated one, or a PDF, to public/. */
async function copy(file: string): Promise<string> {
  const content = readFileSync(file);
  const root = folders.find((one) => file.startsWith(one + sep)) ?? '';
  const [, stem = '', end = ''] = /^(.*)\.(\w+)$/s.exec(relative(root, file)) ?? [];
  const steps = stem.split(sep).map((one) => (invalidNameIn(one) ? toKebabCase(one) : one));
  const name = `${steps.join('/')}.${getKind(content) ?? end.toLowerCase()}`;
  const refusal = await uploadProblem(`src/pictures/${name}`, content);
  const path = `${refusal ? 'public' : 'src/pictures'}/${name}`;
  // In public/, the build accepts no metadata.
  const isClean = !(await uploadProblem(path, content)) || !/\.(gif|webp)$/.test(path);
  const made = isClean ? content : await sharp(content, { animated: true }).toBuffer();
  if (await uploadProblem(path, made)) throw new Error(refusal);
  if (!existsSync(path)) write(path, made);
  else if (!readFileSync(path).equals(made))
    throw new Error(`${path} is another file. Rename one of them.`);
  const url = encodeURI(path.replace(/^(src|public)/, ''));
  copied.set(file, url);
  report.copied.push(`${file} → ${path}`);
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
  const found = [...(isRelative ? [dirname(file)] : []), ...folders]
    .flatMap((one) => (isFile(join(one, path)) ? realpathSync(join(one, path)) : []))
    .filter((one) => /\.(svg|png|jpe?g|webp|avif|gif|pdf)$/i.test(one))
    // Neither `..` nor a symlink leads out of the folders.
    .find((one) => folders.some((root) => one.startsWith(root + sep)));
  const what = `${file}, ${url}`;
  return found && (copied.get(found) ?? attempt(what, () => copy(found), report.left));
}

/** The name of a category, which is added if it is new. */
function getCategory(written: string): string {
  const name = written.slice(0, 40).trim();
  const known = categories.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (known) return known.name;
  const id = toKebabCase(name) || 'category';
  const isTaken = categories.some((one) => one.id === id);
  const category = {
    id: isTaken ? `${id}-${categories.length + 1}` : id,
    name,
    title: cutOff(`${name}: ${blog.title}`, 150),
    description: cutOff(`${name}: ${blog.description}`, 400),
    intro: blog.intro,
    palette: motifNames[categories.length % motifNames.length],
  };
  categories.push(category);
  return name;
}

/** Writes the article of a post, and notes what is left to do in it. */
async function move(post: Post): Promise<true> {
  const { date, math, path } = post;
  const find = (url: string) => newUrl(url, post);
  const exists = (url: string) => [...copied.values()].includes(url) || hasPicture(url);
  const body = await rewriteText(post.body, find);
  const [, heading = post.words.replaceAll('-', ' ')] = /^#+ +(.*?)[ #]*$/m.exec(body) ?? [];
  const title = post.title || heading;
  const cover = post.cover && ((await find(post.cover)) ?? post.cover);
  const isPicture = schema.shape.imageUrl.safeParse(cover).success;
  const isShown = isPicture && (cover.startsWith('https:') || exists(cover));
  const author = post.author || `${site.name}`;
  const known = authors.find(({ id, name }) => id === author || name === author);
  const fields = {
    title,
    excerpt: cutOff(post.excerpt, 400) || getExcerpt(body) || title,
    date,
    category: getCategory(post.category || 'Blog'),
    imageUrl: isShown ? cover : undefined,
    author: known?.id ?? { name: author },
    math,
    draft: post.isDraft || undefined,
  };
  const { error } = schema.safeParse(fields);
  if (error) throw new Error(z.prettifyError(error));
  const text = `---\n${editYaml('', fields)}---\n\n${body.trim()}\n`;
  write(path, text);
  report.moved.push(`${post.file} → ${path}`);
  if (cover && !isShown)
    report.left.push(`${path}: The cover ${cover} cannot be shown. Write another as imageUrl.`);
  for (const problem of checkMarkdown(text, exists))
    report.left.push(`${path}:${problem.line}: ${problem.text}`);
  report.left.push(...findForeignSyntax({ path, text }));
  if (!site.embeds?.length && body.split('\n').some((line) => readVideoUrl(line)))
    report.left.push(
      `${path}: Its videos are links until “embeds” in ${SITE_FILE} names their service.`,
    );
  return true;
}

const posts: Post[] = [];
for (const name of filesIn(folder).toSorted()) {
  if (!/\.(md|mdx|markdown)$/i.test(name) || /(^|\/)(_index|readme)\.\w+$/i.test(name)) continue;
  const post = await attempt(join(folder, name), () => readOld(name));
  if (post) posts.push(post);
}
const redirects = [...(site.redirects ?? [])];
// These addresses stay as they are.
for (const { from } of redirects) targets.set(pageKey(from), '');
for (const { id } of posts) targets.set(pageKey(`/blog/${id}`), '');
for (const { id, old, stem } of posts)
  for (const key of [...old.keys(), stem, basename(stem)])
    if (!targets.has(key)) targets.set(key, id);

for (const post of posts) {
  const { id, file, path, old, date, isDraft } = post;
  if (existsSync(path)) report.here.push(`${file}: ${path}`);
  else if (await attempt(file, () => move(post))) {
    for (const field of post.unknown) report.unknown.add(field);
    // The build refuses redirects to what is not published.
    if (!isPublished({ draft: isDraft, isoDate: date }, new Date())) continue;
    for (const [key, from] of old) {
      if (targets.get(key) !== id) continue;
      redirects.push({ from, to: `/blog/${id}` });
      report.redirects.push(`${from} → /blog/${id}`);
    }
  }
}
const change = (path: string, data: object) => write(path, editYaml(getContent(path), data), 'w');
if (report.moved.length > 0) change(CATEGORIES, categories);
if (report.redirects.length > 0) change(SITE_FILE, { ...dataIn(SITE_FILE), redirects });

if (options['dry-run']) console.log('Nothing is written. This would be done:\n');
section('Moved', report.moved);
section('Copied', report.copied);
section('Redirects', report.redirects);
section('Fields without a counterpart, left out', [...report.unknown]);
section('Not moved, because there is an article with this name', report.here);
section('To decide: what the build refuses, and what only the old system replaces', report.left);
process.exitCode = section('Not moved. Correct them and run this again', report.failed) ? 1 : 0;
