import { expect, test } from 'vitest';
import { ARTICLES_PER_PAGE, articles } from '../support/articles.ts';
import { partners, services, site, testimonials } from '../support/content.ts';
import { SECTION_IDS, SERVICE_TITLES } from '../support/specified-home.ts';
import { page } from './support/built-site.ts';
import {
  attribute,
  attributesOf,
  describeElement,
  select,
  selectOne,
  textOf,
} from './support/html.ts';

/** Specification §2: the article cards of the home page. */
const TEASERS = 3;

const home = page('/').root;
const main = selectOne(home, 'main');
const header = selectOne(home, 'header.site-header');
const section = (id: string) => selectOne(main, `section#${id}`);
const sections = select(main, 'section').filter(({ parent }) => parent === main);

test('§2 the sections come in their order, each named by its heading', () => {
  expect(sections.map((one) => attribute(one, 'id'))).toEqual(SECTION_IDS);
  for (const one of sections) {
    const heading = selectOne(one, `#${attribute(one, 'aria-labelledby')}`);
    expect(heading.tag, describeElement(one)).toMatch(/^h[12]$/);
  }
});

test('§2 header and mobile menu lead to the same four sections', () => {
  const links = select(header, 'nav').map((nav) =>
    select(nav, 'a').map((link) => [textOf(link), attribute(link, 'href')]),
  );
  const names = ['Services', 'Projects', 'Blog', 'Contact'];
  const expected = names.map((name) => [name, `/#${name.toLowerCase()}`]);
  expect(links).toEqual([expected, expected]);
});

test('§2 Launch opens the inquiry dialog in the header and only closes the mobile menu', () => {
  const launches = select(header, 'button').filter((button) => textOf(button) === 'Launch');
  const commands = launches.map((button) => attribute(button, 'command'));
  const targets = launches.map((button) => attribute(button, 'commandfor'));
  expect({ commands, targets }).toEqual({
    commands: ['show-modal', 'close'],
    targets: ['inquiry', 'menu'],
  });
});

test('§2 the hero has the whole typed word, the dialog, the booking page and the claim', () => {
  const hero = section('hero');
  const heading = selectOne(hero, 'h1');
  expect(textOf(heading, (part) => attribute(part, 'aria-hidden') === 'true')).toMatch(
    / Transformed$/,
  );
  const opener = selectOne(hero, 'button[commandfor="inquiry"]');
  expect(textOf(opener)).toBe('Start Your Project');
  const booking = selectOne(hero, `a.button[href="${site.bookingUrl}"][target="_blank"]`);
  expect(textOf(booking)).toContain('Get Your Free Digital Consultation');
  expect(textOf(selectOne(hero, 'a[href="/testimonials"]'))).toBe(
    '100+ Satisfied Clients Worldwide',
  );
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

test('§2 the partners: at least four links with logo, name and kind to their own sites', () => {
  const cards = select(section('projects'), 'a');
  expect(cards).toHaveLength(partners.length);
  expect(cards.length).toBeGreaterThanOrEqual(4);
  partners.forEach(({ website, imageSrc, name, type }, index) => {
    const card = cards[index] ?? main;
    expect(attribute(card, 'href')).toBe(website);
    expect(attribute(selectOne(card, 'img'), 'src')).toBe(imageSrc);
    expect(textOf(card)).toContain(name);
    expect(textOf(card)).toContain(type);
  });
});

test('§2 the testimonials: at least three slides, and the link to all of them', () => {
  const carousel = section('testimonials');
  expect(textOf(carousel)).toContain('Client Success Stories');
  expect(textOf(selectOne(carousel, 'h2'))).toBe('What Our Clients Say');
  const authors = select(carousel, '[aria-roledescription="slide"]').flatMap((slide) =>
    testimonials.filter(({ author }) => textOf(slide).includes(author)).slice(0, 1),
  );
  expect(authors.map(({ id }) => id)).toEqual(testimonials.map(({ id }) => id));
  expect(testimonials.length).toBeGreaterThanOrEqual(3);
  expect(textOf(selectOne(carousel, 'a[href="/testimonials"]'))).toBe('View All Testimonials');
});

test('§2 three teasers, newest first, that lead to their articles, and the link to all', () => {
  const newest = articles.slice(0, TEASERS).map(({ id }) => `/blog/${id}`);
  expect(newest).toHaveLength(TEASERS);
  expect(attributesOf(section('blog'), 'a', 'href')).toEqual([...newest, '/blog']);
  for (const teaser of select(section('blog'), 'article')) {
    expect(select(teaser, 'time[datetime]')).toHaveLength(1);
    expect(textOf(teaser)).toMatch(/\d min read/);
  }
});

test('§2 the blog page shows the articles, newest first, twelve at a time', () => {
  const cards = select(selectOne(page('/blog').root, 'main'), 'article');
  expect(cards.flatMap((card) => attributesOf(card, 'a', 'href'))).toEqual(
    articles.slice(0, ARTICLES_PER_PAGE).map(({ id }) => `/blog/${id}`),
  );
});

test('§2 the testimonials page shows all of them with author, role, company and five stars', () => {
  const main = selectOne(page('/testimonials').root, 'main');
  expect(textOf(selectOne(main, 'h1'))).toBe('Client Testimonials');
  expect(select(main, 'h2').map((heading) => textOf(heading))[0]).toBe('What Our Clients Say');
  const cards = select(selectOne(main, 'ul'), 'li').filter(({ parent }) => parent?.tag === 'ul');
  expect(cards).toHaveLength(testimonials.length);
  cards.forEach((card, index) => {
    const { author = '', role = '', company = '' } = testimonials[index] ?? {};
    for (const text of [author, role, company, '5 out of 5']) {
      expect(textOf(card)).toContain(text);
    }
  });
});

test('§2 the contact form has four fields, sends nothing and says so', () => {
  const contact = section('contact');
  const form = selectOne(contact, 'form');
  expect(attribute(form, 'method')).toBe('dialog');
  expect(attribute(form, 'action')).toBeUndefined();
  const fields = ['input', 'textarea'].flatMap((tag) => attributesOf(form, tag, 'name'));
  expect(fields).toEqual(['name', 'email', 'subject', 'message']);
  const labels = select(form, 'label').map((label) => textOf(label));
  expect(labels).toEqual(['Name', 'Email', 'Subject', 'Message']);
  const button = selectOne(form, 'button');
  expect(textOf(button)).toBe('Send Message');
  const note = selectOne(form, `#${attribute(button, 'aria-describedby')}`);
  expect(select(note, `a[href="mailto:${site.email}"]`)).toHaveLength(1);
});
