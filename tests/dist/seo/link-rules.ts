import { mkdirSync, writeFileSync } from 'node:fs';
import { addressesOf, isExternal, whyBroken } from '../support/addresses.ts';
import { type Page, pages } from '../support/built-site.ts';
import { site } from '../support/content.ts';
import { attribute, select } from '../support/html.ts';
import { metaOf } from './head.ts';
import { pageRule, type SeoRule } from './rule.ts';

/** Where the external links are listed, one a line, with the pages that they stand on. */
const EXTERNAL_LINKS_REPORT = '.cache/external-links.txt';

/** Addresses in the head that are not for a browser to load: canonical and social image. */
function statedAddresses(page: Page): string[] {
  return [...metaOf(page, 'og:image'), ...metaOf(page, 'og:url'), ...structuredAddresses(page)];
}

/** Addresses of this site in the structured data; ids of nodes are names, not places. */
function structuredAddresses({ root }: Page): string[] {
  const text = select(root, 'script[type="application/ld+json"]')
    .map(({ children }) => children.join(''))
    .join('');
  return [...text.matchAll(/"(?:url|item|image|logo|mainEntityOfPage)":"([^"]+)"/g)].map(
    ([, address = '']) => address,
  );
}

const internal = pageRule(
  'internal links, anchors, assets and pictures resolve',
  'Correct the address, or add what it leads to.',
  (page) => {
    const addresses = [
      ...addressesOf(page),
      ...statedAddresses(page).map((address) => ({
        address,
        from: 'what the page says of itself',
      })),
    ].filter(({ address }) => address !== '#' && !isExternal(address));
    return {
      things: addresses.length,
      faults: addresses.flatMap((address) => whyBroken(address, page) ?? []),
    };
  },
  pages,
);

const alternatives = pageRule(
  'pictures have a text alternative and a size',
  'Give <img> alt, width and height; alt="" for decoration.',
  (page) => {
    const images = select(page.root, 'img');
    const faults = images.flatMap((image) =>
      ['alt', 'width', 'height']
        .filter((name) => attribute(image, name) === undefined)
        .map((name) => `${attribute(image, 'src')} has no ${name}`),
    );
    return { things: images.length, faults };
  },
  pages,
);

/** The external links of the site, with the pages that they stand on. */
function externalLinks(): Map<string, string[]> {
  const links = new Map<string, string[]>();
  for (const page of pages) {
    const addresses = select(page.root, 'a[href]').map((link) => attribute(link, 'href') ?? '');
    const external = addresses.filter((address) => /^https?:/.test(address) && isExternal(address));
    for (const address of new Set(external)) {
      links.set(address, [...(links.get(address) ?? []), page.path]);
    }
  }
  return links;
}

const external = pageRule(
  `external links are https (listed in ${EXTERNAL_LINKS_REPORT})`,
  'Write the address with https://.',
  (page) => {
    const addresses = select(page.root, 'a[href]')
      .map((link) => attribute(link, 'href') ?? '')
      .filter((address) => /^https?:/.test(address) && isExternal(address));
    return {
      things: addresses.length,
      faults: addresses.filter((address) => !URL.canParse(address) || address.startsWith('http:')),
    };
  },
  pages,
);

export function writeExternalLinks(): void {
  const lines = [...externalLinks()]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([address, from]) => `${address}  ${from.join(' ')}`);
  mkdirSync('.cache', { recursive: true });
  const head = `${lines.length} external links of ${site.url}, and the pages that they stand on`;
  writeFileSync(EXTERNAL_LINKS_REPORT, `${[head, '', ...lines].join('\n')}\n`);
}

export const linkRules: readonly SeoRule[] = [internal, alternatives, external];
