import { describe, expect, test } from 'vitest';
import { navigation, partners, site } from '../support/content.ts';
import { addressesInCss, addressesOf, isExternal, whyBroken } from './support/addresses.ts';
import { eachPage, files, type Page, page, pages, readText } from './support/built-site.ts';
import { attribute, describeElement, select, textOf } from './support/html.ts';

const linksOf = ({ root }: Page) =>
  select(root, 'a[href]').map((link) => ({
    link,
    href: attribute(link, 'href') ?? '',
    text: attribute(link, 'aria-label') ?? textOf(link),
    isNewTab: attribute(link, 'target') === '_blank',
  }));

/** Addresses that a page states in its head and its structured data, not for a browser to load. */
const statedIn = ({ html }: Page) =>
  [...html.matchAll(/"(?:url|item|image|logo|mainEntityOfPage)":"([^"]+)"/g)].map(
    ([, address = '']) => ({ address, from: 'the structured data' }),
  );

describe.each(eachPage())('%s', (_, onPage) => {
  test('every address of this site leads to a file of the build, every anchor to an id', () => {
    const own = [...addressesOf(onPage), ...statedIn(onPage)].filter(
      ({ address }) => address !== '#' && !isExternal(address),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(own.flatMap((address) => whyBroken(address, onPage) ?? [])).toEqual([]);
  });

  test('links lead right to a page, not to a redirect or an error page', () => {
    const own = linksOf(onPage).filter(({ href }) => !isExternal(href));
    expect(own.filter(({ href }) => /(\.html|.\/|^\/(blog\/)?404)([?#]|$)/.test(href))).toEqual([]);
  });

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
  const expected = [site.bookingUrl, ...partners.map(({ website }) => website)];
  expect([...new Set(newTabs)]).toEqual(expected.map((href) => `/ → ${href}`));
});

test('stylesheets lead to files of the build too', () => {
  const sheets = [...files].filter((file) => file.endsWith('.css'));
  const addresses = sheets.flatMap((file) => addressesInCss(readText(file), file));
  expect(addresses.flatMap((address) => whyBroken(address, page('/')) ?? [])).toEqual([]);
});
