import { expect, test } from 'vitest';
import { readContent } from '#data/reading/read-content.ts';
import { caseSchema } from './case-schema.ts';
import { getNext } from './cases.ts';

const IDS = { partners: ['shop'], services: ['web'], testimonials: ['bea'] };
const CASE = 'title: A\nexcerpt: B\nyear: 2025\n';

const getProblem = (fields: string) => {
  const text = `---\n${CASE.replace(/^year.*\n/m, fields.includes('year') ? '' : '$&')}${fields}\n---\n\nC\n`;
  try {
    readContent({ path: 'cases/a.md', text }, caseSchema(IDS));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

test('a case with a partner, a title, an excerpt and a year is accepted', () => {
  expect(getProblem('partner: shop')).toBeUndefined();
});

test.each([
  [
    'without a partner',
    '',
    /:2, field "partner": is missing\. Write an id from partners\.yaml, or add an entry with this id\.$/,
  ],
  [
    'whose partner is gone',
    'partner: gone',
    'cases/a.md:5, field "partner": Write an id from partners.yaml, or add an entry with this id. Found: gone',
  ],
  ['with an unknown service', 'partner: shop\nservices: [web, seo]', 'id from services.yaml'],
  ['with an unknown testimonial', 'partner: shop\ntestimonial: al', 'id from testimonials.yaml'],
  [
    'with a word as its year',
    'partner: shop\nyear: soon',
    'Write the year of the work in four digits',
  ],
  ['with the order 0', 'partner: shop\norder: 0', 'Write a whole number from 1 to 999. Found: 0'],
  [
    'with five figures',
    `partner: shop\nfigures:\n${'  - { figure: "1", counts: a }\n'.repeat(5)}`,
    'At most four figures.',
  ],
])('a case %s is refused', (_, fields, message) => {
  expect(getProblem(fields)).toMatch(message);
});

test.each([
  ['of two is the other one', ['a', 'b'], 'a', 'b'],
  ['after the last is the first', ['a', 'b', 'c'], 'c', 'a'],
  ['of a single one does not exist', ['a'], 'a', undefined],
])('the next case %s', (_, ids, id, next) => {
  const items = ids.map((item) => ({ id: item }));
  expect(getNext(items, id)?.id).toBe(next);
});
