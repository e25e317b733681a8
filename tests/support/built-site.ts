/** The build of the tested site, read once. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_SIZE } from '#data/articles/article-schema.ts';
import { ENGLISH_NAMES, renameSegments } from '#data/site/path-names-schema.ts';
import { toAbsoluteUrl, toSitePath } from '#formatting/site-path.ts';
import { readBuild } from '../../scripts/findings/links.ts';
import { base, site, type Translation, translations } from './content.ts';
import { HOSTILE, SITE } from './copies.ts';
import { getAttributes, parseHtml, select } from './html.ts';

export interface Page {
  /** Its path, without the base path: `/`, `/blog/ai-healthcare-2025`. */
  path: string;
  translation: Translation;
  /** Its path in English: `/` for `/it`, `/testimonials` for `/it/testimonianze`. */
  englishPath: string;
  /** Its file, relative to dist/: `blog/ai-healthcare-2025.html`. */
  file: string;
  html: string;
  root: ReturnType<typeof parseHtml>;
}

export const DIST = SITE.dir;

if (!existsSync(join(DIST, 'index.html')))
  throw new Error(`${DIST} has no site in it: run \`npm run build\` or \`npm run build:copies\``);

export const builtSite = readBuild(DIST, site.url);
export const { files, read: readText } = builtSite;

/** The pages of a list of articles: `/blog`, `/blog/page/2` …, and the articles that each shows. */
export const listPages = (
  { names }: Translation,
  { path, articles }: Translation['articleLists'][number],
) =>
  Array.from({ length: Math.ceil(articles.length / PAGE_SIZE) }, (_, index) => ({
    path: index === 0 ? path : `${path}/${names.page}/${index + 1}`,
    shown: articles.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
  }));

/** An address on this site as pages write it, with the base path, and as a full URL. */
export const toHref = (path: string) => toSitePath(path, base);
export const toAbsolute = (path: string) => toAbsoluteUrl(path, site.url);

/** The file of a picture, script or style sheet at a full address. */
export const getFile = (url: unknown) =>
  new URL(String(url)).pathname.slice(toHref('/').length) || 'index.html';

function getTranslation(path: string): Translation {
  const isIn = ({ prefix }: Translation) => path === prefix || path.startsWith(`${prefix}/`);
  return translations.toReversed().find(isIn) as Translation;
}

/** The pages that visitors see: not the editor and redirects, which a build may have. */
export const allPages: readonly Page[] = [...files]
  .filter((name) => name.endsWith('.html') && name !== 'admin.html')
  .map((file) => {
    const html = readText(file);
    const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
    const translation = getTranslation(path);
    const { prefix, names } = translation;
    const englishPath = renameSegments(path.slice(prefix.length) || '/', names, ENGLISH_NAMES);
    return { path, englishPath, translation, file, html, root: parseHtml(html) };
  })
  .filter(({ root }) => select(root, '[http-equiv="refresh"]').length === 0);

const isHostile = ({ language }: Translation) => SITE.folder !== '.' && language === HOSTILE;

/** The pages without those in the hostile language, which only the copy `agency` has. */
export const pages = allPages.filter(({ translation }) => !isHostile(translation));
export const ownTranslations = translations.filter((translation) => !isHostile(translation));

export const isNotFoundPage = ({ file }: Page): boolean => /(^|\/)404\.html$/.test(file);

/** Pages that are hidden from search engines: not-found pages and the thanks page. */
export const isHidden = (page: Page): boolean =>
  isNotFoundPage(page) || page.englishPath === '/thanks';

export const indexablePages = allPages.filter((page) => !isHidden(page));

export const isArticle = (page: Page): boolean =>
  /^\/blog\/[^/]+$/.test(page.englishPath) && !isNotFoundPage(page);

export const isCase = ({ englishPath }: Page): boolean => englishPath.startsWith('/work/');

/** The contents of `<meta name="…">` or `<meta property="…">`, joined if there are several. */
export const getMeta = ({ root }: Page, name: string) =>
  getAttributes(root, `meta[name="${name}"], meta[property="${name}"]`, 'content').join(' and ');

export function getPage(path: string): Page {
  const found = pages.find((other) => other.path === path);
  if (!found) throw new Error(`there is no page ${path} in ${DIST}/`);
  return found;
}

/** A rule for a page. `on` begins an expectation; `what` names the part that it is about. */
type Rule = (
  page: Page,
  on: (actual: unknown, what?: string) => ReturnType<typeof expect.soft>,
) => void | Promise<void>;

/** Creates a test for each rule, which checks all of these pages. Its title begins with `name`. */
export function testPages(
  name: string,
  those: readonly Page[],
  rules: Readonly<Record<string, Rule>>,
): void {
  test.each(Object.entries(rules))(`${name} %s`, async (_, rule) => {
    expect(those.length).toBeGreaterThan(2);
    for (const page of those)
      await rule(page, (actual, what = '') => expect.soft(actual, `${page.path} ${what}`));
  });
}
