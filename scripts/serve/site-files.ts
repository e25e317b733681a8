import { createHash } from 'node:crypto';
import { readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { listFiles } from '../built-files.ts';
import { readPolicies } from '../security-headers.ts';
import { contentType, type Encoding, filePolicy } from './headers.ts';
import { isPublic } from './routes.ts';
import { StartError } from './start-error.ts';

/** A file of the site as it was when the server started. */
export interface SiteFile {
  path: string;
  type: string;
  /** Made from the content, so it survives a rebuild or a copy that changes nothing. */
  etag: string;
  /** Content-Security-Policy: pages, drawings and feeds have one. */
  policy: string | undefined;
  stats: Stats;
}

/** A not-found page, kept in memory in each encoding. */
type NotFoundPage = Record<Encoding | 'identity', Buffer>;

/** Keys are file names relative to the folder, with forward slashes: `blog/x.html`. */
export interface Site {
  files: ReadonlyMap<string, SiteFile>;
  notFoundPages: ReadonlyMap<string, NotFoundPage>;
}

function checkBuild(dir: string): void {
  const stats = statSync(dir, { throwIfNoEntry: false });
  if (!stats) throw new StartError(`${dir}/ is missing: run \`npm run build\` first`);
  if (!stats.isDirectory()) throw new StartError(`${dir} is not a folder: check --dir`);
  if (!statSync(join(dir, 'index.html'), { throwIfNoEntry: false }))
    throw new StartError(`${dir}/index.html is missing: run \`npm run build\` first`);
}

/** Leaves out hidden files and the compressed copies, which are not pages of their own. */
function listPublicFiles(dir: string): string[] {
  const all = new Set(listFiles(dir));
  return [...all].filter((name) => {
    const isCompressedCopy = /\.(br|gz)$/.test(name) && all.has(name.slice(0, -3));
    return isPublic(name) && !isCompressedCopy;
  });
}

function compress(content: Buffer): NotFoundPage {
  return { identity: content, br: brotliCompressSync(content), gzip: gzipSync(content) };
}

/**
 * Reads every file of the build once, so that a file nobody can read stops the server at its start
 * and not a visitor later. Throws {@link StartError} and the file system's errors.
 */
export function readSite(dir: string): Site {
  checkBuild(dir);
  const policies = readPolicies(dir);
  const files = new Map<string, SiteFile>();
  const notFoundPages = new Map<string, NotFoundPage>();
  for (const name of listPublicFiles(dir)) {
    const path = join(dir, name);
    const content = readFileSync(path);
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
    files.set(name.normalize(), {
      path,
      type: contentType(name),
      etag: `W/"${hash}"`,
      policy: policies.get(name) ?? filePolicy(name),
      stats: statSync(path),
    });
    if (/(^|\/)404\.html$/.test(name)) notFoundPages.set(name.normalize(), compress(content));
  }
  return { files, notFoundPages };
}

/** False once a new build has replaced or removed the file. */
export function isUnchanged({ path, stats }: SiteFile): boolean {
  const now = statSync(path, { throwIfNoEntry: false });
  return now?.size === stats.size && now.mtimeMs === stats.mtimeMs;
}
