import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import querystring from 'node:querystring';
import { toSitePath } from '#formatting/site-path.ts';

/** File names that work on common systems and hosts. An accent may be a character of its own. */
const FILE_NAME = /^(?![. ])[\p{L}\p{M}\p{N}._ -]+(?<![. ])$/u;

export const NAME_ADVICE =
  'A name may contain only letters, digits, spaces, “.”, “_” and “-”, and may not begin or end with a space or “.”.';

/** In bytes. Cloudflare Pages publishes no larger files. */
export const MAX_FILE_SIZE = 25 * 1024 ** 2;

/** Hidden files, except in `.well-known`, and leftovers of systems and text editors. */
const JUNK_FILE = /(^|\/)(\.(?!\.?\/|well-known\/)|thumbs\.db$|desktop\.ini$|[^/]*~$|#[^/]*#$)/i;

/** Whether a file is a leftover that nobody meant to publish. */
export function isJunkFile(path: string): boolean {
  return JUNK_FILE.test(path);
}

export function findInvalidName(path: string): string | undefined {
  return path.split('/').find((name) => !FILE_NAME.test(name));
}

/** The files below a folder, relative to it: `blog/a.html`. Symlinks count as files, because they are not followed. */
export function listFiles(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries.flatMap((entry) =>
    entry.isDirectory()
      ? listFiles(join(folder, entry.name)).map((name) => `${entry.name}/${name}`)
      : entry.name,
  );
}

/** Whether there is a file, not a folder, at a path. */
export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/**
 * The path of the file at an address on this site: in src/pictures/ for `/pictures/name.jpg`, in public/ for any other
 * address. The file need not exist. Accents are spelled as on the disk, composed or not. Undefined if no file may have
 * the address.
 *
 * @param exists whether there is such a file
 */
export function toFilePath(urlPath: string, exists = isFile): string | undefined {
  const path = querystring.unescape(urlPath.replace(/[?#].*/s, ''));
  if (!path.startsWith('/') || findInvalidName(path.slice(1)) !== undefined) return undefined;
  const file = (path.startsWith('/pictures/') ? 'src' : 'public') + path.normalize('NFC');
  return [file, file.normalize('NFD')].find(exists) ?? file;
}

/** The address of a file in public/, with the base path and with accents as on the disk; undefined if there is none. */
export function toPublicUrl(url: string): string | undefined {
  const file = toFilePath(url);
  const [rest = ''] = /[?#].*/s.exec(url) ?? [];
  return file?.startsWith('public/') && isFile(file)
    ? toSitePath(encodeURI(file.slice('public'.length)) + rest)
    : undefined;
}

export const hasPicture = (urlPath: string): boolean => isFile(toFilePath(urlPath) ?? '');

/** The problem with an address on this site that has no picture, with the remedy; undefined if it has one. */
export function getMissingPictureProblem(written: string, exists = hasPicture): string | undefined {
  const urlPath = written.replace(/[?#].*/s, '');
  if (exists(urlPath)) return undefined;
  const file = toFilePath(urlPath);
  if (!file) return `No file may be called "${urlPath.slice(0, 60)}". ${NAME_ADVICE}`;
  const { name, base } = parse(file);
  const other = ['src/pictures', 'public']
    .flatMap((folder) => listFiles(folder).map((path) => `${folder}/${path}`))
    .find((path) => parse(path).name.toLowerCase() === name.toLowerCase());
  const missing = `There is no file ${file}.`;
  if (other)
    return `${missing} If you mean ${other}, write ${encodeURI(other.replace(/^(src|public)/, ''))}.`;
  // Animated pictures belong in public/.
  return file.startsWith('src/') || /\.gif$/i.test(file)
    ? `${missing} Put it there or correct the path.`
    : `${missing} Put the picture into src/pictures/ and write ${encodeURI(`/pictures/${base}`)}.`;
}
