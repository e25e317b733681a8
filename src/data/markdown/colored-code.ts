import { type BundledLanguage, bundledLanguages, codeToTokensBase } from 'shiki';
import { createCssVariablesTheme } from 'shiki/core';
import { createElement, type HastElement, textOf } from './hast.ts';

/** Gives each kind of token the color `var(--code-token-<kind>)`. */
const theme = createCssVariablesTheme({ variablePrefix: '--code-' });

/** Names of languages that blogs use but Shiki does not know. */
const OTHER_NAMES = new Map<string, BundledLanguage>(
  Object.entries({
    cmd: 'bat',
    env: 'dotenv',
    golang: 'go',
    htm: 'html',
    irb: 'ruby',
    ipython: 'python',
    jsonld: 'json',
    mysql: 'sql',
    node: 'js',
    objectivec: 'objective-c',
    patch: 'diff',
    pgsql: 'sql',
    postgres: 'sql',
    postgresql: 'sql',
    pwsh: 'powershell',
    pycon: 'python',
    python3: 'python',
    sqlite: 'sql',
    svg: 'xml',
    terminal: 'shellsession',
    xhtml: 'html',
  } as const),
);

/**
 * Finds a language by one of Shiki's names or another common name, with or without punctuation (`shell-session`).
 * Ignores options of other systems after the name: `js{1,3}`, `ts:title=a.ts`. `html+django` is HTML.
 */
function languageOf(written: string): BundledLanguage | undefined {
  const [name = ''] = written.toLowerCase().split(/[{:=,]/);
  const names = [name, name.replace(/[-_.]/g, ''), name.replace(/\+.*/, '')];
  const known = names.map((one) => OTHER_NAMES.get(one) ?? one);
  return known.find((one): one is BundledLanguage => Object.hasOwn(bundledLanguages, one));
}

const KIND = /^var\(--code-token-(.+)\)$/;

/**
 * Adds a class to each token of a code element (`code-keyword`, `code-string` …). prose.css colors them, because the
 * policy forbids inline styles. Code in a language that Shiki does not know stays as it is.
 */
export async function colorCode(code: HastElement): Promise<void> {
  const lang = languageOf(String(code.properties.className).replace('language-', ''));
  if (!lang) return;
  const lines = await codeToTokensBase(textOf(code), { lang, theme });
  const end = { content: '\n', color: '' };
  const tokens = lines.flatMap((line, n) => (n === 0 ? line : [end, ...line]));
  code.children = tokens.map(({ content: value, color = '' }) => {
    const [, kind] = KIND.exec(color) ?? [];
    return kind
      ? createElement('span', { className: [`code-${kind}`] }, value)
      : { type: 'text', value };
  });
}
