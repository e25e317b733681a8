import { expect, test, vi } from 'vitest';
import { addComment, postedComments, subscribe } from './comment-store.ts';

const comment = (id: string) => ({
  id,
  name: 'Ann',
  content: 'Hi',
  date: 'April 16, 2025',
  avatar: { src: '/avatars/commenter.svg' },
});

test('comments are kept per article, newest last', () => {
  addComment('one', comment('1'));
  addComment('one', comment('2'));
  addComment('other', comment('3'));
  expect(postedComments('one').map(({ id }) => id)).toEqual(['1', '2']);
  expect(postedComments('other').map(({ id }) => id)).toEqual(['3']);
  expect(postedComments('none')).toEqual([]);
});

test('a snapshot stays the same array until a comment is added', () => {
  expect(postedComments('snapshot')).toBe(postedComments('snapshot'));
  addComment('snapshot', comment('1'));
  expect(postedComments('snapshot')).toBe(postedComments('snapshot'));
});

test('listeners are called for each new comment until they unsubscribe', () => {
  const listener = vi.fn();
  const unsubscribe = subscribe(listener);
  addComment('snapshot', comment('1'));
  unsubscribe();
  addComment('snapshot', comment('2'));
  expect(listener).toHaveBeenCalledTimes(1);
});
