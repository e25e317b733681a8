import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileText, veryLongTexts } from '../../../tests/support/hostile-text.ts';
import { replyTo } from './reply.ts';

const script = {
  rules: [
    { keywords: ['ai tools', 'offer'], reply: 'tools', links: [] },
    { keywords: ['cost', 'pricing', 'price'], reply: 'price', links: [] },
    { keywords: ['business', 'help'], reply: 'help', links: [] },
  ],
  fallback: { reply: 'fallback', links: [] },
};

test('any message gets exactly one of the scripted answers', () => {
  const answers = [...script.rules, script.fallback].map(({ reply }) => reply);
  fc.assert(
    fc.property(hostileText, (message) => {
      expect(answers).toContain(replyTo(message, script).reply);
    }),
    { numRuns: 200 },
  );
});

test.each(veryLongTexts)('a message of 100,000 characters is answered: %s', (_, text) => {
  expect(replyTo(`${text} price`, script).reply).toBe('price');
});
