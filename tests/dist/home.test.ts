import { expect, test } from 'vitest';
import { services, testimonials } from '../support/content.ts';
import { SECTION_IDS, SERVICE_TITLES } from '../support/specified.ts';
import { page } from './support/built-site.ts';
import { attribute, select, selectOne, textOf } from './support/html.ts';

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

test('§2 the testimonials: at least three slides, and the link to all of them', () => {
  const carousel = section('testimonials');
  expect(textOf(selectOne(carousel, 'h2'))).toBe('Client Success Stories');
  expect(textOf(selectOne(carousel, 'h3'))).toBe('What Our Clients Say');
  const authors = select(carousel, '[aria-roledescription="slide"]').flatMap((slide) =>
    testimonials.filter(({ author }) => textOf(slide).includes(author)).slice(0, 1),
  );
  expect(authors.map(({ id }) => id)).toEqual(testimonials.map(({ id }) => id));
  expect(testimonials.length).toBeGreaterThanOrEqual(3);
  expect(textOf(selectOne(carousel, 'a[href="/testimonials"]'))).toBe('View All Testimonials');
});
