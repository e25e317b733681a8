import { expect, test } from 'vitest';
import type { CommentView } from '#data/rendering/views.ts';
import { createComment, getMissingFields } from './post-comment.ts';

const now = new Date(2026, 10, 5, 12);
const avatar = { src: '/avatars/commenter.svg' };

test('a comment gets the timestamp as its id, the date and the shared avatar', () => {
  const draft = { name: ' <b>Ann ', content: ' Two\nlines &amp; ' };
  expect(createComment(draft, [], avatar, now)).toEqual({
    id: String(now.getTime()),
    name: '<b>Ann',
    content: 'Two\nlines &amp;',
    date: '2026-11-05',
    avatar,
  });
});

test.each([
  [' Ann ', ' text\n', []],
  ['', 'text', ['name']],
  ['Ann', '', ['content']],
  [' \t', '\n ', ['name', 'content']],
  ['\u200b\u2060', '\u2800 \u00ad', ['name', 'content']],
])('name %j with text %j lacks %j', (name, content, fields) => {
  expect(getMissingFields({ name, content })).toEqual(fields);
});

test('comments in the same millisecond have distinct, growing ids', () => {
  const earlier: CommentView[] = [];
  for (const name of ['Ann', 'Ben', 'Cleo'])
    earlier.push(createComment({ name, content: 'Hi' }, earlier, avatar, now));
  const time = now.getTime();
  expect(earlier.map(({ id }) => Number(id))).toEqual([time, time + 1, time + 2]);
});
