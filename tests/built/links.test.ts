import { describe, expect, test } from 'vitest';
import { fill } from '#formatting/fill.ts';
import { phoneLink } from '#formatting/phone-link.ts';
import { findBrokenLinks, whyBroken } from '../../scripts/launch/links.ts';
import { addressesOf, builtSite, isExternal } from '../support/addresses.ts';
import { eachPage, type Page, pages } from '../support/built-site.ts';
import { site, translations } from '../support/content.ts';
import { attribute, attributesOf, describeElement, select, textOf } from '../support/html.ts';

const linksOf = ({ root }: Page) =>
  select(root, 'a[href]').map((link) => ({
    link,
    href: attribute(link, 'href') ?? '',
    text:
      attribute(link, 'aria-label') ?? (textOf(link) || attributesOf(link, 'img', 'alt').join()),
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
    const own = [`mailto:${site.email}`, phoneLink(site.phone, site.address.countryCode)];
    const outside = linksOf(onPage).filter(({ href }) => isExternal(href) && !own.includes(href));
    expect(outside.filter(({ href }) => !/^https:\/\/[^/]/.test(href))).toEqual([]);
  });

  test('every link has a name, which says whether it opens a new tab', () => {
    for (const { link, text, isNewTab } of linksOf(onPage)) {
      expect(text, describeElement(link)).not.toBe('');
      expect(
        text.includes(`(${onPage.translation.words.opensInNewTab})`),
        describeElement(link),
      ).toBe(isNewTab);
      if (isNewTab) expect(attribute(link, 'rel')).toMatch(/^noopener noreferrer$/);
      else expect(attribute(link, 'target'), describeElement(link)).toBeUndefined();
    }
  });

  test('placeholder links are only those of the content', () => {
    const placeholders = linksOf(onPage).filter(({ href }) => href === '#');
    const { navigation, inquiryCopy, words } = onPage.translation;
    const { header, footer, smallPrint } = navigation;
    const written = [
      ...[...header.links, ...footer, ...smallPrint].map(({ label, href }) => [label, href]),
      ...site.social.map(({ network, href }) => [
        `${fill(words.footer.onNetwork, { name: site.name })} ${network}`,
        href,
      ]),
      [inquiryCopy.connected.privacy.link, inquiryCopy.connected.privacy.href],
    ];
    const expected = written.flatMap(([text, href]) => (href === '#' ? text : []));
    expect(placeholders.filter(({ text }) => !expected.includes(text))).toEqual([]);
  });
});

test('only the booking page and the partners open in a new tab', () => {
  const newTabs = pages.flatMap((onPage) =>
    linksOf(onPage).flatMap(({ isNewTab, href }) => (isNewTab ? href : [])),
  );
  const booking = site.bookingUrl ? [site.bookingUrl] : [];
  const expected = [
    ...booking,
    ...translations.flatMap(({ partners }) => partners.map(({ website }) => website)),
  ];
  expect(new Set(newTabs)).toEqual(new Set(expected));
});
