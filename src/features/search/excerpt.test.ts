import { expect, test } from 'vitest';
import { splitExcerpt } from './excerpt.ts';

test('an excerpt is split into found and other text', () => {
  const parts = splitExcerpt('<mark>Tiles</mark> of <mark>b</mark> &lt;img src=x&gt; & more');
  expect(parts).toEqual([
    { text: 'Tiles', isFound: true },
    { text: ' of ', isFound: false },
    { text: 'b', isFound: true },
    { text: ' <img src=x> & more', isFound: false },
  ]);
});
