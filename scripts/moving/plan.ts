/** Plans how the posts of another blog become articles. Changes nothing. */
import { basename, dirname, join, posix, resolve } from 'node:path';
import querystring from 'node:querystring';
import sharp from 'sharp';
import { z } from 'zod';
import { articleSchema, type Category, isPublished } from '#data/articles/article-schema.ts';
import { checkMarkdown } from '#data/markdown/check-markdown.ts';
import { readVideoUrl } from '#data/markdown/video.ts';
import { entryIdProblem } from '#data/reading/fields.ts';
import { memoize } from '#data/reading/memoize.ts';
import { invalidNameIn, siteFile } from '#data/reading/site-file.ts';
import { pageKey } from '#data/site/redirects-schema.ts';
import { SITE_FILE, type ValidSettings } from '#data/site/site.ts';
import { editYaml } from '#editor/edit-yaml.ts';
import { dropUnprintable } from '#formatting/characters.ts';
import { toKebabCase } from '#formatting/names.ts';
import { motifNames } from '#types.ts';
import { getKind, uploadProblem } from '../../integrations/uploads.ts';
import { findForeignSyntax, findIn, parseFile } from '../launch/findings.ts';
import { listByPlace } from '../report.ts';
import { readPost } from './post.ts';
import { cutOff, getExcerpt, rewriteText } from './text.ts';

interface OldBlog {
  /** The folder of the posts, then those of the pictures. */
  folders: readonly string[];
  /** The files in these folders, each with its name there. */
  files: ReadonlyMap<string, string>;
  /** How the addresses of posts were made: `/:year/:month/:title`. */
  address?: string | undefined;
}

interface NewSite {
  settings: ValidSettings;
  categories: readonly Category[];
  /** The texts of /blog, with which those of new categories end. */
  blog: Pick<Category, 'title' | 'description' | 'intro'>;
}

type Redirects = readonly { from: string; to: string }[];
type Post = ReturnType<typeof readPost> & { file: string };

/** The ids of posts by old address, by path in their folder, and by name; '' for addresses that are in use. */
function getTargets(posts: readonly Post[], redirects: Redirects): Map<string, string> {
  const used = [...redirects.map(({ from }) => from), ...posts.map(({ id }) => `/blog/${id}`)];
  const targets = new Map(used.map((path) => [pageKey(path), '']));
  for (const { id, oldPaths, stem } of posts)
    for (const key of [...oldPaths.map(pageKey), stem, basename(stem)])
      if (!targets.has(key)) targets.set(key, id);
  return targets;
}

/** A category that is not in `known`. */
function newCategory(name: string, known: readonly Category[], { blog }: NewSite): Category {
  const id = toKebabCase(name);
  const isFree = id && known.every((other) => other.id !== id);
  return {
    id: isFree ? id : `category-${known.length + 1}`,
    name,
    title: `${name}: ${blog.title}`,
    description: `${name}: ${blog.description}`,
    intro: blog.intro,
    palette: motifNames[known.length % motifNames.length] ?? 'star',
  };
}

/** A picture as this site accepts it: in src/pictures/ or, if it is refused there, as animations are, in public/. */
async function toPicture(name: string, content: Buffer) {
  const { dir, name: base, ext } = posix.parse(name);
  const steps = posix.join(dir, base).split('/');
  const stem = steps.map((step) => (invalidNameIn(step) ? toKebabCase(step) : step)).join('/');
  const target = `${stem}.${getKind(content) ?? ext.slice(1).toLowerCase()}`;
  const refusal = await uploadProblem(`src/pictures/${target}`, content);
  if (!refusal) return { path: `src/pictures/${target}`, content };
  // In public/, the build accepts no metadata, and sharp leaves it out.
  const isAnimation = /\.(gif|webp)$/.test(target);
  const made = isAnimation ? await sharp(content, { animated: true }).toBuffer() : content;
  if (await uploadProblem(`public/${target}`, made)) throw new Error(refusal);
  return { path: `public/${target}`, content: made };
}

/**
 * Plans a move.
 *
 * @param read the content of a file, old or new; undefined if there is none
 * @returns `writes`, the new files with those that they are made from; `categories` and `redirects`, old and new;
 * `unknown`, the fields without a counterpart; `left`, what a person must decide
 */
export async function planMove(
  { folders, files, address }: OldBlog,
  site: NewSite,
  read: (path: string) => Buffer | undefined,
) {
  const writes = new Map<string, { from: string; content: string | Buffer }>();
  const categories = [...site.categories];
  const redirects = [...(site.settings.redirects ?? [])];
  const unknown = new Set<string>();
  const left: string[] = [];

  /** What `make` returns. If it throws, a person must decide about the file. */
  async function attempt<Made>(file: string, make: () => Made | Promise<Made>) {
    try {
      return await make();
    } catch (error) {
      left.push(`${file} is not moved: ${(error as Error).message}`);
      return undefined;
    }
  }

  const [folder = ''] = folders;
  const posts: Post[] = [];
  for (const [file, name] of files) {
    const isPost = file === join(folder, name) && /\.(md|mdx|markdown)$/i.test(name);
    if (!isPost || /(^|\/)(_index|readme)\.\w+$/i.test(name)) continue;
    await attempt(file, () => {
      const source = new TextDecoder('utf-8', { fatal: true }).decode(read(file));
      const post = readPost(dropUnprintable(source), name, basename(resolve(folder)), address);
      const isFree = !entryIdProblem(post.id) && posts.every(({ id }) => id !== post.id);
      const id = isFree ? post.id : `${post.id}-${posts.length + 1}`;
      posts.push({ ...post, id, file });
    });
  }
  const targets = getTargets(posts, redirects);

  /** The new address of a picture, which is copied once. */
  const copy = memoize((file: string) =>
    attempt(file, async () => {
      const { path, content } = await toPicture(`${files.get(file)}`, read(file) as Buffer);
      const existing = read(path);
      if (existing && !existing.equals(content))
        throw new Error(`${path} is another file. Rename one of them.`);
      if (!existing) writes.set(path, { from: file, content });
      return encodeURI(path.replace(/^(src|public)/, ''));
    }),
  );
  const isFile = (path: string) => writes.has(path) || read(path) !== undefined;
  const hasPicture = (url: string) => isFile(siteFile(url, isFile) ?? '');

  /** The new address of a post, or of a picture in the folders; undefined for any other. */
  async function getNewUrl(url: string, { file, stem }: Post): Promise<string | undefined> {
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
    return picture && copy(picture);
  }

  /** The name of a category, which is added if it is new. Capitals make no difference. */
  function getCategory(name: string): string {
    const known = categories.find((item) => item.name.toLowerCase() === name.toLowerCase());
    if (!known) categories.push(newCategory(name, categories, site));
    return known?.name ?? name;
  }

  async function planArticle(post: Post): Promise<void> {
    const { file, id, date, isDraft } = post;
    const path = `src/content/articles/${id}.md`;
    if (isFile(path)) throw new Error(`${path} exists.`);
    const getUrl = (url: string) => getNewUrl(url, post);
    const body = await rewriteText(post.body, getUrl);
    const cover = post.cover && ((await getUrl(post.cover)) ?? post.cover);
    const isShown = cover.startsWith('https:') || hasPicture(cover);
    const fields = {
      title: post.title,
      excerpt: cutOff(post.excerpt, 400) || getExcerpt(body) || post.title,
      date,
      category: getCategory((post.category || 'Blog').slice(0, 40).trim()),
      imageUrl: isShown ? cover : undefined,
      author: { name: post.author || site.settings.name },
      math: post.math,
      draft: isDraft || undefined,
    };
    // Whether the cover exists is checked above: the plan may only be about to copy it.
    const { error } = articleSchema().safeParse({ ...fields, imageUrl: undefined });
    if (error) throw new Error(z.prettifyError(error));
    const text = `---\n${editYaml('', fields)}---\n\n${body.trim()}\n`;
    writes.set(path, { from: file, content: text });

    for (const field of post.unknown) unknown.add(field);
    if (cover && !isShown)
      left.push(`${path}: The cover ${cover} cannot be shown. Write another as imageUrl.`);
    for (const problem of checkMarkdown(text, hasPicture))
      left.push(`${path}:${problem.line}: ${problem.text}`);
    left.push(...listByPlace(findIn([parseFile({ path, text })], findForeignSyntax)));
    if (!site.settings.embeds?.length && body.split('\n').some((line) => readVideoUrl(line)))
      left.push(
        `${path}: Its videos are links until “embeds” in ${SITE_FILE} names their service.`,
      );

    // The build refuses redirects to what is not published.
    if (!isPublished({ draft: isDraft, isoDate: date }, new Date())) return;
    for (const from of post.oldPaths.filter((old) => targets.get(pageKey(old)) === id))
      redirects.push({ from, to: `/blog/${id}` });
  }

  for (const post of posts) await attempt(post.file, () => planArticle(post));
  return { writes, categories, redirects, unknown, left };
}
