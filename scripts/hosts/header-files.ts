/**
 * `_headers` and `_redirects`, which Netlify and Cloudflare Pages read from the folder of the build.
 *
 * Both hosts join the values of all rules that match an address, and rules match the address that was
 * asked for, not the page that answers. So one policy fits every page: that of an unknown address is
 * not known beforehand. Hash sources only ever allow code of this build. Joined policies all count, so a
 * second one for some files makes theirs stricter; joined values of `Cross-Origin-Resource-Policy` do not
 * count at all, so it comes by the endings of files, of which only one can match.
 */
import { baseHeaders, type PageSources, sharedPolicy } from '../security-headers.ts';
import { CACHING, filePolicy, resourcePolicy, TYPES } from '../serve/headers.ts';

/** Characters. Cloudflare Pages leaves out a line of `_headers` that is longer. */
const LONGEST_HEADER_LINE = 2_000;

/** A header of `_headers` that would be missing on Cloudflare Pages; the message says what to do. */
export class HeaderTooLongError extends Error {
  constructor(line: string) {
    const name = line.trim().split(':', 1)[0];
    super(
      `_headers: the line of ${name} has ${line.length} characters, and Cloudflare Pages leaves out lines ` +
        `of more than ${LONGEST_HEADER_LINE} without a word. The policy of all pages names each different ` +
        'inline <script> and <style> once (55 characters) and each other site that pictures come from: make ' +
        'inline code the same on every page or move it into files, or keep pictures in public/. ' +
        'See docs/decisions/12-policy-from-the-build.md',
    );
  }
}

/** The headers that files have for their ending, beside those of every address. */
function headersOfKind(file: string): Record<string, string> {
  const policy = filePolicy(file);
  return {
    'Cross-Origin-Resource-Policy': resourcePolicy(file),
    ...(policy && { 'Content-Security-Policy': policy }),
  };
}

/**
 * The text of `_headers`. Throws {@link HeaderTooLongError}.
 *
 * @param files names of the files of the build
 */
export function headersFile(
  pages: ReadonlyMap<string, PageSources>,
  files: readonly string[],
): string {
  const everywhere = {
    ...baseHeaders,
    'Content-Security-Policy': sharedPolicy(pages.values()),
  };
  const rule = (address: string, headers: Readonly<Record<string, string>>) =>
    [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  // Pages have no ending in their addresses.
  const endings = Object.keys(TYPES).filter(
    (ending) => ending !== '.html' && files.some((file) => file.endsWith(ending)),
  );
  // Other files keep both hosts' own `Cache-Control`, which is that of our pages.
  const rules = [
    rule('/*', everywhere),
    rule('/_astro/*', { 'Cache-Control': CACHING.hashed }),
    ...endings.map((ending) => rule(`/*${ending}`, headersOfKind(`file${ending}`))),
  ];
  const text = `${rules.join('\n')}\n`;
  const tooLong = text.split('\n').find(({ length }) => length > LONGEST_HEADER_LINE);
  if (tooLong) throw new HeaderTooLongError(tooLong);
  return text;
}

/**
 * Which not-found page answers where; files that exist come first. An address directly in a folder
 * that has a not-found page of its own gets that one, any other the site's, as in `npm start`. Netlify
 * needs to be told. Cloudflare Pages passes over rules with status 404 and takes the nearest
 * `404.html` upwards: the same page, but for addresses further down in such a folder.
 *
 * @param pages names of the HTML files of the build
 */
export function redirectsFile(pages: Iterable<string>): string {
  const folders = [...pages]
    .filter((page) => /(^|\/)404\.html$/.test(page))
    .map((page) => page.slice(0, -'404.html'.length))
    .toSorted((a, b) => b.length - a.length);
  const rule = (folder: string) => `/${folder}${folder ? ':name' : '*'} /${folder}404.html 404\n`;
  return folders.map(rule).join('');
}
