import { describe, expect, test } from 'vitest';
import { findBrokenLinks } from '../../scripts/launch/links.ts';
import { articles } from '../support/articles.ts';
import { addressesOf, builtSite, isExternal, whyBroken } from './support/addresses.ts';
import { eachPage, page, pages, readText } from './support/built-site.ts';
import { navigation, partners, site } from './support/content.ts';
import { attribute, describeElement, select, textOf } from './support/html.ts';
import { islandsOf, withImports } from './support/scripts.ts';

/** The feed holds the newest articles only. */
const IN_FEED = 20;

const linksOf = (onPage: (typeof pages)[number]) =>
  select(onPage.root, 'a[href]').map((link) => ({
    link,
    href: attribute(link, 'href') ?? '',
    text: textOf(link),
  }));

test('every address of this site leads to a file and a place of the build, without a detour', () => {
  expect(pages.flatMap(addressesOf).length).toBeGreaterThan(pages.length);
  expect(findBrokenLinks(builtSite)).toEqual([]);
});

describe.each(eachPage())('%s', (_, onPage) => {
  test('links to other sites are https; others write or call to the agency', () => {
    const wrong = linksOf(onPage)
      .filter(({ href }) => isExternal(href))
      .filter(({ href }) => !/^https:\/\/[^/]/.test(href))
      .filter(({ href }) => href !== `mailto:${site.email}`)
      .filter(({ href }) => href !== `tel:${site.phone.replaceAll(' ', '')}`);
    expect(wrong.map(({ link }) => describeElement(link))).toEqual([]);
  });

  test('links in a new tab say so and give the other site no hold on this one', () => {
    for (const { link, text } of linksOf(onPage)) {
      if (attribute(link, 'target') === undefined) continue;
      expect(attribute(link, 'target'), describeElement(link)).toBe('_blank');
      expect(attribute(link, 'rel')?.split(' '), describeElement(link)).toEqual(
        expect.arrayContaining(['noopener', 'noreferrer']),
      );
      expect(attribute(link, 'aria-label') ?? text).toContain('(opens in a new tab)');
    }
  });

  test('every link has a name', () => {
    const nameless = linksOf(onPage).filter(
      ({ link, text }) => text === '' && !attribute(link, 'aria-label'),
    );
    expect(nameless.map(({ link }) => describeElement(link))).toEqual([]);
  });

  test('placeholder links are exactly those of the footer and the social icons', () => {
    const placeholders = linksOf(onPage).filter(({ href }) => href === '#');
    expect(placeholders.map(({ text }) => text)).toEqual([
      ...navigation.footer.filter(({ href }) => href === '#').map(({ label }) => label),
      ...site.social
        .filter(({ href }) => href === '#')
        .map(({ network }) => `${site.name} on ${network}`),
    ]);
  });

  test('the modules of its islands, and what they import, are in the build', () => {
    const modules = islandsOf(onPage).flatMap(({ entries }) => entries);
    expect(withImports(modules, { dynamic: true }).length).toBeGreaterThan(modules.length / 2);
  });
});

test('the footer has the eight links and four social icons of Specification §2', () => {
  expect(navigation.footer.map(({ label }) => label)).toEqual([
    'Home',
    'Services',
    'Projects',
    'Blog',
    'About Us',
    'Contact',
    'Privacy Policy',
    'Terms of Service',
  ]);
  expect(site.social.map(({ network }) => network)).toEqual([
    'Twitter',
    'Facebook',
    'Instagram',
    'LinkedIn',
  ]);
});

test('only the booking page and the partners open in a new tab', () => {
  const newTabs = pages.flatMap((onPage) =>
    linksOf(onPage)
      .filter(({ link }) => attribute(link, 'target') === '_blank')
      .map(({ href }) => `${onPage.path} → ${href}`),
  );
  const expected = [site.bookingUrl, ...partners.map(({ website }) => website)];
  expect([...new Set(newTabs)]).toEqual(expected.map((href) => `/ → ${href}`));
});

test('the feed links to the newest articles, and to nothing else of this site that is missing', () => {
  const feed = readText('rss.xml');
  const links = [...feed.matchAll(/<link>([^<]+)<\/link>/g)].map(([, link = '']) => link);
  const broken = links.flatMap(
    (address) => whyBroken({ address, from: 'rss.xml' }, page('/')) ?? [],
  );
  expect(broken).toEqual([]);
  const linked = links.filter((link) => link.startsWith(`${site.url}/blog/`));
  const newest = articles.slice(0, IN_FEED).map(({ id }) => `${site.url}/blog/${id}`);
  expect(linked).toEqual(newest);
});
