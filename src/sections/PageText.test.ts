import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageText } from './PageText.tsx';

const heading = { depth: 2, id: 'a', text: 'A' };

test.each([
  ['with a table of contents', true, [heading], true],
  ['without one, where they would cover the text', true, [], false],
  ['never in larger text', false, [heading], false],
])('notes are beside lines: %s', (_, hasNotes, headings, expected) => {
  const text = createElement(PageText, { contents: 'Contents', headings, hasNotes });
  expect(renderToStaticMarkup(text).includes('data-notes')).toBe(expected);
});
