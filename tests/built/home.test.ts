import { describe, expect, test } from 'vitest';
import { fill } from '#formatting/fill.ts';
import { articlesIn } from '../support/articles.ts';
import { at, page, pages } from '../support/built-site.ts';
import { translations } from '../support/content.ts';
import { attribute, attributesOf, select, selectOne, textOf } from '../support/html.ts';

describe.each(translations)('$language', (translation) => {
  const {
    prefix,
    home: path,
    words,
    homeCopy,
    pageCopy,
    partners,
    services,
    testimonials,
  } = translation;
  const articles = articlesIn(translation);
  const home = page(path).root;
  const body = selectOne(home, 'body');
  const main = selectOne(body, 'main');
  const section = (id: string) => selectOne(main, `section#${id}`);

  /** The sections in their order. A list without items has none. */
  const SECTION_IDS = [
    'hero',
    'services',
    ...partners.slice(0, 1).map(() => 'projects'),
    ...testimonials.slice(0, 1).map(() => 'testimonials'),
    ...articles.slice(0, 1).map(() => 'blog'),
    'contact',
  ];

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
    const own = pages.filter((one) => one.translation === translation);
    const welcoming = own.filter(({ root }) => select(root, '.welcome').length > 0);
    expect(welcoming.map((one) => one.path)).toEqual(homeCopy.welcome ? [path] : []);
  });

  test('§2 the services: a card each with icon, title, text and the button of its dialog', () => {
    const cards = select(section('services'), 'article');
    const titles = cards.map((card) => textOf(selectOne(card, 'h3')));
    expect(titles).toEqual(services.map(({ title }) => title));
    cards.forEach((card, index) => {
      const opener = `button[command="show-modal"][commandfor="service-${services[index]?.id}"]`;
      expect(textOf(selectOne(card, opener))).toBe(
        `${homeCopy.services.learnMore} ${fill(words.aboutTitle, { title: `${titles[index]}` })}`,
      );
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
      expect(textOf(box)).toBe(homeCopy.services.callToAction);
      expect(select(dialog, `button[command="close"][commandfor="service-${id}"]`)).toHaveLength(1);
    },
  );

  test('§2 the partners: each card has logo, figure, story and link', () => {
    const cards = select(main, '#projects .partner-card');
    const texts = cards.map((card) => textOf(card));
    const facts = cards.map((card) => ({
      website: attributesOf(card, 'a', 'href').join(),
      name: attribute(selectOne(card, '.partner-logo'), 'alt'),
    }));
    expect(facts).toEqual(partners.map(({ website, name }) => ({ website, name })));
    for (const [index, { type, figure, work, story = '' }] of partners.entries())
      for (const text of [type, `${figure} ${work}`, story]) expect(texts[index]).toContain(text);
  });

  test.each([
    ...select(main, '#testimonials').map(
      (one) => [path, one, homeCopy.testimonials, 'h2', 'h3'] as const,
    ),
    [
      `${prefix}/testimonials`,
      selectOne(page(`${prefix}/testimonials`).root, 'main'),
      pageCopy.testimonials,
      'h1',
      'h2',
    ] as const,
  ])('§2 testimonials on %s: headings, and each quote with its stars', (_, root, copy, h, sub) => {
    expect(textOf(selectOne(root, h))).toBe(copy.heading);
    expect(select(root, sub).map((one) => textOf(one))).toContain(copy.subheading);
    const figures = select(root, 'figure').map((figure) =>
      select(figure, '.stars, blockquote, figcaption').map((part) => textOf(part)),
    );
    expect(figures).toEqual(
      testimonials.map(({ content, author, role, company, rating = 5 }) => [
        ...(rating === 'none' ? [] : [fill(words.outOfFive, { rating })]),
        ...[words.quotes.join(content), `${author} ${role}, ${company}`],
      ]),
    );
    const rated = testimonials.filter(({ rating }) => rating !== 'none');
    expect(select(root, 'figure .stars svg[aria-hidden="true"]')).toHaveLength(rated.length);
  });

  test('§2 the links to all testimonials and all articles', () => {
    const labelOf = (address: string) =>
      select(main, `#testimonials .text-link, #blog .text-link`)
        .filter((link) => attribute(link, 'href') === at(address))
        .map((link) => textOf(link));
    const { testimonials: quotes, blog } = homeCopy;
    expect(labelOf(`${prefix}/testimonials`)).toEqual(
      testimonials.slice(0, 1).map(() => quotes.viewAll),
    );
    expect(labelOf(`${prefix}/blog`)).toEqual(articles.slice(0, 1).map(() => blog.viewAll));
  });
});
