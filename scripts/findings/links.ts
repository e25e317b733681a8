/** Checks the built site's links to itself, for the launch check and for tests/built. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import querystring from 'node:querystring';
import { htmlToHast } from 'satteri';
import { getText, type HastRoot, listElements } from '#data/markdown/hast.ts';
import { listFiles } from '#data/urls/site-file.ts';
import type { Finding } from './report.ts';

export interface SiteFiles {
  /** The address where the site is published, with its base path: `https://example.com/site`. */
  url: string;
  /** Names relative to the build's folder: `blog/quantum.html`. */
  files: ReadonlySet<string>;
  read(file: string): string;
}

/** Reads the build in `folder` of a site that is published at `url`. */
export function readBuild(folder: string, url: string): SiteFiles {
  return {
    url,
    files: new Set(listFiles(folder).toSorted()),
    read: (file) => readFileSync(join(folder, file), 'utf8'),
  };
}

/** Without `action`: what receives a form may be a function of the host. */
const URL_ATTRIBUTE = /^(href|src|poster|data|component-?url|renderer-?url)$/i;
const SET_ATTRIBUTE = /^(image)?srcset$/i;
/** An address in CSS, apart from data and from fragments, which refer to the page itself. */
const CSS_URL = /(?:url\(\s*|@import\s+)["']?(?!data:|#)([^"')]+)/g;

/** The addresses that a page links to or loads: pages, pictures, scripts, fonts, islands and their renderer. */
export function listUrls(html: string): string[] {
  return listElements(htmlToHast(html) as HastRoot).flatMap((element) => {
    const urls = Object.entries(element.properties).flatMap(([name, value]) => {
      if (URL_ATTRIBUTE.test(name)) return String(value);
      const set = SET_ATTRIBUTE.test(name) ? String(value).split(',') : [];
      return set.map((candidate) => candidate.trim().replace(/\s.*/, ''));
    });
    return [...urls, ...(element.tagName === 'style' ? urlsInCss(getText(element)) : [])];
  });
}

const urlsInCss = (css: string) => Array.from(css.matchAll(CSS_URL), ([, url = '']) => url);

/** The address of a page within the site: `blog/quantum` for `blog/quantum.html`. */
const toPagePath = (file: string) => file.replace(/(^|\/)index\.html$|\.html$/, '');

/** The problem with an address in a file on the site; undefined for good links and other sites. */
export function getLinkProblem(
  written: string,
  inFile: string,
  site: SiteFiles,
): string | undefined {
  const { href, origin, pathname: folder } = new URL(`${site.url}/`);
  const target = URL.parse(written, href + toPagePath(inFile));
  if (!target) return 'is not a valid address';
  if (target.origin !== origin) return undefined;
  const path = querystring.unescape(target.pathname);
  const isInSite = `${path}/`.startsWith(folder);
  // A full address outside the base path leads to another site.
  if (!isInSite && URL.canParse(written)) return undefined;
  const id = querystring.unescape(target.hash.slice(1));
  const name = path.slice(folder.length);
  const bare = toPagePath(name).replace(/\/$/, '');
  const isPage = (file: string) => site.files.has(file) && !/(^|\/)404\.html$/.test(file);
  const answer = [bare || 'index.html', `${bare}.html`].find(isPage);
  const file = written.startsWith('#') ? inFile : answer;
  if (!file || !isInSite) return 'leads to no page or file';
  if (bare !== name) return `should be ${folder}${bare}`;
  const hasId = id === '' || site.read(file).includes(` id="${id}"`);
  return hasId ? undefined : 'names an id that its page does not have';
}

/** The broken addresses in a build, or in some of its pages and style sheets. */
export function findBrokenLinks(
  site: SiteFiles,
  inFiles: Iterable<string> = site.files,
): Finding[] {
  const files = [...inFiles].filter((name) => /\.(html|css)$/.test(name));
  return files.flatMap((file) => {
    const text = site.read(file);
    const urls = new Set(file.endsWith('.css') ? urlsInCss(text) : listUrls(text));
    return [...urls].flatMap((written) => {
      const problem = getLinkProblem(written, file, site);
      return problem ? { what: `${written} ${problem}`, place: `/${toPagePath(file)}` } : [];
    });
  });
}
