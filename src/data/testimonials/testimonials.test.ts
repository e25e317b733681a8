import { expect, test, vi } from 'vitest';
import { getTestimonials } from './testimonials.ts';

vi.mock('../content.ts', () => ({
  getContent: () => [
    { id: 'ada-one', author: 'Ada One', motif: 'star', sample: true },
    { id: 'ben-two', author: 'Ben Two', motif: 'rings', photo: '/people/ben.jpg' },
  ],
}));

test('a portrait is drawn from the id, unless there is a photograph', () => {
  expect(getTestimonials()).toEqual([
    {
      id: 'ada-one',
      author: 'Ada One',
      portrait: '/portraits/ada-one.svg',
    },
    {
      id: 'ben-two',
      author: 'Ben Two',
      portrait: '/people/ben.jpg',
    },
  ]);
});
