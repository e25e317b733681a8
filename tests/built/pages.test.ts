/** Tables of rules for every page, and the list of all pages. */
import { createHash } from 'node:crypto';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { PAGE_IDS } from '#data/markdown/headings.ts';
import { phoneLink } from '#formatting/contact-details.ts';
import { addressesIn, findBrokenLinks } from '../../scripts/launch/links.ts';
import { articlesIn, listPages } from '../support/articles.ts';
import * as built from '../support/built-site.ts';
import {
  allPages,
  at,
  isArticle,
  isExternal,
  type Page,
  pages,
  testPages,
} from '../support/built-site.ts';
import { site, translations } from '../support/content.ts';
import {
  attribute,
  attributesOf,
  describeElement,
  type HtmlElement,
  select,
  selectOne,
  textOf,
} from '../support/html.ts';

/** The text of a page's own scripts or styles, which its policy must allow. */
const inlineCode = (page: Page, tag: 'script' | 'style') =>
  select(page.root, `${tag}:not([src]):not([type$="json"])`).map(({ children }) =>
    children.map((text) => ('value' in text ? text.value : '')).join(''),
  );

/**
 * Every island of a page, in page order, and when it hydrates. A new line here is a decision: hydrating an island loads
 * React (about 60 KB). Would HTML and CSS do, or a `*.client.ts`? If not, does `client:intent` do?
 */
function expectedIslands(page: Page): string[] {
  const { testimonials, textPages } = page.translation;
  const { contact } = site.forms ?? {};
  const isHome = page.firstPath === '/';
  const hasComments = site.comments !== false;
  const textPage = textPages.find(({ path }) => path === page.path);
  const hasCarousel =
    testimonials.length > 0 && (isHome || textPage?.sections.includes('testimonials'));
  const senders = ['#inquiry', hasComments && '#comments', contact && '#contact form'];
  return [
    isHome && 'Chat intent',
    hasCarousel && 'Carousel intent {"near":"200px"}',
    isHome && contact && 'ContactForm intent {"near":"200px"}',
    isArticle(page) && hasComments && 'CommentCount intent "#comments"',
    isArticle(page) && hasComments && 'Comments intent',
    `InquiryForm intent "[commandfor='inquiry'], #inquiry"`,
    `Toaster intent "${senders.filter(Boolean).join(', ')}"`,
  ].filter((one) => typeof one === 'string');
}

function describeIsland(island: HtmlElement): string {
  const { value } = JSON.parse(attribute(island, 'opts') ?? '{}') as { value?: unknown };
  const given = value === true || value === undefined ? [] : [JSON.stringify(value)];
  return [attribute(island, 'component-export'), attribute(island, 'client'), ...given].join(' ');
}

/** The directives of a policy, in order; `frame-src` only where there are videos. */
const DIRECTIVES =
  'default-src script-src style-src img-src font-src manifest-src connect-src form-action base-uri ' +
  'require-trusted-types-for trusted-types';

// These rules also apply to hostile content.
testPages(allPages, {
  'is in its language, with one h1, one main with a skip link, and named navigation': (
    page,
    on,
  ) => {
    const { root, translation } = page;
    on(attribute(selectOne(root, 'html'), 'lang')).toBe(translation.language);
    on(textOf(selectOne(root, 'h1'))).not.toBe('');
    on(attributesOf(root, 'main', 'id')).toEqual(['main']);
    on(attributesOf(root, 'a', 'href')[0]).toBe('#main');
    on(select(root, 'nav:not([aria-label]):not([aria-labelledby])')).toEqual([]);
  },

  'keeps hosts from rewriting e-mail addresses in its body': ({ html }, on) => {
    on(html).toMatch(/<body>\s*<!--email_off-->(?!.*email_off-->.*email_off)/s);
    on(html).toMatch(/<!--\/email_off-->\s*<\/body>/);
  },

  'has no style attribute and no inline handler, which the policy blocks': ({ root }, on) => {
    const blocked = select(root, '*').filter(({ properties }) =>
      Object.keys(properties).some((name) => /^(style$|on)/i.test(name)),
    );
    on(blocked.map(describeElement)).toEqual([]);
  },

  'has one policy, after the charset, with the hash of each inline script and style': (
    page,
    on,
  ) => {
    const [charset, policy] = select(page.root, 'head > *').map(({ properties }) => properties);
    on(charset).toEqual({ charSet: 'utf-8' });
    on(select(page.root, 'meta[http-equiv]')).toHaveLength(1);
    const directives = new Map(
      `${policy?.content}`.split(';').map((one) => [one.split(' ')[0], one.split(' ').slice(1)]),
    );
    on([...directives.keys()].filter((name) => name !== 'frame-src').join(' ')).toBe(DIRECTIVES);
    on(directives.get('default-src')).toEqual(["'none'"]);
    for (const tag of ['script', 'style'] as const) {
      const hashes = inlineCode(page, tag).map(
        (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
      );
      const sources = directives.get(`${tag}-src`) ?? [];
      const quoted = sources.filter((one) => one.startsWith("'") && one !== "'self'");
      on(new Set(quoted), tag).toEqual(new Set(hashes));
    }
    const { inquiry, contact } = site.forms ?? {};
    const services = [inquiry, contact, site.analytics?.script].map((one) => URL.parse(`${one}`));
    const known = services.map((one) => one?.origin ?? "'self'");
    for (const [name = '', sources] of directives) {
      const others = sources.filter((one) => !one.startsWith("'") && !known.includes(one));
      // Pictures and players may be on other sites, each named by its host alone.
      const isForeign = (one: string) =>
        !/^(img|frame)-src$/.test(name) || !/^https:\/\/[\w.-]+(:\d+)?$/.test(one);
      on(others.filter(isForeign), name).toEqual([]);
    }
  },

  'loads from other origins only pictures and what the settings name': ({ html }, on) => {
    const foreign = addressesIn(html)
      .filter(({ address, from }) => !/^(a|img|source|form)$/.test(from) && isExternal(address))
      .filter(({ address }) => address !== site.analytics?.script)
      .filter(({ from }) => from !== 'iframe' || site.embeds.length === 0);
    on(foreign).toEqual([]);
  },

  'sends forms only where site.yaml says': ({ root, translation }, on) => {
    const { inquiry = '', contact = '' } = site.forms ?? {};
    // /thanks is the thanks page in the page's language.
    const endpoints = [
      inquiry,
      contact,
      translation.prefix + inquiry,
      translation.prefix + contact,
    ];
    for (const form of select(root, 'form')) {
      const action = attribute(form, 'action');
      on(attribute(form, 'method'), describeElement(form)).toBe(action ? 'post' : 'dialog');
      if (action) on(endpoints.map(at), describeElement(form)).toContain(action);
    }
    on(select(root, '[formaction], [formmethod], [formtarget]')).toEqual([]);
  },

  'has exactly the islands that it should': (page, on) => {
    on(select(page.root, 'astro-island').map(describeIsland)).toEqual(expectedIslands(page));
  },

  'has no id outside a text that a heading in the text could also have': ({ root }, on) => {
    const own = attributesOf(root, '.prose [id]', 'id');
    const others = attributesOf(root, '[id]', 'id').filter((id) => !own.includes(id));
    const isFree = (id: string) => !PAGE_IDS.includes(id) && !/[A-Z]/.test(id);
    if (own.length > 0) on(others.filter(isFree)).toEqual([]);
  },
});

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    // Astro puts the style of its islands before the first one.
    elements: ['html5', { style: { inherit: 'style', flow: true } }],
    rules: {
      // Headings have ids as GitHub makes them, which may begin with a hyphen.
      'valid-id': ['error', { relaxed: true }],
      // How React writes HTML: <input/>, required="", autoComplete="". All of it means the same.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // Base UI's toasts: a <div> with the right role.
      'prefer-native-element': ['error', { exclude: ['region'] }],
      // The policy says which scripts come from other servers.
      'require-sri': 'off',
      // Advice of the launch check.
      'long-title': 'off',
      // The stylesheet decides where a number may wrap.
      'tel-non-breaking': 'off',
    },
  }),
);

const linksOf = ({ root }: Page) =>
  select(root, 'a[href]').map((link) => ({
    name: describeElement(link),
    href: attribute(link, 'href') ?? '',
    text:
      attribute(link, 'aria-label') ?? (textOf(link) || attributesOf(link, 'img', 'alt').join()),
    target: attribute(link, 'target'),
    rel: attribute(link, 'rel'),
  }));

/** Every object in a value. */
const objectsIn = (value: unknown): Record<string, unknown>[] =>
  value instanceof Object
    ? [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)]
    : [];

/** The logo is the icon of the tab, which browsers fetch anyway. Drawings load at low priority. */
const isLight = (image: HtmlElement) =>
  attribute(image, 'src') === at('/favicon.svg') ||
  (attribute(image, 'fetchpriority') === 'low' && attribute(image, 'src')?.endsWith('.svg'));

/** The page, fonts and styles that browsers request at once. */
const FIRST_REQUESTS = 5;

testPages(pages, {
  'is valid HTML': async ({ html }, on) => {
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) => messages);
    on(faults.map((one) => `${one.ruleId}: ${one.message} ${one.selector}`)).toEqual([]);
  },

  'has links that say whether they open a new tab': (page, on) => {
    const inNewTab = `(${page.translation.strings.opensInNewTab})`;
    for (const { name, text, target, rel } of linksOf(page)) {
      on(target, name).toBe(text.includes(inNewTab) ? '_blank' : undefined);
      if (target) on(rel, name).toBe('noopener noreferrer');
    }
  },

  'has links to # only where the content has them': (page, on) => {
    const { navigation, inquiryCopy } = page.translation;
    const written = objectsIn([navigation, inquiryCopy, site.social]);
    const labels = written.filter(({ href }) => href === '#').flatMap(Object.values);
    const dead = linksOf(page).filter(({ href }) => href === '#');
    on(dead.filter(({ text }) => !labels.some((label) => text.endsWith(label)))).toEqual([]);
  },

  'links to other sites by https, or to the agency by e-mail and telephone': (page, on) => {
    const own = [`mailto:${site.email}`, phoneLink(site.phone, site.address.countryCode)];
    const outside = linksOf(page).filter(({ href }) => isExternal(href) && !own.includes(href));
    on(outside.filter(({ href }) => !/^https:\/\/[^/]/.test(href))).toEqual([]);
  },

  'paints once the first screen has arrived, before late styles': ({ root, html }, on) => {
    const [mark] = attributesOf(root, 'head > link[rel="expect"][blocking="render"]', 'href');
    const [late] = attributesOf(root, 'link[rel="stylesheet"]', 'href');
    const id = mark?.slice(1);
    const end = `<span id="${id}" hidden></span><link rel="stylesheet" href="${late}"><script> </script>`;
    const [, below = '', ...others] = html.split(end);
    on(others).toEqual([]);
    // The style of islands is before the first one.
    on(below).not.toMatch(/<style(?!>astro-island)/);
  },

  'requests few files before its first paint, and no script delays it': (page, on) => {
    const scripts = select(page.root, 'script[src]').filter(
      (one) => attribute(one, 'type') !== 'module',
    );
    on(scripts.map((one) => attribute(one, 'src')).filter((src) => !isExternal(`${src}`))).toEqual(
      [],
    );
    const links = attributesOf(page.root, '[rel="preload"], [rel="stylesheet"]', 'href');
    const pictures = select(page.root, 'img').filter(
      (image) => attribute(image, 'loading') !== 'lazy' && !isLight(image),
    );
    const sources = new Set(pictures.map((image) => attribute(image, 'src')));
    const asked = [
      page.path,
      ...links,
      ...sources,
      ...attributesOf(page.root, 'head [src]', 'src'),
    ];
    // An article has a portrait and a cover.
    const most = FIRST_REQUESTS + (isArticle(page) ? 2 : 0);
    on(asked.length, asked.join('\n')).toBeLessThanOrEqual(most);
  },

  'has pictures in modern formats, with their size, that load lazily below the first screen': (
    page,
    on,
  ) => {
    for (const picture of select(page.root, 'picture')) {
      const types = attributesOf(picture, 'source', 'type');
      on([...new Set(types)], describeElement(picture)).toEqual(['image/avif', 'image/webp']);
      on(attributesOf(picture, 'source', 'sizes').join()).toMatch(/vw|rem|px/);
    }
    const inFirstScreen = select(page.root, '.article-head img, li:first-child .article-card img');
    for (const image of select(page.root, 'img')) {
      const name = describeElement(image);
      const source = attribute(image, 'src') ?? '';
      // Files in public/ are published as they are.
      if (source.startsWith(at('/_astro/'))) on(source, name).toMatch(/\.(svg|avif|webp)$/);
      // The size of a picture on another site is unknown.
      for (const side of source.startsWith('/') ? ['width', 'height'] : [])
        on(Number(attribute(image, side)), name).toBeGreaterThan(0);
      if (!isLight(image) && !inFirstScreen.includes(image))
        on(attribute(image, 'loading'), name).toBe('lazy');
    }
  },
});

test('the site consists of exactly these pages', () => {
  const isConnected = site.forms?.inquiry ?? site.forms?.contact;
  const names = ['/404', '/blog/404', '/testimonials', ...(isConnected ? ['/thanks'] : [])];
  const expected = translations.flatMap((translation) => {
    const { prefix, home, categoryPath, textPages } = translation;
    const articles = articlesIn(translation);
    const categories = Map.groupBy(articles, ({ category }) => categoryPath(category));
    const lists = [...categories, [`${prefix}/blog`, articles] as const];
    return [
      ...[home, ...names.map((name) => prefix + name)],
      ...[...textPages, ...articles].map(({ path }) => path),
      ...lists.flatMap(([path, those]) => listPages(path, those)).map(({ path }) => path),
    ];
  });
  expect(allPages.map(({ path }) => path).toSorted()).toEqual(expected.toSorted());
});

test('every address of this site leads to a file of the build, every anchor to an id', () => {
  const paths = pages.map(({ path }) => path);
  const broken = findBrokenLinks(built.builtSite);
  expect(broken.filter(({ where }) => paths.includes(where))).toEqual([]);
});

test('only the booking page and the partners open in a new tab', () => {
  const newTabs = pages.flatMap(linksOf).filter(({ target }) => target === '_blank');
  const partners = built.ownTranslations.flatMap((one) =>
    one.partners.map(({ website }) => website),
  );
  const expected = new Set([site.bookingUrl, ...partners].filter(Boolean));
  expect(new Set(newTabs.map(({ href }) => href))).toEqual(expected);
});
