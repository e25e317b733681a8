import { expect, test } from 'vitest';
import { en } from '#languages/en.ts';
import { renderMarkdown } from '../rendering/render-markdown.ts';

/** The copies of footnotes in the HTML of a text. */
async function sideNotesIn(markdown: string): Promise<string[]> {
  const { parts } = await renderMarkdown(markdown, { strings: en });
  const html = parts.join('');
  return html.match(/<small.*?<\/small>/gs) ?? [];
}

const getNote = (words: string, number = 1) =>
  `<small class="side-note" aria-hidden="true"><sup>${number}</sup> ${words}</small>`;

test.each([
  ['a paragraph has one', 'a[^1]\n\n[^1]: b', [getNote('b ')]],
  ['a list has one', '- a\n  - b[^1]\n\n[^1]: c', [getNote('c ')]],
  ['a second mark has none', 'a[^1] b[^1]\n\n[^1]: c', [getNote('c  ')]],
  ['a link has no address', 'a[^1]\n\n[^1]: b [*c*](/d)', [getNote('b <span><em>c</em></span> ')]],
  ['Italian stays Italian', 'a[^1]\n\n[^1]: <i lang="it">b</i>', [getNote('<i lang="it">b</i> ')]],
  ['a mark in a note has none', 'a[^1]\n\n[^1]: b[^2]\n\n[^2]: c', [getNote('b ')]],
  ['paragraphs become lines', 'a[^1]\n\n[^1]: b\n\n    c', [getNote('b<br>c ')]],
  ['a table has none', '| a |\n|---|\n| b[^1] |\n\n[^1]: c', []],
  ['a quotation has none', '> a[^1]\n\n[^1]: b', []],
  ['a note with a list has no copy', 'a[^1]\n\n[^1]: b\n\n    - c', []],
])('side notes: %s', async (_, markdown, notes) => {
  expect(await sideNotesIn(markdown)).toEqual(notes);
});
