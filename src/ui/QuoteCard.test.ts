import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testimonialSchema } from '#data/testimonials/testimonial-schema.ts';
import { en } from '#languages/en.ts';
import { QuoteCard } from './QuoteCard.tsx';

const quote = { content: 'Good.', author: 'Ann Lee', role: 'Editor', company: 'Paper' };
const portrait = { initials: 'AL', motif: 'star' } as const;
const { rating: schema } = testimonialSchema.shape;

test.each([
  [undefined, '5 out of 5', [5]],
  [4, '4 out of 5', [4, 1]],
  [1, '1 out of 5', [1, 4]],
  ['none', undefined, []],
] as const)('the rating %s has the text “%s” and the stars %j', (written, text, stars) => {
  const rating = schema.parse(written);
  const html = renderToStaticMarkup(
    createElement(QuoteCard, { ...quote, portrait, rating, strings: en }),
  );
  expect(/\d out of 5/.exec(html)?.[0]).toBe(text);
  expect([...html.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path?.split('M').length)).toEqual(
    stars.map((count) => count + 1),
  );
});
