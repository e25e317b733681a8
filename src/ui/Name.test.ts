import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Name } from './Name.tsx';

const html = (name: string) => renderToStaticMarkup(createElement(Name, null, name));

test('words with hyphens stay on one line', () => {
  expect(html('Maria Vella')).toBe('Maria Vella');
  expect(html('Huda Al-Mabrouk')).toBe('Huda <span class="name-part">Al-Mabrouk</span>');
});
