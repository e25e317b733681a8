import { expect, test } from 'vitest';
import type { Comment } from '#data/comments/comment-schema.ts';
import { postComment } from './post-comment.ts';

const now = new Date(2026, 10, 5, 12);
const context = { now, earlier: [], avatar: { src: '/avatars/commenter.svg' } };

test('a comment has the timestamp as its id, the day and the shared avatar', () => {
  expect(postComment({ name: ' <b>Ann ', content: ' Two\nlines &amp; ' }, context)).toEqual({
    status: 'posted',
    comment: {
      id: String(now.getTime()),
      name: '<b>Ann',
      content: 'Two\nlines &amp;',
      date: '2026-11-05',
      avatar: { src: '/avatars/commenter.svg' },
    },
  });
});

test.each([
  ['', 'text', ['name']],
  ['Ann', '', ['content']],
  [' \t', '\n ', ['name', 'content']],
  ['\u200b\u2060', '\u2800 \u00ad', ['name', 'content']],
])('name %j with text %j lacks %j', (name, content, fields) => {
  expect(postComment({ name, content }, context)).toEqual({ status: 'missing', fields });
});

test('comments in the same millisecond have distinct, growing ids', () => {
  const earlier: Comment[] = [];
  for (const name of ['Ann', 'Ben', 'Cleo']) {
    const result = postComment({ name, content: 'Hi' }, { ...context, earlier });
    if (result.status === 'posted') earlier.push(result.comment);
  }
  const time = now.getTime();
  expect(earlier.map(({ id }) => Number(id))).toEqual([time, time + 1, time + 2]);
});
