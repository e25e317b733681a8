import { describe, expect, test } from 'vitest';
import { articles } from '../support/articles.ts';
import { eachPage, type Page, pages, routeOf } from '../support/built-site.ts';
import { site, testimonials } from '../support/content.ts';
import { islandsOf } from '../support/scripts.ts';

/**
 * Every island of every page, in page order, and when it hydrates. A new line here is a decision: an island costs
 * its visitors React (about 60 KB) as soon as it hydrates. Could it be HTML and CSS, or a
 * `*.client.ts`? If not, does `client:intent` do?
 */
const hasComments = site.comments !== false;
const senders = ['#inquiry', hasComments && '#comments', site.forms?.contact && '#contact form'];
const ON_EVERY_PAGE = [
  `${site.forms?.inquiry ? 'ConnectedInquiryForm' : 'InquiryForm'} intent "[commandfor='inquiry'], #inquiry"`,
  `Toaster intent "${senders.filter(Boolean).join(', ')}"`,
];
const HOME = [
  'Chat intent',
  testimonials.length > 0 && 'Carousel intent {"near":"200px"}',
  site.forms?.contact && 'ContactForm intent {"near":"200px"}',
];

/** By route; every other page has what is on every page. */
const ISLANDS: Readonly<Record<string, unknown[]>> = {
  '/': [...HOME.filter(Boolean), ...ON_EVERY_PAGE],
  ...(hasComments &&
    articles.length > 0 && {
      '/blog/[id]': ['CommentCount intent "#comments"', 'Comments intent', ...ON_EVERY_PAGE],
    }),
};

/** A statement may have the carousel. */
const expectedOn = (page: Page) => {
  const statement = page.translation.statements.find(({ path }) => path === page.path);
  const carousel = statement?.sections.includes('testimonials') ? HOME.slice(1, 2) : [];
  return [...carousel, ...(ISLANDS[routeOf(page)] ?? ON_EVERY_PAGE)];
};

const written = ({ component, directive, value }: ReturnType<typeof islandsOf>[number]) =>
  [component, directive, value === true || value === undefined ? '' : JSON.stringify(value)]
    .join(' ')
    .trim();

describe.each(eachPage())('%s', (_, page) => {
  test('has exactly the islands of the table', () => {
    expect(islandsOf(page).map(written)).toEqual(expectedOn(page));
  });
});

test('every route of the table has a page', () => {
  expect(Object.keys(ISLANDS).filter((route) => !pages.map(routeOf).includes(route))).toEqual([]);
});
