import { expect, test } from 'vitest';
import { nearNames } from './near-names.ts';

const names = ['search', 'shopping-cart', 'shopping-bag', 'house', 'mail'];

test.each([
  ['serch', 'search'],
  ['Cart', 'shopping-cart'],
  ['home', 'house'],
  ['email', 'mail'],
])('%s is near %s', (written, near) => expect(nearNames(written, names, 1)).toEqual([near]));
