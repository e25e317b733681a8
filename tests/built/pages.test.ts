import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { ARTICLES_PER_PAGE, articlesIn } from '../support/articles.ts';
import { eachPage, pages } from '../support/built-site.ts';
import { site, translations } from '../support/content.ts';
import { attribute, attributesOf, selectOne, textOf } from '../support/html.ts';

const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  // Astro puts the style of its islands where the first one is.
  elements: ['html5', { style: { inherit: 'style', flow: true } }],
  rules: {
    // How React writes HTML: <input/>, required="", autoComplete="". All of it means the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Base UI's toasts: a <div> with the right role.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // policy.test.ts says which scripts come from other servers.
    'require-sri': 'off',
    // The style sheet decides where a number may wrap.
    'tel-non-breaking': 'off',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
  );
}

/** The files of a list of articles: `blog.html`, `blog/page/2.html` … */
function listFiles(base: string, { length }: readonly unknown[]): string[] {
  const pageCount = Math.ceil(length / ARTICLES_PER_PAGE) || 1;
  return Array.from({ length: pageCount }, (_, index) =>
    index === 0 ? `${base}.html` : `${base}/page/${index + 1}.html`,
  );
}

test('the site consists of exactly these pages', () => {
  const isConnected = site.forms?.inquiry || site.forms?.contact;
  const names = ['404', 'blog/404', 'testimonials', ...(isConnected ? ['thanks'] : [])];
  const expected = translations.flatMap((translation) => {
    const { prefix, home, categoryPath, statements } = translation;
    const articles = articlesIn(translation);
    const categories = [...Map.groupBy(articles, ({ category }) => category)];
    return [
      `${home.slice(1) || 'index'}.html`,
      ...names.map((name) => `${prefix}/${name}.html`.slice(1)),
      ...[...statements, ...articles].map(({ path }) => `${path.slice(1)}.html`),
      ...listFiles(`${prefix}/blog`.slice(1), articles),
      ...categories.flatMap(([name, those]) => listFiles(categoryPath(name).slice(1), those)),
    ];
  });
  expect(pages.map(({ file }) => file).toSorted()).toEqual(expected.toSorted());
});

describe.each(eachPage())('%s', (_, page) => {
  test('is valid HTML', async () => {
    expect(await faultsOf(page.html)).toEqual([]);
  });

  test('tells services that hide e-mail addresses to leave its body alone', () => {
    expect(page.html).toMatch(/<body>\s*<!--email_off-->/);
    expect(page.html).toMatch(/<!--\/email_off-->\s*<\/body>/);
    expect(page.html.match(/email_off/g)).toHaveLength(2);
  });

  test('is in its language and has one h1', () => {
    expect(attribute(selectOne(page.root, 'html'), 'lang')).toBe(page.translation.language);
    expect(textOf(selectOne(page.root, 'h1'))).not.toBe('');
  });

  test('has a skip link to one main, and every navigation has a name', () => {
    expect(attributesOf(page.root, 'a', 'href')[0]).toBe('#main');
    expect(attribute(selectOne(page.root, 'main'), 'id')).toBe('main');
    const names = ['aria-label', 'aria-labelledby'].map((name) =>
      attributesOf(page.root, 'nav', name),
    );
    expect(names[0]?.map((label, index) => label || names[1]?.[index])).not.toContain('');
  });
});
