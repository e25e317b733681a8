import { expect, test, vi } from 'vitest';
import { createCommentStore } from './comment-store.ts';

const comment = (id: string) => ({
  id,
  name: 'Ann',
  content: 'Hi',
  date: 'April 16, 2025',
  avatar: { src: '/avatars/commenter.svg' },
});

test('comments are kept per article, newest last', () => {
  const store = createCommentStore();
  store.add('one', comment('1'));
  store.add('one', comment('2'));
  store.add('other', comment('3'));
  expect(store.posted('one').map(({ id }) => id)).toEqual(['1', '2']);
  expect(store.posted('other').map(({ id }) => id)).toEqual(['3']);
  expect(store.posted('none')).toEqual([]);
});

test('a snapshot stays the same array until a comment is added', () => {
  const store = createCommentStore();
  expect(store.posted('one')).toBe(store.posted('one'));
  store.add('one', comment('1'));
  expect(store.posted('one')).toBe(store.posted('one'));
});

test('listeners are called for each new comment until they unsubscribe', () => {
  const store = createCommentStore();
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.add('one', comment('1'));
  unsubscribe();
  store.add('one', comment('2'));
  expect(listener).toHaveBeenCalledTimes(1);
});
