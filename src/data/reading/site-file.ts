import { existsSync, statSync } from 'node:fs';
import querystring from 'node:querystring';

/** What a name must be for every system, host and address to take it; accents may be characters of their own. */
const FILE_NAME = /^(?![. ])[\p{L}\p{M}\p{N}._ -]+(?<![. ])$/u;

/** The same in words for editors. */
export const NAME_ADVICE = 'A name has letters, digits, blanks, “.”, “_” and “-” only.';

/** What is hidden, but for what `.well-known` shows, and what systems and text editors leave behind. */
const LEFT_OVER = /(^|\/)(\.(?!\.?\/|well-known\/)|thumbs\.db$|desktop\.ini$|[^/]*~$|#[^/]*#$)/i;

/** Whether nobody wrote a file to be on the site. */
export function isLeftOver(path: string): boolean {
  return LEFT_OVER.test(path);
}

/** The first name in a path that no file or folder may have. */
export function wrongNameIn(path: string): string | undefined {
  return path.split('/').find((name) => !FILE_NAME.test(name));
}

/** Whether there is a file at a path, and no folder. */
export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/**
 * The file at an address of this site: that of `/pictures/name.jpg` is in src/pictures/, every other one in public/. Its
 * accents are as on the disk, composed or not. It may not exist. Undefined if none may have the address.
 *
 * @param exists whether there is such a file
 */
export function siteFile(address: string, exists = isFile): string | undefined {
  const path = querystring.unescape(address.replace(/[?#].*/s, ''));
  if (!path.startsWith('/') || wrongNameIn(path.slice(1)) !== undefined) return undefined;
  const file = (path.startsWith('/pictures/') ? 'src' : 'public') + path.normalize('NFC');
  return [file, file.normalize('NFD')].find(exists) ?? file;
}

/** An address of this site; that of a file in public/ with its accents as on the disk. */
export function publishedAddress(address: string): string {
  const file = siteFile(address);
  const [rest = ''] = /[?#].*/s.exec(address) ?? [];
  return file?.startsWith('public/') && isFile(file)
    ? encodeURI(file.slice('public'.length)) + rest
    : address;
}
