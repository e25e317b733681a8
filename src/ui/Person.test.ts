import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Name } from './Name.tsx';
import { initials } from './portrait.ts';

const html = (name: string) => renderToStaticMarkup(createElement(Name, null, name));

test('words with hyphens stay on one line', () => {
  expect(html('Maria Vella')).toBe('Maria Vella');
  expect(html('Huda Al-Mabrouk')).toBe('Huda <span class="name-part">Al-Mabrouk</span>');
});

test.each([
  ['Maria Vella', 'MV'],
  ['Huda Al-Mabrouk', 'HA'],
  ['ana maria de la cruz', 'AC'],
  ['Żaneta', 'Ż'],
  ['Cher', 'C'],
  ['  "Ada" (Countess) Lovelace  ', 'AL'],
  ['E\u0301mile Zola', 'E\u0301Z'],
  ['山田太郎', '山'],
  ['山田　太郎', '山太'],
  ['निशा वर्मा', 'निव'],
  ['محمد علي', 'مع'],
  ['Ольга Иванова', 'ОИ'],
  ['50 Cent', '5C'],
  ['👩 !', ''],
])('the initials of %s are %j', (name, expected) => expect(initials(name)).toBe(expected));
