/** The build of the site that is tested, read once. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sitePath } from '#formatting/site-path.ts';
import { base, ROOT, type Translation, translations } from './content.ts';
import { parseHtml, select } from './html.ts';

export interface Page {
  /** As a visitor sees it: `/`, `/blog/ai-healthcare-2025`. */
  path: string;
  /** What the site says in its language. */
  translation: Translation;
  /** Where it would be in the first language: `/` for `/it`. */
  firstPath: string;
  /** Relative to dist/: `blog/ai-healthcare-2025.html`. */
  file: string;
  html: string;
  root: ReturnType<typeof parseHtml>;
}

const DIST = join(ROOT, 'dist');

/** The files below a folder, by their names relative to it. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();
}

if (!existsSync(join(DIST, 'index.html')))
  throw new Error(`${DIST}/ has no site in it: run \`npm run build\` first`);

/** An address of this site as pages name it, with the folder of the host. */
export const at = (path: string) => sitePath(path, base);

/** Names relative to dist/. */
export const files: ReadonlySet<string> = new Set(listFiles(DIST));

/** The one whose addresses begin like this path. */
function translationOf(path: string): Translation {
  const isIn = ({ prefix }: Translation) => path === prefix || path.startsWith(`${prefix}/`);
  return translations.toReversed().find(isIn) as Translation;
}

/** The pages that visitors see: not the editor and redirects, which a build may have. */
export const pages: readonly Page[] = [...files]
  .filter((name) => name.endsWith('.html') && name !== 'admin.html')
  .map((file) => {
    const html = readText(file);
    const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
    const translation = translationOf(path);
    const firstPath = path.slice(translation.prefix.length) || '/';
    return { path, firstPath, translation, file, html, root: parseHtml(html) };
  })
  .filter(({ root }) => select(root, '[http-equiv="refresh"]').length === 0);

/** The page after a form that a host receives. */
const isThanks = ({ firstPath }: Page): boolean => firstPath === '/thanks';

/** What is not for search engines. */
export const isHidden = (page: Page): boolean => isErrorPage(page) || isThanks(page);

/** The not-found pages. */
export const isErrorPage = ({ file }: Page): boolean => /(^|\/)404\.html$/.test(file);

export const isArticle = (page: Page): boolean =>
  /^\/blog\/[^/]+$/.test(page.firstPath) && !isErrorPage(page);

const isStatement = ({ path, translation }: Page): boolean =>
  translation.statements.some((statement) => statement.path === path);

/**
 * The route of a page, for tables with one line for all pages that differ only in content: `/blog/[id]`
 * for articles, `/[statement]` for statements, `/blog` for every page of that list.
 */
export function routeOf(one: Page): string {
  if (isArticle(one)) return '/blog/[id]';
  if (isStatement(one)) return '/[statement]';
  return one.firstPath
    .replace(/^\/thanks$/, '/404')
    .replace(/^(\/blog\/category)\/[^/]+/, '$1/[category]')
    .replace(/\/page\/\d+$/, '');
}

/** For `test.each`: the path as title, then the page. */
export const eachPage = (chosen: readonly Page[] = pages): [string, Page][] =>
  chosen.map((page) => [page.path, page]);

export function page(path: string): Page {
  const found = pages.find((one) => one.path === path);
  if (!found) throw new Error(`there is no page ${path} in ${DIST}/`);
  return found;
}

export function readText(file: string): string {
  return readFileSync(join(DIST, file), 'utf8');
}

/** Bytes on the wire of a file that is not compressed, such as a font. */
export function plainSize(file: string): number {
  return statSync(join(DIST, file)).size;
}

const brotliSizes = new Map<string, number>();

/** Bytes that a visitor downloads, at brotli's best (quality 11): hosts come close to it. */
export function brotliSize(text: string): number {
  const known = text === '' ? 0 : brotliSizes.get(text);
  if (known !== undefined) return known;
  const size = brotliCompressSync(text).length;
  brotliSizes.set(text, size);
  return size;
}
