/** Pages show their content (Specification §2, §3, §9), and none in another language shows English strings. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MAX_RELATED, MAX_TEASERS } from '#data/articles/article-schema.ts';
import { selectPlural } from '#formatting/messages.ts';
import { findStrings } from '#languages/dictionaries.ts';
import { en } from '#languages/en.ts';
import {
  allPages,
  files,
  getMeta,
  getPage,
  listPages,
  ownTranslations,
  readText,
  toHref,
} from '../support/built-site.ts';
import { site, type Translation } from '../support/content.ts';
import { SITE } from '../support/copies.ts';
import {
  getAttribute,
  getAttributes,
  getTextLine,
  type HtmlElement,
  select,
  selectOne,
} from '../support/html.ts';

type Root = Parameters<typeof select>[0];

const getTexts = (root: Root, selector: string) =>
  select(root, selector).map((element) => getTextLine(element));
const getMain = (path: string) => selectOne(getPage(path).root, 'main');

/** Fields that pages do not show, and texts that show only in certain states. */
const HIDDEN_FIELD =
  /^(id|icon\w*|motif|href|website|imageSrc|picture|avatarUrl|language|rating|notConnected|withoutScript|sample)$/;

/** The visible texts of an entry, line by line. */
const linesIn = (value: unknown, field = ''): string[] => {
  if (typeof value === 'string')
    return HIDDEN_FIELD.test(field)
      ? []
      : value.split(/\s*\n\s*/).map((line) => line.replace(/[^\S\u00A0\u202F]+/g, ' '));
  return Object.entries(value ?? {}).flatMap(([name, item]) => linesIn(item, name));
};

/** All texts on a page, accessible names and placeholders included. */
const getAllText = (root: Root) =>
  [
    getTextLine(root),
    ...['alt', 'aria-label', 'placeholder'].flatMap((name) =>
      getAttributes(root, `[${name}]`, name),
    ),
  ].join();

describe.each(ownTranslations)('$language', (translation) => {
  const { language, getPath, home, homeCopy, sections, articles, articleLists } = translation;
  const main = getMain(home);

  test('home, testimonials, lists and not-found pages show the texts of their content', () => {
    const { testimonials, notFound, articleNotFound } = translation.pageCopy;
    const fixedPages = {
      '/testimonials': testimonials,
      '/404': notFound,
      '/blog/404': articleNotFound,
    };
    const { hero, welcome } = homeCopy;
    const lists: Partial<Record<string, unknown>> = translation;
    const shown = sections.map((name) => [homeCopy[name], lists[name]]);
    type Part = [path: string, content: unknown[]];
    const parts: Part[] = [
      ...Object.entries(fixedPages).map(
        ([path, { title, description, ...texts }]): Part => [getPath(path), [texts]],
      ),
      [getPath('/testimonials'), [translation.testimonials]],
      [home, [hero, welcome, shown, site.social]],
      ...articleLists.map(
        ({ path, category, author }): Part => [
          path,
          [category?.name, category?.intro, author?.name, author?.role, author?.intro],
        ],
      ),
    ];
    for (const [path, content] of parts) {
      const said = getAllText(getPage(path).root);
      expect(linesIn(content).filter((line) => !said.includes(line))).toEqual([]);
    }
  });

  test('the only link in the main part of a not-found page leads home', () => {
    for (const path of ['/404', '/blog/404'])
      expect(getAttributes(getMain(getPath(path)), 'a', 'href')).toEqual([toHref(home)]);
  });

  test('the home page has its sections in order, each named by its heading', () => {
    const ids = sections.map((name) => (name === 'partners' ? 'projects' : name));
    const known = ['header', 'hero', ...ids, 'footer'];
    const getName = ({ tagName, properties: { id } }: HtmlElement) => `${id ?? tagName}`;
    // Other sections come from src/own/.
    const areas = select(getPage(home).root, 'body > header, main > section, body > footer').filter(
      (area) => known.includes(getName(area)),
    );
    expect(areas.map(getName)).toEqual(known);
    for (const area of areas.slice(1, -1))
      expect(selectOne(area, `#${getAttribute(area, 'aria-labelledby')}`).tagName).toMatch(
        /^h[12]$/,
      );
  });

  test('§3 the icon of a service has the color that the content names', () => {
    const shown = sections.includes('services') ? translation.services : [];
    const colors = shown.map(({ iconColor }) => `var(--color-${iconColor})`);
    expect(getAttributes(main, '.service-icon', 'color')).toEqual(colors);
  });

  test('the home page links to the lists of all testimonials and all articles', () => {
    const claims = select(main, '#hero a').filter(
      (link) => getTextLine(link) === homeCopy.hero.claim,
    );
    const more = select(main, '#testimonials .text-link, #blog .text-link');
    const lists = ['testimonials', 'blog'].filter((id) => sections.some((name) => name === id));
    const claimed = translation.testimonials.length > 0 ? ['testimonials'] : [];
    expect([...claims, ...more].map((link) => getAttribute(link, 'href')).toSorted()).toEqual(
      [...claimed, ...lists].map((id) => toHref(getPath(`/${id}`))).toSorted(),
    );
  });

  test('cases show their figures and a call to action', () => {
    for (const { id, path, figures } of translation.cases) {
      const own = getMain(path);
      expect(linesIn(figures).filter((line) => !getTextLine(own).includes(line))).toEqual([]);
      expect(select(own, '[commandfor="site-inquiry"]'), id).toHaveLength(1);
    }
  });

  test('cases are linked with their partners and services', () => {
    const { cases, servicePages } = translation;
    const getHrefs = (part: Root) => getAttributes(part, 'a', 'href');
    for (const { id, path, partner, services } of cases) {
      const used = services.map((service) => service.id);
      const offered = servicePages.filter((page) => used.includes(page.id));
      const linked = getHrefs(getMain(path));
      expect(linked).toEqual(expect.arrayContaining(offered.map((page) => toHref(page.path))));
      for (const service of sections.includes('services') ? used : [])
        expect(getHrefs(selectOne(main, `#service-${service}`)), service).toContain(toHref(path));
      const others = cases.filter((item) => item.partner.id === partner.id);
      const paths = others.map((item) => toHref(item.path));
      const cards = select(main, `#site-partner-${partner.id}`);
      expect(cards, id).toHaveLength(sections.includes('partners') ? 1 : 0);
      for (const card of cards)
        expect(getHrefs(card).filter((href) => paths.includes(href))).toHaveLength(1);
    }
  });

  test('the dialog of a service leads to its page', () => {
    for (const { id, path } of translation.servicePages) {
      const dialogs = select(main, `#service-${id}`);
      expect(dialogs, id).toHaveLength(sections.includes('services') ? 1 : 0);
      for (const dialog of dialogs)
        expect(getAttributes(dialog, 'a', 'href')).toContain(toHref(path));
    }
  });

  test('the answers on the page of a service are collapsed', () => {
    for (const { path, questions } of translation.servicePages) {
      const closed = getTexts(getMain(path), 'details:not([open])');
      const asked = questions.map((item) => linesIn(item).join(' '));
      expect(closed).toEqual(expect.arrayContaining(asked));
    }
  });

  const hasArticles = test.skipIf(articles.length === 0);
  hasArticles('lists have a card for each article, newest first', () => {
    const times = articles.map(({ isoDate }) => Date.parse(isoDate));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const teasers = sections.includes('blog')
      ? [{ path: home, shown: articles.slice(0, MAX_TEASERS) }]
      : [];
    const listed = articleLists.flatMap((list) => listPages(translation, list));
    for (const { path, shown } of [...teasers, ...listed]) {
      const cards = select(getMain(path), '.page-card');
      const links = cards.map((card) => getAttributes(card, 'a', 'href'));
      expect(links).toEqual(shown.map((article) => [toHref(article.path)]));
      for (const [index, { title, category, date, readTime, excerpt }] of shown.entries())
        for (const text of [title, category, date, readTime, excerpt])
          expect(getTextLine(cards[index] as Root), path).toContain(text);
    }
  });

  hasArticles('/blog links to each category; each list marks its own link and leads home', () => {
    const lists = articleLists.filter(({ author }) => !author);
    const choices = getAttributes(getMain(getPath('/blog')), 'nav:first-of-type a', 'href');
    expect(choices).toEqual(lists.map(({ path }) => toHref(path)));
    for (const { path } of lists) {
      const leads = `nav:first-of-type [aria-current], a[href="${toHref(home)}"]`;
      expect(getAttributes(getMain(path), leads, 'href').toSorted(), path).toEqual(
        [toHref(home), toHref(path)].toSorted(),
      );
    }
  });

  test.each(articles)('$path has the facts and links of its article', (article) => {
    const shown = getPage(article.path);
    const { root } = shown;
    const head = selectOne(root, 'main header');
    const { category, categoryPath, date, isoDate, readTime, author } = article;
    for (const text of [category, readTime, author.name]) expect(getTextLine(head)).toContain(text);
    expect(getTexts(head, `time[datetime="${isoDate}"]`)).toEqual([date]);
    expect(getMeta(shown, 'article:published_time')).toBe(isoDate);
    expect(getMeta(shown, 'author')).toBe(author.name);
    const byline = getAttributes(head, 'a[rel="author"]', 'href');
    expect(byline).toEqual(author.path ? [toHref(author.path)] : []);
    const tags = getAttributes(head, 'a[rel="tag"]', 'href');
    expect(tags).toEqual([toHref(categoryPath)]);
    const back = select(root, 'main a').filter(
      (link) => getTextLine(link) === translation.pageCopy.article.back,
    );
    const list = sections.includes('blog') ? `${home}#blog` : getPath('/blog');
    expect(back.map((link) => getAttribute(link, 'href'))).toEqual([toHref(list)]);
    const related = select(root, '.page-cards a');
    expect(related).toHaveLength(Math.min(MAX_RELATED, articles.length - 1));
    const headings = select(root, '.prose h2:not(#footnote-label)');
    expect(headings.filter((heading) => select(heading, 'a').length === 0)).toEqual([]);
  });

  test.each(articles)(
    '$path has its comments and their number unless they are switched off',
    ({ path, comments: { length: seeds } }) => {
      const { commentFormCopy, strings } = translation;
      const { root } = getPage(path);
      const [count, heading] = [strings.comments.count, strings.comments.heading];
      const hasComments = site.comments !== false;
      const counts = hasComments ? [selectPlural(count, seeds, language)] : [];
      expect(getTexts(root, 'a[href="#comments"]')).toEqual(counts);
      const threads = select(root, '#comments');
      expect(threads).toHaveLength(hasComments ? 1 : 0);
      for (const thread of threads) {
        expect(getTexts(thread, 'h2')[0]).toBe(selectPlural(heading, seeds, language));
        expect(select(thread, 'li')).toHaveLength(seeds);
        expect(getTextLine(thread).includes(commentFormCopy.empty)).toBe(seeds === 0);
      }
    },
  );
});

/** The English strings that a translation uses neither as strings of its own nor in its content. */
function foreignTo({ strings, folder }: Translation): string[] {
  const cwd = join(SITE.folder, folder);
  const content = globSync('**/*.*', { cwd });
  const texts = content.map((file) => readFileSync(join(cwd, file), 'utf8'));
  const own = JSON.stringify(strings) + texts.join();
  return (JSON.stringify(en).match(/"[^"]+"(?=[\],}])/g) ?? [])
    .flatMap((text) => text.slice(1, -1).split(/ ?\{\w+\} ?/))
    .filter((text) => /\p{L}{2}/u.test(text) && !own.includes(text));
}

/** Whether a file contains a string. A single word counts only if it is the whole text of an element or attribute. */
const containsString = (text: string, string: string) =>
  string.includes(' ')
    ? text.includes(string)
    : new RegExp(`[>"'] ?${RegExp.escape(string)} ?[<"']`).test(text);

// Leaves out Arabic: only the copy `agency` has its strings, and most of those are English.
const TRANSLATED = ownTranslations.filter(
  ({ language }) => ![en, undefined].includes(findStrings(language)),
);

// On a site in English only, there is nothing to look for.
test.skipIf(TRANSLATED.length === 0)(
  'no page, feed or llms.txt in another language has English strings',
  () => {
    for (const translation of TRANSLATED) {
      const foreign = foreignTo(translation);
      expect(foreign.length).toBeGreaterThan(40);
      const own = allPages
        .filter((other) => other.translation === translation)
        .map(({ file }) => file);
      const lists = ['rss.xml', 'llms.txt'].map((name) => `${translation.prefix}/${name}`.slice(1));
      const found = [...own, ...lists.filter((name) => files.has(name))].flatMap((file) => {
        // Leaves out links to translations, whose texts are in other languages, and the types of schema.org.
        const text = readText(file).replace(/<a\b[^>]* hreflang=.*?<\/a>|"@type":"\w+"/gi, '');
        return foreign
          .filter((string) => containsString(text, string))
          .map((string) => `${file}: ${string}`);
      });
      expect(found).toEqual([]);
    }
  },
);
