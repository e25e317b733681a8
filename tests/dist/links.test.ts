import { describe, expect, test } from 'vitest';
import { findBrokenLinks, whyBroken } from '../../scripts/launch/links.ts';
import { navigation, partners, site } from '../support/content.ts';
import { addressesOf, builtSite, isExternal } from './support/addresses.ts';
import { eachPage, type Page, pages } from './support/built-site.ts';
import { attribute, describeElement, select, textOf } from './support/html.ts';

const linksOf = ({ root }: Page) =>
  select(root, 'a[href]').map((link) => ({
    link,
    href: attribute(link, 'href') ?? '',
    text: attribute(link, 'aria-label') ?? textOf(link),
    isNewTab: attribute(link, 'target') === '_blank',
  }));

test('every address of this site leads to a file of the build, every anchor to an id', () => {
  expect(pages.flatMap(addressesOf).length).toBeGreaterThan(pages.length);
  expect(findBrokenLinks(builtSite)).toEqual([]);
});

test('every address in the structured data leads to a file of the build', () => {
  for (const { html, file } of pages) {
    const stated = html.matchAll(/"(?:url|item|image|logo|mainEntityOfPage)":"([^"]+)"/g);
    for (const [, address = ''] of stated)
      expect(whyBroken(address, file, builtSite), address).toBeUndefined();
  }
});

describe.each(eachPage())('%s', (_, onPage) => {
  test('links to other sites are https; others write or call to the agency', () => {
    const own = [`mailto:${site.email}`, `tel:${site.phone.replaceAll(' ', '')}`];
    const outside = linksOf(onPage).filter(({ href }) => isExternal(href) && !own.includes(href));
    expect(outside.filter(({ href }) => !/^https:\/\/[^/]/.test(href))).toEqual([]);
  });

  test('every link has a name, which says whether it opens a new tab', () => {
    for (const { link, text, isNewTab } of linksOf(onPage)) {
      expect(text, describeElement(link)).not.toBe('');
      expect(text.includes('(opens in a new tab)'), describeElement(link)).toBe(isNewTab);
      if (isNewTab) expect(attribute(link, 'rel')).toMatch(/^noopener noreferrer$/);
      else expect(attribute(link, 'target'), describeElement(link)).toBeUndefined();
    }
  });

  test('placeholder links are exactly those of the footer and the social icons', () => {
    const placeholders = linksOf(onPage).filter(({ href }) => href === '#');
    const social = site.social.filter(({ href }) => href === '#');
    expect(placeholders.map(({ text }) => text)).toEqual([
      ...navigation.footer.filter(({ href }) => href === '#').map(({ label }) => label),
      ...social.map(({ network }) => `${site.name} on ${network}`),
    ]);
  });
});

test('§2 the footer has eight links and four social icons', () => {
  expect(navigation.footer.map(({ label }) => label).join(', ')).toBe(
    'Home, Services, Projects, Blog, About Us, Contact, Privacy Policy, Terms of Service',
  );
  expect(site.social.map(({ network }) => network).join(', ')).toBe(
    'Twitter, Facebook, Instagram, LinkedIn',
  );
});

test('only the booking page and the partners open in a new tab', () => {
  const newTabs = pages.flatMap((onPage) => {
    const links = linksOf(onPage).filter(({ isNewTab }) => isNewTab);
    return links.map(({ href }) => `${onPage.path} → ${href}`);
  });
  const booking = site.bookingUrl ? [site.bookingUrl] : [];
  const expected = [...booking, ...partners.map(({ website }) => website)];
  expect([...new Set(newTabs)]).toEqual(expected.map((href) => `/ → ${href}`));
});
