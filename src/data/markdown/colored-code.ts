import { type BundledLanguage, bundledLanguages, codeToTokensBase } from 'shiki';
import { createCssVariablesTheme } from 'shiki/core';
import { createElement, type HastElement, textOf } from './markdown-tree.ts';

/** Gives each kind of token the color `var(--code-token-<kind>)`. */
const theme = createCssVariablesTheme({ variablePrefix: '--code-' });

const KIND = /^var\(--code-token-(.+)\)$/;

/**
 * Gives the tokens of a code element classes (`code-keyword`, `code-string` …), which prose.css colors: the policy
 * forbids inline styles. Code in a language that Shiki does not know stays as it is.
 */
export async function colorCode(code: HastElement): Promise<void> {
  const lang = String(code.properties.className).replace('language-', '').toLowerCase();
  if (!Object.hasOwn(bundledLanguages, lang)) return;
  const lines = await codeToTokensBase(textOf(code), { lang: lang as BundledLanguage, theme });
  const end = { content: '\n', color: '' };
  const tokens = lines.flatMap((line, n) => (n === 0 ? line : [end, ...line]));
  code.children = tokens.map(({ content: value, color = '' }) => {
    const [, kind] = KIND.exec(color) ?? [];
    return kind
      ? createElement('span', { className: [`code-${kind}`] }, value)
      : { type: 'text', value };
  });
}
