import { defineHastPlugin } from 'satteri';
import { type BundledLanguage, bundledLanguages, codeToTokensBase } from 'shiki';
import { createCssVariablesTheme } from 'shiki/core';

/** Gives each kind of token the color `var(--code-token-<kind>)`. */
const theme = createCssVariablesTheme({ variablePrefix: '--code-' });

const KIND = /^var\(--code-token-(.+)\)$/;

/**
 * Gives the tokens of code classes (`code-keyword`, `code-string` …), which prose.css colors: the policy forbids inline
 * styles. Code in a language that Shiki does not know stays as it is.
 */
export const coloredCode = defineHastPlugin({
  name: 'colored-code',
  element: {
    filter: ['code'],
    visit: async (code, context) => {
      const lang = String(code.properties.className).replace('language-', '').toLowerCase();
      if (!Object.hasOwn(bundledLanguages, lang)) return;
      const options = { lang: lang as BundledLanguage, theme };
      const lines = await codeToTokensBase(context.textContent(code), options);
      const end = { content: '\n', color: '' };
      const tokens = lines.flatMap((line, n) => (n === 0 ? line : [end, ...line]));
      const children = tokens.map(({ content: value, color = '' }) => {
        const text = { type: 'text' as const, value };
        const [, kind] = KIND.exec(color) ?? [];
        const properties = { className: [`code-${kind}`] };
        return kind
          ? { type: 'element' as const, tagName: 'span', properties, children: [text] }
          : text;
      });
      return { ...code, children };
    },
  },
});
