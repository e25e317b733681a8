import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hostileText, shownText } from '../../../tests/support/hostile-text.ts';
import { MessageBubble } from './MessageBubble.tsx';

/** The text of the visitor's bubble. */
function shown(content: string): string {
  const html = renderToStaticMarkup(createElement(MessageBubble, { content, isBot: false }));
  const text = /<p dir="auto">([^<>]*)<\/p><\/div>$/.exec(html)?.[1];
  expect(text, 'the bubble contains only text').toBeDefined();
  return shownText(text as string);
}

test('any message is shown literally', () => {
  fc.assert(
    fc.property(hostileText, (content) => {
      expect(shown(content)).toBe(content);
    }),
    { numRuns: 200 },
  );
});
