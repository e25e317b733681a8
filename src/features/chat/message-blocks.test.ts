import { expect, test } from 'vitest';
import { messageBlocks } from './message-blocks.ts';

test('lines that begin with a hyphen become one list between paragraphs', () => {
  expect(messageBlocks('Five things:\n- one\n- two\nWhich?\n')).toEqual([
    { kind: 'paragraph', text: 'Five things:' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'paragraph', text: 'Which?' },
  ]);
});

test('a text cut off in the middle of a bullet shows no stray hyphen', () => {
  expect(messageBlocks('Five:\n-')).toEqual([{ kind: 'paragraph', text: 'Five:' }]);
  expect(messageBlocks('Five:\n- o')).toEqual([
    { kind: 'paragraph', text: 'Five:' },
    { kind: 'list', items: ['o'] },
  ]);
});
