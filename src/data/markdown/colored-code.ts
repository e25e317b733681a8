import { defineHastPlugin } from 'satteri';
import { createHighlighterCoreSync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import bash from 'shiki/langs/bash.mjs';
import json from 'shiki/langs/json.mjs';
import typescript from 'shiki/langs/typescript.mjs';
import yaml from 'shiki/langs/yaml.mjs';

/** The classes that prose.css colors, and the scopes of the grammars that get them. */
const CLASSES: [className: string, scope: string[]][] = [
  ['code-name', ['entity.name', 'support.type.property-name', 'support.function']],
  ['code-word', ['keyword', 'storage', 'constant.language']],
  ['code-value', ['string.quoted', 'string.template', 'constant.numeric']],
  ['code-note', ['comment']],
];
/** A theme can only name colors: #000001 stands for the first class. */
const settings = CLASSES.map(([, scope], n) => ({
  scope,
  settings: { foreground: `#00000${n + 1}` },
}));
const theme = { name: 'classes', fg: '#000000', settings };
const langs = [bash, json, typescript, yaml];
const engine = createJavaScriptRegexEngine();
const highlighter = createHighlighterCoreSync({ themes: [theme], langs, engine });

/** Gives the tokens of code classes. Code in other languages than these stays as it is. */
export const coloredCode = defineHastPlugin({
  name: 'colored-code',
  element: {
    filter: ['code'],
    visit: (code, context) => {
      const lang = String(code.properties.className).replace('language-', '');
      if (!highlighter.getLoadedLanguages().includes(lang)) return;
      const lines = highlighter.codeToTokensBase(context.textContent(code), { lang, theme });
      const end = { content: '\n', color: theme.fg };
      const tokens = lines.flatMap((line, n) => (n === 0 ? line : [end, ...line]));
      const children = tokens.map(({ content: value, color = theme.fg }) => {
        const text = { type: 'text' as const, value };
        const [name] = CLASSES[Number(color.slice(1)) - 1] ?? [];
        const span = { type: 'element' as const, tagName: 'span', children: [text] };
        return name ? { ...span, properties: { className: [name] } } : text;
      });
      context.replaceNode(code, { ...code, children });
    },
  },
});
