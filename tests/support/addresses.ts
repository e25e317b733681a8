/** Addresses in the built pages. */
import {
  type Address,
  addressesIn,
  addressesInCss,
  type BuiltSite,
} from '../../scripts/launch/links.ts';
import { files, type Page, readText } from './built-site.ts';
import { site } from './content.ts';

export { addressesInCss };

export const builtSite: BuiltSite = { url: site.url, files, read: readText };

/** Every address that a page names: links, images, scripts, fonts, islands and their renderer. */
export const addressesOf = ({ html }: Page): Address[] => addressesIn(html);

/** Whether an address leads to another origin, of whatever scheme. */
export function isExternal(address: string): boolean {
  return new URL(address, site.url).origin !== new URL(site.url).origin;
}
