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
import { getEntryIdProblem } from '#data/reading/fields.ts';
import { toPageKey } from '#data/site/redirects-schema.ts';
import { readValidSettings, SITE_FILE, type ValidSettings } from '#data/site/site.ts';
import { getFileKind } from '#data/urls/file-kind.ts';
import { findInvalidName, listFiles } from '#data/urls/site-file.ts';
import { editYaml } from '#editor/edit-yaml.ts';
import { dropUnprintable } from '#formatting/characters.ts';
import { toKebabCase } from '#formatting/names.ts';
import { motifNames } from '#types.ts';
import { findForeignSyntax, findIn, parseFile } from './findings/content.ts';
import { listByPlace, printSection } from './findings/report.ts';
import { readPost } from './move-blog/post.ts';
import { getExcerpt, rewriteText } from './move-blog/text.ts';

const CATEGORIES = 'src/content/categories.yaml';

type Post = ReturnType<typeof readPost> & { file: string; url: string };

type Redirects = NonNullable<ValidSettings['redirects']>;

/** What is moved, and where to. */
interface Move {
  /** The folder with the posts, then those with pictures. */
  folders: readonly string[];
  /** The files in these folders, each with its name there. */
  files: ReadonlyMap<string, string>;
  /** The new addresses of posts, by old address, by path in their folder, and by name. */
  newUrls: ReadonlyMap<string, string>;
  /** The categories of the site. Those of posts are added. */
  categories: Category[];
  /** The new files, each with the one that it is made from. */
  writes: Map<string, { from: string; content: Buffer }>;
  /** What a person must decide. */
  left: string[];
}

/** The files in these folders, without symlinks, which could lead elsewhere. */
function listOldFiles(folders: readonly string[]): Map<string, string> {
  const files = folders
    .toReversed()
    .flatMap((root) => listFiles(root).map((name): [string, string] => [join(root, name), name]));
  return new Map(files.filter(([file]) => lstatSync(file).isFile()));
}

const readYaml = (path: string) => parse(existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Runs one step of moving a post. If the step throws, the post is not moved. */
async function attempt(left: string[], file: string, step: () => unknown): Promise<void> {
  try {
    await step();
  } catch (error) {
    left.push(`${file} is not moved: ${(error as Error).message}`);
  }
}

/** Reads the posts in a folder. Each gets an id of its own. */
async function readPosts(
  folder: string,
  { files, left }: Pick<Move, 'files' | 'left'>,
  address?: string,
): Promise<Post[]> {
  const posts: Post[] = [];
  for (const [file, name] of [...files].toSorted()) {
    const isPost = file === join(folder, name) && /\.(md|mdx|markdown)$/i.test(name);
    if (!isPost || /(^|\/)(_index|readme)\.\w+$/i.test(name)) continue;
    await attempt(left, file, () => {
      const source = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
      const root = basename(resolve(folder));
      const post = readPost(dropUnprintable(source), name, root, address);
      const isFree = !getEntryIdProblem(post.id) && posts.every(({ id }) => id !== post.id);
      const id = isFree ? post.id : `${post.id}-${posts.length + 1}`;
      posts.push({ ...post, file, id, url: `/blog/${id}` });
    });
  }
  return posts;
}

/** Maps the old addresses of posts to the new ones. Also returns the redirects that the site lacks. */
function mapUrls(posts: readonly Post[], redirects: Redirects) {
  const newUrls = new Map(redirects.map(({ from, to }) => [toPageKey(from), to]));
  for (const { url } of posts) newUrls.set(toPageKey(url), url);
  const newRedirects = posts.flatMap(({ url, oldPaths, stem }) => {
    const unused = oldPaths.filter((path) => !newUrls.has(toPageKey(path)));
    for (const key of [...unused.map(toPageKey), stem, basename(stem)])
      if (!newUrls.has(key)) newUrls.set(key, url);
    return unused.map((from) => ({ from, to: url }));
  });
  return { newUrls, newRedirects };
}

/** Adds a file to those that are written. Throws if there is a different file at its path. */
function addFile({ writes }: Move, path: string, content: Buffer, from: string): void {
  const existing = writes.get(path)?.content ?? (existsSync(path) ? readFileSync(path) : undefined);
  if (!existing) writes.set(path, { from, content });
  else if (!existing.equals(content))
    throw new Error(`${path} exists, and is different. Rename one of them.`);
}

/**
 * A picture or PDF as the site accepts it. PDFs go into public/, and so do GIFs and animated WebPs, without metadata.
 * Other pictures go into src/pictures/.
 */
async function toPicture(file: string, oldName: string) {
  const content = readFileSync(file);
  const { dir, name, ext } = posix.parse(oldName);
  const steps = posix.join(dir, name).split('/');
  const stem = steps.map((step) => (findInvalidName(step) ? toKebabCase(step) : step)).join('/');
  const kind = getFileKind(content) ?? ext.slice(1).toLowerCase();
  if (kind === 'pdf') return { path: `public/${stem}.pdf`, content };
  const picture = sharp(content, { animated: true });
  const { pages = 1 } = kind === 'webp' ? await picture.metadata() : {};
  if (pages === 1 && kind !== 'gif') return { path: `src/pictures/${stem}.${kind}`, content };
  return { path: `public/${stem}.${kind}`, content: await picture.toBuffer() };
}

/** The new address of a post, or of a picture in the folders, which is added; undefined for any other. */
async function getNewUrl(url: string, { file, stem }: Post, move: Move) {
  if (/^([a-z][a-z\d+.-]*:|\/\/|#|$)/i.test(url)) return undefined;
  const [, escaped = '', end = ''] = /^([^?#]*)[^#]*(.*)$/s.exec(url) ?? [];
  const path = querystring.unescape(escaped);
  const name = path.replace(/(\/index)?(\.(md|mdx|markdown))?\/?$/i, '');
  const isRelative = !path.startsWith('/');
  const keys = isRelative ? [posix.join(stem, '..', name), basename(name)] : [toPageKey(path)];
  const [post] = keys.flatMap((key) => move.newUrls.get(key) ?? []);
  if (post) return post + end;
  for (const root of [...(isRelative ? [dirname(file)] : []), ...move.folders]) {
    const oldFile = join(root, path);
    const oldName = move.files.get(oldFile);
    if (!oldName || !/\.(svg|png|jpe?g|webp|avif|gif|pdf)$/i.test(oldName)) continue;
    const picture = await toPicture(oldFile, oldName);
    addFile(move, picture.path, picture.content, oldFile);
    return encodeURI(picture.path.replace(/^(src|public)/, ''));
  }
  return undefined;
}

/** The name of a category, which is added if it is new. Capitals make no difference. */
function addCategory(name: string, categories: Category[]): string {
  const known = categories.find((category) => category.name.toLowerCase() === name.toLowerCase());
  if (known) return known.name;
  const { blog } = readYaml('src/content/fixed-pages.yaml');
  const id = toKebabCase(name);
  const isFree = id && categories.every((category) => category.id !== id);
  categories.push({
    id: isFree ? id : `category-${categories.length + 1}`,
    name,
    title: `${name}: ${blog.title}`,
    description: `${name}: ${blog.description}`,
    intro: blog.intro,
    palette: motifNames[categories.length % motifNames.length] ?? 'star',
  });
  return name;
}

/** Adds the article that a post becomes, with its pictures and its category. */
async function addArticle(post: Post, agency: string | undefined, move: Move): Promise<void> {
  const path = `src/content/articles/${post.id}.md`;
  const body = await rewriteText(post.body, (url) => getNewUrl(url, post, move));
  const isElsewhere = post.cover.startsWith('https:');
  const imageUrl = isElsewhere ? post.cover : await getNewUrl(post.cover, post, move);
  const fields = {
    title: post.title,
    excerpt: post.excerpt || getExcerpt(body) || post.title,
    date: post.date,
    category: addCategory(post.category || 'Blog', move.categories),
    imageUrl,
    author: { name: post.author || agency },
    math: post.math,
    draft: post.isDraft || undefined,
  };
  const text = `---\n${editYaml('', fields)}---\n\n${body.trim()}\n`;
  addFile(move, path, Buffer.from(text), post.file);
  if (post.cover && !imageUrl)
    move.left.push(`${path}: There is no cover ${post.cover}. Write another as imageUrl.`);
  move.left.push(...listByPlace(findIn([parseFile({ path, text })], findForeignSyntax)));
}

/** The redirects to articles that the next build publishes. The build refuses others. */
function listPublished(redirects: Redirects, moved: readonly Post[]) {
  const published = moved.filter(({ isDraft: draft, date: isoDate }) =>
    isPublished({ draft, isoDate }, new Date()),
  );
  return redirects.filter(({ to }) => published.some(({ url }) => url === to));
}

async function main(): Promise<void> {
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
  const empty = folders.find((name) => listFiles(name).length === 0);
  if (empty !== undefined) {
    console.error(`There are no files in “${empty}”. Write: npm run move:blog -- ../old/posts`);
    process.exitCode = 1;
    return;
  }

  const files = listOldFiles(folders);
  const left: string[] = [];
  const posts = await readPosts(folder, { files, left }, options.address);
  const { name: agency, redirects = [] } = readValidSettings();
  const { newUrls, newRedirects } = mapUrls(posts, redirects);
  const known: Category[] = readYaml(CATEGORIES) ?? [];
  const categories = [...known];
  const writes: Move['writes'] = new Map();
  const move: Move = { folders, files, newUrls, categories, writes, left };
  const moved: Post[] = [];
  for (const post of posts)
    await attempt(left, post.file, async () => {
      await addArticle(post, agency, move);
      moved.push(post);
    });
  const added = listPublished(newRedirects, moved);

  if (!options['dry-run']) {
    for (const [path, { content }] of writes) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
    const change = (path: string, data: unknown) =>
      writeFileSync(path, editYaml(readFileSync(path, 'utf8'), data));
    if (categories.length > known.length) change(CATEGORIES, categories);
    if (added.length > 0)
      change(SITE_FILE, { ...readYaml(SITE_FILE), redirects: [...redirects, ...added] });
  }
  printSection(options['dry-run'] ? 'Nothing is written. This would be done' : 'Done', [
    ...Array.from(writes, ([path, { from }]) => `Write ${path} from ${from}`),
    ...categories
      .slice(known.length)
      .map(({ name }) => `Add the category ${name} to ${CATEGORIES}`),
    ...added.map(({ from, to }) => `Redirect ${from} to ${to}`),
  ]);
  const unknown = new Set(moved.flatMap((post) => post.unknown));
  printSection('Fields without a counterpart, left out', [...unknown]);
  printSection('To decide: what is not moved, and syntax of the old system', left);
  console.log('Next: run `npm run build`, which names what it does not accept.');
}

await main();
