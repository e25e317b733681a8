import { extname } from 'node:path';
import { RESOURCE_POLICY, XML_FILE_POLICY } from '../security-headers.ts';

export type Encoding = 'br' | 'gzip';

/** Content types by file ending. */
export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.pdf': 'application/pdf',
};

export const PICTURE_ENDINGS: readonly string[] = Object.keys(TYPES).filter((ending) =>
  TYPES[ending]?.startsWith('image/'),
);

/** Endings of the files that are XML: drawings, feeds, the site map. */
export const XML_ENDINGS: readonly string[] = Object.keys(TYPES).filter((ending) =>
  /\bxml\b/.test(TYPES[ending] ?? ''),
);

/** Feeds have types of their own, which their endings do not tell. */
export const TYPES_BY_NAME: Readonly<Record<string, string>> = {
  'rss.xml': 'application/rss+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
};

/** The `Content-Type` of a file; unknown kinds are downloads, never guessed at. */
export function contentType(file: string): string {
  return TYPES_BY_NAME[file] ?? TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
}

const hasEnding = (file: string, endings: readonly string[]) =>
  endings.includes(extname(file).toLowerCase());

/** The `Cross-Origin-Resource-Policy` of a file. */
export function resourcePolicy(file: string): string {
  return RESOURCE_POLICY[hasEnding(file, PICTURE_ENDINGS) ? 'picture' : 'other'];
}

/** The `Content-Security-Policy` of a file that is no page, if it needs one. */
export function filePolicy(file: string): string | undefined {
  return hasEnding(file, XML_ENDINGS) ? XML_FILE_POLICY : undefined;
}

/** Values of `Cache-Control`; `hashed` is for names that contain a hash of the content. */
export const CACHING = {
  hashed: 'public, max-age=31536000, immutable',
  page: 'public, max-age=0, must-revalidate',
  other: 'public, max-age=3600',
} as const;

/** Names in `_astro/` contain a hash of the content, so they may be kept for a year. */
export function cacheControl(file: string): string {
  if (file.startsWith('_astro/')) return CACHING.hashed;
  return file.endsWith('.html') ? CACHING.page : CACHING.other;
}

/** The encodings this client takes, best first; a weight of 0 means no (RFC 9110 §12.5.3). */
export function acceptedEncodings(acceptEncoding = ''): Encoding[] {
  const weights = new Map(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .map((item) => {
        const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
        const weight = parameters.find((parameter) => parameter.startsWith('q='));
        return [name, weight ? Number(weight.slice(2)) : 1];
      }),
  );
  const encodings: Encoding[] = ['br', 'gzip'];
  return encodings.filter((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}

/** Whether the client's copy is current: a weak comparison of entity tags (RFC 9110 §13.1.2). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (
    ifNoneMatch !== undefined &&
    (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').map(opaque).includes(opaque(etag)))
  );
}
