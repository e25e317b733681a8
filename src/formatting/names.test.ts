import { expect, test } from 'vitest';
import { getInitials, toKebabCase } from './names.ts';

test.each([
  ['AI Research', 'ai-research'],
  ['UI/UX & design', 'ui-ux-design'],
  ['  Għarb, 2025! ', 'gharb-2025'],
  ['L-Għadira & AI’s', 'l-ghadira-ais'],
  ['AI: what’s next?', 'ai-whats-next'],
  ['Straße, Ærø & Łódź', 'strasse-aero-lodz'],
  ['Привет, ﬁn', 'privet-fin'],
  ['notFound', 'notfound'],
  ['日本', ''],
])('%s in kebab case is %j', (name, id) => expect(toKebabCase(name)).toBe(id));

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
])('the initials of %s are %j', (name, expected) => expect(getInitials(name)).toBe(expected));
