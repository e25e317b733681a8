import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hostileText, shownText } from '../../../tests/support/hostile-text.ts';
import { CommentItem } from './CommentItem.tsx';

/** Name and text between the tags of a comment. */
function shown(name: string, content: string): (string | undefined)[] {
  const comment = { id: '1', name, content, date: 'May 5, 2026', avatarUrl: '/a.svg' };
  const html = renderToStaticMarkup(createElement(CommentItem, { comment })).replaceAll(
    /<span class="name-part">([^<>]*)<\/span>/g,
    '$1',
  );
  const parts = /comment-name">([^<>]*)<\/bdi>.*comment-text" dir="auto">([^<>]*)<\/p>/s.exec(html);
  return [parts?.[1], parts?.[2]].map((part) => part && shownText(part));
}

test('any name and text of a comment are shown literally', () => {
  const text = hostileText.filter((value) => value !== '');
  fc.assert(
    fc.property(text, text, (name, content) => {
      expect(shown(name, content)).toEqual([name, content]);
    }),
    { numRuns: 200 },
  );
});
