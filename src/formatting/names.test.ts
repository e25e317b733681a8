import { expect, test } from 'vitest';
import { nearNames, toKebabCase } from './names.ts';

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

const names = ['search', 'shopping-cart', 'shopping-bag', 'house', 'mail'];

test.each([
  ['serch', 'search'],
  ['Cart', 'shopping-cart'],
  ['home', 'house'],
  ['email', 'mail'],
])('%s is near %s', (written, near) => expect(nearNames(written, names, 1)).toEqual([near]));
