/** Tables of rules for every page, and the list of all pages. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { LAYOUT_ID, SECTION_IDS } from '#data/markdown/headings.ts';
import { findBrokenLinks } from '../../scripts/findings/links.ts';
import * as built from '../support/built-site.ts';
import { allPages, type Page, pages, testPages, toHref } from '../support/built-site.ts';
import { listTexts, site, translations } from '../support/content.ts';
import {
  describeElement,
  getAttribute,
  getAttributes,
  getTextLine,
  select,
  selectOne,
} from '../support/html.ts';

// These rules also apply to hostile content.
testPages('every page', allPages, {
  'names its language, and begins with a link to its main part': ({ root, translation }, on) => {
    on(getAttribute(selectOne(root, 'html'), 'lang')).toBe(translation.language);
    on(getAttributes(root, 'a', 'href')[0]).toBe('#site-main');
    on(getAttribute(selectOne(root, 'main'), 'id')).toBe('site-main');
  },

  'keeps hosts from rewriting e-mail addresses in its body': ({ html }, on) => {
    on(html).toMatch(/<body>\s*<!--email_off-->(?!.*email_off-->.*email_off)/s);
    on(html).toMatch(/<!--\/email_off-->\s*<\/body>/);
  },

  // integrations/content-security-policy.test.ts checks the directives. Tests in a browser fail at a violation.
  'has one policy, after the charset': ({ root }, on) => {
    const [charset, policy] = select(root, 'head > *').map(({ properties }) => properties);
    on(charset).toEqual({ charSet: 'utf-8' });
    on(policy?.content).toMatch(/^default-src 'none';/);
    on(select(root, 'meta[http-equiv]')).toHaveLength(1);
  },

  'sends forms only where site.yaml says': ({ root, translation }, on) => {
    const { inquiry = '', contact = '' } = site.forms ?? {};
    // `/thanks` in site.yaml means the thanks page in the page's language.
    const endpoints = [inquiry, contact].flatMap((path) => [path, translation.getPath(path)]);
    for (const form of select(root, 'form')) {
      const action = getAttribute(form, 'action');
      on(getAttribute(form, 'method'), describeElement(form)).toBe(action ? 'post' : 'dialog');
      if (action) on(endpoints.map(toHref), describeElement(form)).toContain(action);
    }
    on(select(root, '[formaction], [formmethod], [formtarget]')).toEqual([]);
  },

  'has the welcome notice only if it is a home page whose content has one': (page, on) => {
    const isWelcoming = page.englishPath === '/' && page.translation.homeCopy.welcome;
    on(select(page.root, '.welcome')).toHaveLength(isWelcoming ? 1 : 0);
  },

  'gives its own parts no id that a heading in its text could get': ({ root }, on) => {
    const own = getAttributes(root, '.prose [id]', 'id');
    const others = getAttributes(root, '[id]', 'id').filter((id) => !own.includes(id));
    const isFree = (id: string) => !SECTION_IDS.includes(id) && !LAYOUT_ID.test(id);
    if (own.length > 0) on(others.filter(isFree)).toEqual([]);
  },
});

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    // Astro puts the style of its islands before the first island.
    elements: ['html5', { style: { inherit: 'style', flow: true } }],
    rules: {
      // Headings have ids as GitHub makes them, which may begin with a hyphen.
      'valid-id': ['error', { relaxed: true }],
      // Allows what React writes: <input/>, required="", autoComplete="".
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // The region of Base UI's toasts is a <div> with the right role.
      'prefer-native-element': ['error', { exclude: ['region'] }],
      // The policy says from which other servers scripts may come.
      'require-sri': 'off',
      // The launch check advises against long titles.
      'long-title': 'off',
      // Phone numbers may wrap like other texts.
      'tel-non-breaking': 'off',
    },
  }),
);

const getLinks = ({ root }: Page) =>
  select(root, 'a[href]').map((link) => ({
    name: describeElement(link),
    href: getAttribute(link, 'href') ?? '',
    text:
      getAttribute(link, 'aria-label') ??
      (getTextLine(link) || getAttributes(link, 'img', 'alt').join()),
    target: getAttribute(link, 'target'),
    rel: getAttribute(link, 'rel'),
  }));

testPages('every page without hostile texts', pages, {
  'is valid HTML': async ({ html }, on) => {
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) => messages);
    on(faults.map((fault) => `${fault.ruleId}: ${fault.message} ${fault.selector}`)).toEqual([]);
    // The validator accepts elements between and after these two tags.
    on(html).toMatch(/<\/body>\s*<\/html>\s*$/);
  },

  'marks exactly the links that open a new tab': (page, on) => {
    const inNewTab = `(${page.translation.strings.opensInNewTab})`;
    for (const { name, text, target, rel } of getLinks(page)) {
      on(target, name).toBe(text.includes(inNewTab) ? '_blank' : undefined);
      if (target) on(rel, name).toBe('noopener noreferrer');
    }
  },
});

test('the site has exactly the pages that its content asks for', () => {
  const isConnected = site.forms?.inquiry ?? site.forms?.contact;
  const names = ['/404', '/blog/404', '/testimonials', ...(isConnected ? ['/thanks'] : [])];
  const expected = translations.flatMap((translation) => {
    const { getPath, home, articleLists, cases, servicePages } = translation;
    return [
      home,
      ...names.map(getPath),
      ...listTexts(translation).map(({ path }) => path),
      ...(cases.length > 0 ? [getPath('/work')] : []),
      ...(servicePages.length > 0 ? [getPath('/services')] : []),
      ...articleLists.flatMap((list) => built.listPages(translation, list)).map(({ path }) => path),
    ];
  });
  expect(allPages.map(({ path }) => path).toSorted()).toEqual(expected.toSorted());
});

test('no link within the site is broken', () => {
  const sheets = [...built.files].filter((file) => file.endsWith('.css'));
  const checked = [...pages.map(({ file }) => file), ...sheets];
  expect(findBrokenLinks(built.builtSite, checked)).toEqual([]);
  // Finds a broken link that is added to each page, so the check above is not vacuous.
  const read = (file: string) => built.readText(file).replace('</main>', '<a href="#none">$&');
  expect(findBrokenLinks({ ...built.builtSite, read }, checked)).toHaveLength(pages.length);
});

test('only the booking page and the partners open in a new tab', () => {
  const newTabs = pages.flatMap(getLinks).filter(({ target }) => target === '_blank');
  const partners = built.ownTranslations.flatMap((translation) =>
    translation.partners.map(({ website }) => website),
  );
  const expected = new Set(
    [site.bookingUrl, ...partners].filter((address) => address?.startsWith('https:')),
  );
  expect(new Set(newTabs.map(({ href }) => href))).toEqual(expected);
});
