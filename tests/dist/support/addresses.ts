/** Addresses in the built pages, and the files that they lead to. */

import { site } from '../../support/content.ts';
import { files, idsOf, type Page, pages, readText } from './built-site.ts';
import { attribute, descendants, describeElement, select, textOf } from './html.ts';

export interface Address {
  /** As written. */
  address: string;
  /** The element, stylesheet or script that it stands in, for messages. */
  from: string;
}

const ADDRESS_ATTRIBUTES = ['href', 'src', 'action', 'poster', 'data', 'component-url'];
const SET_ATTRIBUTES = ['srcset', 'imagesrcset'];
const CSS_URL = /url\(\s*["']?([^"')]+)["']?\s*\)/g;
const CSS_IMPORT = /@import\s+["']([^"']+)["']/g;

/** Every address that a page names: links, images, scripts, fonts, islands and their renderer. */
export function addressesOf({ root }: Page): Address[] {
  const inAttributes = descendants(root).flatMap((element) => {
    const single = [...ADDRESS_ATTRIBUTES, 'renderer-url'].flatMap(
      (name) => attribute(element, name) ?? [],
    );
    const sets = SET_ATTRIBUTES.flatMap((name) => attribute(element, name)?.split(',') ?? []);
    const fromSets = sets.map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
    return [...single, ...fromSets].map((address) => ({ address, from: describeElement(element) }));
  });
  const styles = select(root, 'style').map((style) => textOf(style));
  return [...inAttributes, ...styles.flatMap((css) => addressesInCss(css, '<style>'))];
}

export function addressesInCss(css: string, from: string): Address[] {
  return [...css.matchAll(CSS_URL), ...css.matchAll(CSS_IMPORT)]
    .map(([, address = '']) => ({ address, from }))
    .filter(({ address }) => !address.startsWith('data:'));
}

/** Whether an address leads to another origin, of whatever scheme. */
export function isExternal(address: string): boolean {
  return new URL(address, site.url).origin !== new URL(site.url).origin;
}

/** The file that an address leads to and the id that it names there. */
function resolve(
  address: string,
  from: Page,
): { file: string | undefined; id: string | undefined } {
  const url = new URL(address, new URL(from.path, site.url));
  const path = decodeURIComponent(url.pathname).slice(1);
  const spellings = [path || 'index.html', `${path}.html`];
  const file = spellings.find((name) => files.has(name));
  return { file, id: url.hash.length > 1 ? decodeURIComponent(url.hash.slice(1)) : undefined };
}

/** What is wrong with an address of this site; undefined if it leads somewhere. */
export function whyBroken({ address, from }: Address, origin: Page): string | undefined {
  const { file, id } = resolve(address, origin);
  if (!file) return `${address} leads to no file of the build, in ${from}`;
  const target = pages.find((one) => one.file === file);
  if (!id || (target && idsOf(target).includes(id))) return undefined;
  return file.endsWith('.svg') && readText(file).includes(`id="${id}"`)
    ? undefined
    : `${address} names an id that ${file} does not have, in ${from}`;
}
