import { expect, test } from 'vitest';
import { partners, services, testimonials } from '../support/content.ts';
import { SECTION_IDS, SERVICE_TITLES } from '../support/specified.ts';
import { page, pages } from './support/built-site.ts';
import { attribute, attributesOf, select, selectOne, textOf } from './support/html.ts';

const home = page('/').root;
const body = selectOne(home, 'body');
const main = selectOne(body, 'main');
const section = (id: string) => selectOne(main, `section#${id}`);

test('§2 the home page: header, sections in their order, named by their headings, footer', () => {
  const bands = select(body, 'body > header, main > section, body > footer');
  const sections = bands.slice(1, -1);
  expect([bands.at(0)?.tagName, bands.at(-1)?.tagName]).toEqual(['header', 'footer']);
  expect(sections.map((one) => attribute(one, 'id'))).toEqual(SECTION_IDS);
  for (const one of sections) {
    expect(selectOne(one, `#${attribute(one, 'aria-labelledby')}`).tagName).toMatch(/^h[12]$/);
  }
});

test('§2 the welcome notice belongs to the home page alone', () => {
  const welcoming = pages.filter(({ root }) => select(root, '.welcome').length > 0);
  expect(welcoming.map(({ path }) => path)).toEqual(['/']);
});

test('§2 the services: a card each with icon, title, text and the button of its dialog', () => {
  const cards = select(section('services'), 'article');
  const titles = cards.map((card) => textOf(selectOne(card, 'h3')));
  expect(titles.filter((title) => SERVICE_TITLES.includes(title))).toEqual(SERVICE_TITLES);
  expect(titles).toEqual(services.map(({ title }) => title));
  cards.forEach((card, index) => {
    const opener = `button[command="show-modal"][commandfor="service-${services[index]?.id}"]`;
    expect(textOf(selectOne(card, opener))).toMatch(/^Learn more about /);
    expect(select(selectOne(card, 'h3'), 'svg[aria-hidden="true"]')).toHaveLength(1);
    expect(select(card, 'p')).toHaveLength(1);
  });
});

test.each(services.map(({ id }) => id))(
  '§2 dialog service-%s: title, text, box and close',
  (id) => {
    const dialog = selectOne(home, `dialog#service-${id}`);
    const title = selectOne(dialog, `#${attribute(dialog, 'aria-labelledby')}`);
    expect(textOf(title)).not.toBe('');
    expect(select(dialog, 'p').length).toBeGreaterThan(1);
    const box = selectOne(dialog, '.service-dialog-box');
    expect(textOf(box)).toBe('Ready to get started? Contact us today for a free consultation');
    expect(select(dialog, `button[command="close"][commandfor="service-${id}"]`)).toHaveLength(1);
  },
);

test('§2 the partners: four trades, each card with logo, figure, story and link', () => {
  const cards = select(section('projects'), '.partner-card');
  const texts = cards.map((card) => textOf(card));
  expect(textOf(selectOne(section('projects'), 'h2'))).toBe('Featured Partners');
  for (const trade of [/malta/i, /payment/i, /pizza/i, /car rental.*libya/i])
    expect(texts).toContainEqual(expect.stringMatching(trade));
  const facts = cards.map((card) => ({
    website: attributesOf(card, 'a', 'href').join(),
    name: attribute(selectOne(card, '.partner-logo'), 'alt'),
  }));
  expect(facts).toEqual(partners.map(({ website, name }) => ({ website, name })));
  for (const [index, { type, figure, work, story = '' }] of partners.entries())
    for (const text of [type, `${figure} ${work}`, story]) expect(texts[index]).toContain(text);
});

const STARS = '5 out of 5';

test.each([
  ['home', section('testimonials'), 'h2', 'Client Success Stories', 'h3'],
  [
    '/testimonials',
    selectOne(page('/testimonials').root, 'main'),
    'h1',
    'Client Testimonials',
    'h2',
  ],
] as const)(
  '§2 testimonials on %s: headings, and each quote with its stars',
  (_, root, h, title, sub) => {
    expect(textOf(selectOne(root, h))).toBe(title);
    expect(select(root, sub).map((one) => textOf(one))).toContain('What Our Clients Say');
    expect(testimonials.length).toBeGreaterThanOrEqual(3);
    expect(select(root, 'figure').map((figure) => textOf(figure))).toEqual(
      testimonials.map(
        ({ content, author, role, company }) =>
          `${STARS} “${content}” ${author} ${role}, ${company}`,
      ),
    );
    expect(select(root, 'figure .stars svg[aria-hidden="true"]')).toHaveLength(testimonials.length);
  },
);

test('§2 the links to all testimonials and all articles', () => {
  expect(textOf(selectOne(main, 'a[href="/testimonials"].text-link'))).toBe(
    'View All Testimonials',
  );
  expect(textOf(selectOne(main, 'a[href="/blog"]'))).toBe('View all articles');
});
