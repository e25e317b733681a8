/**
 * Decides what a request gets, from its method, its target and the names of the files that exist.
 *
 * Files are only ever looked up by exact name, so no spelling of `..` leads out of the folder, and
 * a redirect leads only to a page that exists, so never to another site. The layout is that of
 * Astro's `build.format: 'file'` with `trailingSlash: 'never'`: `/blog` is `blog.html`.
 */

/** File names are relative to the site's folder, with forward slashes: `blog/x.html`. */
export type Route =
  | { kind: 'file'; file: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'not-found'; page: string | undefined }
  | { kind: 'refused'; status: 400 | 405 | 414 };

type Files = ReadonlySet<string>;

export const MAX_TARGET_LENGTH = 2_048;

// Origin form, or absolute form, which a server must accept too (RFC 9112 §3.2).
const REQUEST_TARGET = /^(?:https?:\/\/[^/?#]+)?(\/[^?]*)(\?.*)?$/i;
const PRINTABLE_ASCII = /^[\x21-\x7e]*$/;
const ENCODED_SLASH = /%2f|%5c/i;
const NOT_FOUND_PAGE = /(^|\/)404\.html$/;

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path).normalize();
  } catch {
    return undefined;
  }
}

/** Written for hosts by the build: settings, not content. */
const HOST_FILES = new Set(['_headers', '_redirects']);

/** `index.html` → `/`, `blog/index.html` and `blog.html` → `/blog`. */
export function cleanPath(page: string): string {
  return `/${page.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}

function findFile(path: string, files: Files): string | undefined {
  const name = path.slice(1).replace(/\/$/, '');
  const spellings = [name, `${name}.html`, name ? `${name}/index.html` : 'index.html'];
  return spellings.find((spelling) => files.has(spelling));
}

/**
 * The `404.html` of the folder that the path names a file of, else the site's: `/blog/x` is an article
 * that does not exist and gets `blog/404.html`; `/blog/page/99` is no article (Specification §2).
 */
function notFound(path: string, files: Files): Route {
  const folder = path.slice(1, path.replace(/\/$/, '').lastIndexOf('/') + 1);
  const page = [`${folder}404.html`, '404.html'].find((name) => files.has(name));
  return { kind: 'not-found', page };
}

function routePath(path: string, query: string, files: Files): Route {
  const file = findFile(path, files);
  if (!file) return notFound(path, files);
  if (NOT_FOUND_PAGE.test(file)) return { kind: 'not-found', page: file };
  const isPage = file.endsWith('.html');
  const canonical = isPage ? cleanPath(file) : `/${file}`;
  if (path === canonical) return { kind: 'file', file };
  if (!isPage) return notFound(path, files);
  return { kind: 'redirect', location: encodePath(canonical) + query };
}

/** Percent-encodes each segment of a path, `?` and `#` included. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/**
 * Whether visitors may see a file: hidden ones stay hidden, except in `/.well-known/`, and so do the
 * settings of hosts.
 */
export function isPublic(file: string): boolean {
  if (HOST_FILES.has(file)) return false;
  return file
    .split('/')
    .every((name, index) => !name.startsWith('.') || (index === 0 && name === '.well-known'));
}

/** A site in a folder of its host answers below that folder; `/` leads there. */
function routeBelow(base: string, path: string, query: string, files: Files): Route {
  if (path.startsWith(`${base}/`)) {
    const route = routePath(path.slice(base.length), query, files);
    return route.kind === 'redirect' ? { ...route, location: base + route.location } : route;
  }
  if (path === '/' || path === base) return { kind: 'redirect', location: `${base}/${query}` };
  return notFound('/', files);
}

/**
 * @param target the request target as received, still encoded, with its query
 * @param base the folder of the host that the site lies in: `/` or `/site`
 */
export function decideRoute(method: string, target: string, files: Files, base = '/'): Route {
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'refused', status: 405 };
  if (target.length > MAX_TARGET_LENGTH) return { kind: 'refused', status: 414 };
  const [, encodedPath, query = ''] = REQUEST_TARGET.exec(target) ?? [];
  const path = encodedPath && PRINTABLE_ASCII.test(target) ? decode(encodedPath) : undefined;
  if (!encodedPath || !path || path.includes('\0')) return { kind: 'refused', status: 400 };
  if (ENCODED_SLASH.test(encodedPath)) return notFound(encodedPath, files);
  return base === '/' ? routePath(path, query, files) : routeBelow(base, path, query, files);
}
