import { type BundledLanguage, bundledLanguages, codeToTokensBase } from 'shiki';
import { createCssVariablesTheme } from 'shiki/core';
import { createElement, getProperty, getText, type HastElement } from './hast.ts';

/** Gives each kind of token the color `var(--code-token-<kind>)`. */
const theme = createCssVariablesTheme({ variablePrefix: '--code-' });

/** The language that Shiki knows by this name. Options of other systems are ignored: `js{1,3}`, `ts:title=a.ts`. */
function getLanguage(written: string): BundledLanguage | undefined {
  const [name = ''] = written.toLowerCase().split(/[{:=,]/);
  return Object.hasOwn(bundledLanguages, name) ? (name as BundledLanguage) : undefined;
}

const KIND = /^var\(--code-token-(.+)\)$/;

/**
 * Adds classes to the tokens of a code element (`code-keyword`, `code-string` …). prose.css colors them, because the
 * policy forbids inline styles. Code in a language that Shiki does not know stays as it is.
 */
export async function colorCode(code: HastElement): Promise<void> {
  const lang = getLanguage(getProperty(code, 'className').replace('language-', ''));
  if (!lang) return;
  // No time limit: with one, a busy machine would leave out colors.
  const options = { lang, theme, tokenizeTimeLimit: 0 };
  const lines = await codeToTokensBase(getText(code), options);
  const end = { content: '\n', color: '' };
  const tokens = lines.flatMap((line, n) => (n === 0 ? line : [end, ...line]));
  code.children = tokens.map(({ content: value, color = '' }) => {
    const [, kind] = KIND.exec(color) ?? [];
    return kind
      ? createElement('span', { className: [`code-${kind}`] }, value)
      : { type: 'text', value };
  });
}
