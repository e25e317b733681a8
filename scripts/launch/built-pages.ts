import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlToHast } from 'satteri';

/** A page of the build, as far as links are concerned. */
export interface BuiltPage {
  /** Relative to the build's folder: `blog/quantum.html`. */
  file: string;
  /** What its links, images, scripts and islands name, as written, each once. */
  addresses: string[];
  ids: ReadonlySet<string>;
}

interface Node {
  properties?: Record<string, unknown>;
  children?: Node[];
}

/** Names as satteri gives them. */
const ADDRESSES = ['href', 'src', 'poster', 'component-url', 'renderer-url'];

/** Reads the HTML files among `files`, which are relative to `dir`. Throws the file system's errors. */
export function readPages(dir: string, files: Iterable<string>): BuiltPage[] {
  return [...files]
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, ...linksOf(readFileSync(join(dir, file), 'utf8')) }));
}

export function linksOf(html: string): Pick<BuiltPage, 'addresses' | 'ids'> {
  const addresses = new Set<string>();
  const ids = new Set<string>();
  const visit = ({ properties = {}, children = [] }: Node): void => {
    for (const [name, value] of Object.entries(properties)) {
      if (typeof value !== 'string') continue;
      if (name === 'id') ids.add(value);
      if (ADDRESSES.includes(name)) addresses.add(value);
    }
    children.forEach(visit);
  };
  visit(htmlToHast(html) as Node);
  return { addresses: [...addresses], ids };
}
