import { expect, test } from 'vitest';
import { initials } from './portraits.ts';

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
