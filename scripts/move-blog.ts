/**
 * Moves the posts of another blog here, with the pictures that they name:
 *
 *     npm run move:blog -- ../old/posts --pictures ../old/static [--dry-run] [--address /:year/:month/:title]
 *
 * Overwrites no article or picture, and adds to categories.yaml and site.yaml. Prints what it does, and what is left.
 */
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix, resolve } from 'node:path';
import querystring from 'node:querystring';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { parse } from 'yaml';
import { type Category, isPublished } from '#data/articles/article-schema.ts';
import { memoize } from '#data/memoize.ts';
import { getEntryIdProblem } from '#data/reading/fields.ts';
import { toPageKey } from '#data/site/redirects-schema.ts';
import { readValidSettings, SITE_FILE } from '#data/site/site.ts';
import { getFileKind } from '#data/urls/file-kind.ts';
import { findInvalidName, listFiles } from '#data/urls/site-file.ts';
import { editYaml } from '#editor/edit-yaml.ts';
import { dropUnprintable } from '#formatting/characters.ts';
import { toKebabCase } from '#formatting/names.ts';
import { motifNames } from '#types.ts';
import { findForeignSyntax, findIn, parseFile } from './launch-check/findings.ts';
import { readPost } from './move-blog/post.ts';
import { getExcerpt, rewriteText } from './move-blog/text.ts';
import { listByPlace, printSection } from './report.ts';

const CATEGORIES = 'src/content/categories.yaml';

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
for (const name of folders.filter((name) => listFiles(name).length === 0)) {
  console.error(`There are no files in “${name}”. Write: npm run move:blog -- ../old/posts`);
  process.exit(1);
}
/** The files in these folders, each with its name there. Without symlinks, which could lead elsewhere. */
const files = new Map(
  folders
    .toReversed()
    .flatMap((root) => listFiles(root).map((name): [string, string] => [join(root, name), name]))
    .filter(([file]) => lstatSync(file).isFile()),
);

const readYaml = (path: string) => parse(existsSync(path) ? readFileSync(path, 'utf8') : '');
const { name: agency, redirects = [] } = readValidSettings();
const categories: Category[] = readYaml(CATEGORIES) ?? [];
const { blog } = readYaml('src/content/fixed-pages.yaml');

/** The new files, each with the one that it is made from. */
const writes = new Map<string, { from: string; content: Buffer }>();
/** What a person must decide. */
const left: string[] = [];

/** Runs one step of moving a post. If the step throws, the post is not moved. */
async function attempt(file: string, step: () => unknown): Promise<void> {
  try {
    await step();
  } catch (error) {
    left.push(`${file} is not moved: ${(error as Error).message}`);
  }
}

/** Throws if there is another file at this path. */
function addFile(path: string, content: Buffer, from: string): void {
  const existing = writes.get(path)?.content ?? (existsSync(path) ? readFileSync(path) : undefined);
  if (!existing) writes.set(path, { from, content });
  else if (!existing.equals(content))
    throw new Error(`${path} exists, and is different. Rename one of them.`);
}

type Post = ReturnType<typeof readPost> & { file: string; url: string };
const posts: Post[] = [];
for (const [file, name] of [...files].toSorted()) {
  const isPost = file === join(folder, name) && /\.(md|mdx|markdown)$/i.test(name);
  if (!isPost || /(^|\/)(_index|readme)\.\w+$/i.test(name)) continue;
  await attempt(file, () => {
    const source = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
    const root = basename(resolve(folder));
    const post = readPost(dropUnprintable(source), name, root, options.address);
    const isFree = !getEntryIdProblem(post.id) && posts.every(({ id }) => id !== post.id);
    const id = isFree ? post.id : `${post.id}-${posts.length + 1}`;
    posts.push({ ...post, file, id, url: `/blog/${id}` });
  });
}

/** The new addresses of posts, by old address, by path in their folder, and by name. */
const newUrls = new Map(redirects.map(({ from, to }) => [toPageKey(from), to]));
for (const { url } of posts) newUrls.set(toPageKey(url), url);
const newRedirects = posts.flatMap(({ url, oldPaths, stem }) => {
  const unused = oldPaths.filter((path) => !newUrls.has(toPageKey(path)));
  for (const key of [...unused.map(toPageKey), stem, basename(stem)])
    if (!newUrls.has(key)) newUrls.set(key, url);
  return unused.map((from) => ({ from, to: url }));
});

/** A picture as the site accepts it: in src/pictures/ or, if it is animated, in public/ and without its metadata. */
async function toPicture(file: string) {
  const content = readFileSync(file);
  const { dir, name, ext } = posix.parse(`${files.get(file)}`);
  const steps = posix.join(dir, name).split('/');
  const stem = steps.map((step) => (findInvalidName(step) ? toKebabCase(step) : step)).join('/');
  const kind = getFileKind(content) ?? ext.slice(1).toLowerCase();
  if (kind === 'pdf') return { path: `public/${stem}.pdf`, content };
  const picture = sharp(content, { animated: true });
  const { pages = 1 } = kind === 'webp' ? await picture.metadata() : {};
  if (pages === 1 && kind !== 'gif') return { path: `src/pictures/${stem}.${kind}`, content };
  return { path: `public/${stem}.${kind}`, content: await picture.toBuffer() };
}

/** Adds a picture, once. Returns its new address. */
const addPicture = memoize(async (file: string) => {
  const { path, content } = await toPicture(file);
  addFile(path, content, file);
  return encodeURI(path.replace(/^(src|public)/, ''));
});

/** The new address of a post, or of a picture in the folders; undefined for any other. */
async function getNewUrl(url: string, { file, stem }: Post): Promise<string | undefined> {
  if (/^([a-z][a-z\d+.-]*:|\/\/|#|$)/i.test(url)) return undefined;
  const [, escaped = '', end = ''] = /^([^?#]*)[^#]*(.*)$/s.exec(url) ?? [];
  const path = querystring.unescape(escaped);
  const name = path.replace(/(\/index)?(\.(md|mdx|markdown))?\/?$/i, '');
  const isRelative = !path.startsWith('/');
  const keys = isRelative ? [posix.join(stem, '..', name), basename(name)] : [toPageKey(path)];
  const [post] = keys.flatMap((key) => newUrls.get(key) ?? []);
  if (post) return post + end;
  const picture = [...(isRelative ? [dirname(file)] : []), ...folders]
    .map((root) => join(root, path))
    .find((item) => files.has(item) && /\.(svg|png|jpe?g|webp|avif|gif|pdf)$/i.test(item));
  return picture && addPicture(picture);
}

const newCategories: Category[] = [];
/** The name of a category, which is added if it is new. Capitals make no difference. */
function addCategory(name: string): string {
  const all = [...categories, ...newCategories];
  const known = all.find((category) => category.name.toLowerCase() === name.toLowerCase());
  if (known) return known.name;
  const id = toKebabCase(name);
  const isFree = id && all.every((category) => category.id !== id);
  newCategories.push({
    id: isFree ? id : `category-${all.length + 1}`,
    name,
    title: `${name}: ${blog.title}`,
    description: `${name}: ${blog.description}`,
    intro: blog.intro,
    palette: motifNames[all.length % motifNames.length] ?? 'star',
  });
  return name;
}

async function addArticle(post: Post): Promise<void> {
  const path = `src/content/articles/${post.id}.md`;
  const body = await rewriteText(post.body, (url) => getNewUrl(url, post));
  const isElsewhere = post.cover.startsWith('https:');
  const imageUrl = isElsewhere ? post.cover : await getNewUrl(post.cover, post);
  const fields = {
    title: post.title,
    excerpt: post.excerpt || getExcerpt(body) || post.title,
    date: post.date,
    category: addCategory(post.category || 'Blog'),
    imageUrl,
    author: { name: post.author || agency },
    math: post.math,
    draft: post.isDraft || undefined,
  };
  const text = `---\n${editYaml('', fields)}---\n\n${body.trim()}\n`;
  addFile(path, Buffer.from(text), post.file);
  if (post.cover && !imageUrl)
    left.push(`${path}: There is no cover ${post.cover}. Write another as imageUrl.`);
  left.push(...listByPlace(findIn([parseFile({ path, text })], findForeignSyntax)));
}

const moved: Post[] = [];
for (const post of posts)
  await attempt(post.file, async () => {
    await addArticle(post);
    moved.push(post);
  });
// The build refuses redirects to what is not published.
const published = moved.filter(({ isDraft: draft, date: isoDate }) =>
  isPublished({ draft, isoDate }, new Date()),
);
const added = newRedirects.filter(({ to }) => published.some(({ url }) => url === to));

if (!options['dry-run']) {
  for (const [path, { content }] of writes) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  const change = (path: string, data: unknown) =>
    writeFileSync(path, editYaml(readFileSync(path, 'utf8'), data));
  if (newCategories.length > 0) change(CATEGORIES, [...categories, ...newCategories]);
  if (added.length > 0)
    change(SITE_FILE, { ...readYaml(SITE_FILE), redirects: [...redirects, ...added] });
}
printSection(options['dry-run'] ? 'Nothing is written. This would be done' : 'Done', [
  ...Array.from(writes, ([path, { from }]) => `Write ${path} from ${from}`),
  ...newCategories.map(({ name }) => `Add the category ${name} to ${CATEGORIES}`),
  ...added.map(({ from, to }) => `Redirect ${from} to ${to}`),
]);
const unknown = new Set(moved.flatMap((post) => post.unknown));
printSection('Fields without a counterpart, left out', [...unknown]);
printSection('To decide: what is not moved, and syntax of the old system', left);
console.log('Next: run `npm run build`, which names what it does not accept.');
