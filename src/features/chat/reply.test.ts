import { expect, test } from 'vitest';
import { veryLongTexts } from '../../../tests/support/hostile-text.ts';
import { replyTo, splitMessage } from './reply.ts';

const script = {
  rules: [
    { keywords: ['ai tools', 'offer'], reply: 'tools', links: [] },
    { keywords: ['cost', 'pricing', 'price'], reply: 'price', links: [] },
    { keywords: ['business', 'help'], reply: 'help', links: [] },
  ],
  fallback: { reply: 'fallback', links: [] },
};

test.each([
  ["what's included", 'What\u2019s included?'],
  ["what's included", 'what\u02bcs\u00a0 included'],
  ['l’offre', "L'offre"],
  ['caffè', 'Un caffe\u0300'],
  ['30-minute call', '30\u2011minute call'],
  ['ai tools', 'ＡＩ\u3000tools'],
  ['pricing', 'pri\u00adcing\u200b'],
])('the keyword %j is in %j', (keyword, message) => {
  const rules = [{ keywords: [keyword], reply: 'found', links: [] }];
  expect(replyTo(message, { ...script, rules }).text).toBe('found');
});

test.each(veryLongTexts)(
  '§9 the first matching rule replies to a very long text: %s',
  (_, text) => {
    expect(replyTo(`${text} help with the price`, script).text).toBe('price');
  },
);

test.each([
  ['Five things:\n- one\n- two\nWhich?\n', [['Five things:', 'one', 'two'], ['Which?']]],
  ['Two:\n\n- one\n- two', [['Two:'], ['', 'one', 'two']]],
  ['- one', [['', 'one']]],
  ['2 - 1\n-1', [['2 - 1'], ['-1']]],
  // A text cut off in the middle of a bullet shows no stray hyphen.
  ['Five:\n-', [['Five:']]],
  ['Five:\n- ', [['Five:']]],
  ['Five:\n- o', [['Five:', 'o']]],
  ['', []],
])('the text %j has the blocks %j', (text, blocks) => {
  expect(splitMessage(text)).toEqual(blocks);
});
