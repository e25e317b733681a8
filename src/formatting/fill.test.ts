import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('what stands in braces is filled in, as it is', () => {
  expect(fill('{b}, {a}: {b}', { a: '$&', b: 2 })).toBe('2, $&: 2');
});

test('what nothing fills is an error that names it', () => {
  expect(() => fill('By {name}', {})).toThrow('Nothing fills {name} in “By {name}”.');
});
