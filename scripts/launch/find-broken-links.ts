import type { BuiltPage } from './built-pages.ts';

export interface BrokenLink {
  /** The page that it stands on: `/blog/quantum`. */
  page: string;
  address: string;
  why: string;
}

interface Site {
  pages: readonly BuiltPage[];
  /** Every file of the build, by its name in the folder. */
  files: ReadonlySet<string>;
  /** The folder of the host that it was built for: `/` or `/site`. */
  base: string;
}

/** Any host: addresses are compared among themselves only. */
const HERE = 'http://localhost';

/** Links of the site to itself that lead to no file, by a detour, or to an id that is not there. */
export function findBrokenLinks({ pages, files, base }: Site): BrokenLink[] {
  const folder = base.replace(/\/$/, '');
  const idsOf = new Map(pages.map(({ file, ids }) => [file, ids]));

  const whyNoPlace = (file: string, hash: string): string | undefined => {
    const ids = idsOf.get(file);
    if (!isEncoded(hash)) return 'is no address';
    const id = decodeURIComponent(hash.slice(1));
    return id && ids && !ids.has(id) ? `names a place that ${file} does not have` : undefined;
  };

  /** The file that hosts send for an address, which has no `.html` and no slash at its end. */
  const findFile = (pathname: string): string | undefined => {
    if (pathname === `${folder}/`) return 'index.html';
    const name = decodeURIComponent(pathname.slice(folder.length + 1));
    const isBelow = pathname.startsWith(`${folder}/`) && !/(^|\/)404$|\.html$/.test(name);
    return isBelow ? [name, `${name}.html`].find((file) => files.has(file)) : undefined;
  };

  const whyBroken = (address: string, file: string, page: string): string | undefined => {
    if (address.startsWith('#')) return whyNoPlace(file, address);
    if (!URL.canParse(address, HERE)) return 'is no address';
    const { origin, pathname, hash } = new URL(address, `${HERE}${folder}${page}`);
    if (origin !== HERE) return undefined;
    if (!isEncoded(pathname)) return 'is no address';
    const target = findFile(pathname);
    if (target !== undefined) return whyNoPlace(target, hash);
    const short = pathname.replace(/(\/index)?\.html$|\/$/, '');
    return findFile(short) === undefined ? 'leads to no page or file' : `should be ${short}`;
  };

  return pages.flatMap(({ file, addresses }) => {
    const page = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
    return addresses.flatMap((address) => {
      const why = whyBroken(address, file, page);
      return why ? [{ page, address, why }] : [];
    });
  });
}

/** False for a `%` that begins no encoded character. */
function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
