import { describe, expect, test } from 'vitest';
import { eachPage, pages, routeOf } from './support/built-site.ts';
import { islandsOf } from './support/scripts.ts';

/**
 * Every island of every page, in page order, and when it hydrates. A new line here is a decision: an island costs
 * its visitors React (about 60 KB) as soon as it hydrates. Could it be HTML and CSS, or a
 * `*.client.ts`? If not, does `client:intent` do?
 */
const ON_EVERY_PAGE = [
  `InquiryForm intent "[commandfor='inquiry'], #inquiry"`,
  'Toaster intent "#inquiry, #comments"',
];

/** By route; every other page has what is on every page. */
const ISLANDS: Readonly<Record<string, string[]>> = {
  '/': ['Chat intent', 'Carousel intent {"near":"200px"}', ...ON_EVERY_PAGE],
  '/blog/[id]': ['CommentCount intent "#comments"', 'Comments intent', ...ON_EVERY_PAGE],
};

const written = ({ component, directive, value }: ReturnType<typeof islandsOf>[number]) =>
  [component, directive, value === true || value === undefined ? '' : JSON.stringify(value)]
    .join(' ')
    .trim();

describe.each(eachPage())('%s', (_, page) => {
  test('has exactly the islands of the table', () => {
    expect(islandsOf(page).map(written)).toEqual(ISLANDS[routeOf(page)] ?? ON_EVERY_PAGE);
  });
});

test('every route of the table has a page', () => {
  expect(Object.keys(ISLANDS).filter((route) => !pages.map(routeOf).includes(route))).toEqual([]);
});
