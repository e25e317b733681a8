import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { escapeFormulas, turnFormulasIntoCode } from './formulas.ts';

/** The code of formulas in a text, as the Markdown processor reads it. */
function codeIn(markdown: string) {
  const { html } = markdownToHtml(turnFormulasIntoCode(markdown));
  return Array.from(html.matchAll(/language-math">([^<]*)/g), ([, formula]) => formula);
}

test.each([
  ['It costs $5 or $6, US$5 or A$6, 5$ or 6$, from $5 to 10$ or $1.5 million$.', []],
  ['**$10**, then **$20**, `$a$`, \\$b$ and $HOME in `$c`', []],
  ['$x$, $2 \\pi$, $n$th, (公式$y$は) and $5', ['$x$', '$2 \\pi$', '$n$', '$y$']],
  ['$a_i*b_i*c~d~e$ <b>$a{<}b$</b>', ['$a_i*b_i*c~d~e$', '$a{&lt;}b$']],
  ['- $$a % no\n  - b$$ c\n\n$$\nd\n\n- e\n$$', ['$$a % no\n- b$$', 'd\n\n- e\n']],
  ['> $$\n> = a$$\n\n$$ b\n\n$c$', ['$$\n= a$$', '$c$']],
])('formulas in %j are %j', (markdown, formulas) => {
  expect(codeIn(markdown)).toEqual(formulas);
});

test.each(['$$\n- a_1 *b* \\{\n= c\n$$', '$*a*\\,{<b>}_c$', '$x_{i}*y_{j}*$'])(
  'without math, %j stays as it is',
  (markdown) => {
    const { html } = markdownToHtml(escapeFormulas(markdown));
    expect(html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').trim()).toBe(`<p>${markdown}</p>`);
  },
);

test('lines below a formula keep their numbers', () => {
  const lines = turnFormulasIntoCode('a $$b\n+ c\n= d$$ e\nf\n\ng').split('\n');
  expect(lines.indexOf('g')).toBe(5);
});
