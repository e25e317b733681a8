import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { eachPage, page } from './support/built-site.ts';

/** Astro puts this before the first island, wherever that is; <style> belongs into <head>. */
const ISLAND_STYLE = /<style>astro-island,[^<]*<\/style>/;

/** A page without what is not ours to mend. */
const ownHtml = (html: string) => html.replace(ISLAND_STYLE, '');

const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // How React writes HTML: <input/>, required="", autoComplete="". All of it means the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Base UI's toasts: a <div> with a role that is right.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // A hash protects from other people's servers; all scripts come from this one.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Where a number may wrap is for the style sheet to say.
    'tel-non-breaking': 'off',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));

describe('HTML', () => {
  test.each(eachPage())('of %s is what html-validate calls valid', async (_, { html, file }) => {
    const { results } = await validator.validateString(ownHtml(html), file);
    const messages = results.flatMap((result) =>
      result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
    );
    expect(messages).toEqual([]);
  });

  test('with a fault is what it calls invalid', async () => {
    const faulty = ownHtml(page('/404').html).replace('<main', '<p><div></div></p><main');
    expect((await validator.validateString(faulty)).valid).toBe(false);
  });
});
