import { expect, test } from 'vitest';
import { findSampleSentences, hashesIn } from './sample-sentences.ts';

const CLAIM = 'a: 100+ Satisfied Clients\n';
const PARAGRAPHS = 'b: |-\n  We sell only good\n  bread here.\n\n  Since 1999, with love.\n';
const sample = new Set(hashesIn({ path: 'home.yaml', text: CLAIM + PARAGRAPHS }));

test.each([
  ['as it was', CLAIM, ['1 a: 100+ Satisfied Clients']],
  [
    'in another place and case',
    'x:\n  y: 100+ satisfied clients',
    ['2 x.y: 100+ satisfied clients'],
  ],
  [
    'among others',
    'a: So. We sell only good bread here. So.',
    ['1 a: We sell only good bread here.'],
  ],
  [
    'wrapped elsewhere',
    'a: |-\n  We sell only\n  good bread here.',
    ['1 a: We sell only good bread here.'],
  ],
  ['in a list', 'a: |-\n  So:\n  - Since 1999, with love.', ['1 a: Since 1999, with love.']],
  ['twice in a text', PARAGRAPHS, ['1 b: We sell only good bread here. (and 1 more)']],
  ['not with another figure', 'a: 12 satisfied clients', []],
  ['not inside what is marked', `- sample: true\n  ${CLAIM}`, []],
  ['not in words of the interface', `withoutScript: ${CLAIM.slice(3)}`, []],
])('a sentence of the sample is found, %s', (_, text, expected) => {
  const found = findSampleSentences({ path: 'home.yaml', text }, sample);
  expect(found.map(({ where, what }) => `${where.replace('home.yaml:', '')} ${what}`)).toEqual(
    expected,
  );
});

test('sentences in the text of an article have the line where it begins', () => {
  const text = '---\ntitle: A\n---\n\nOurs. Since 1999, with love.\n';
  const found = findSampleSentences({ path: 'a.md', text }, sample);
  expect(found).toEqual([{ where: 'a.md:5', what: 'text: Since 1999, with love.' }]);
});
