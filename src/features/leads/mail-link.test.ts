import { expect, test } from 'vitest';
import { veryLongTexts } from '../../../tests/support/hostile-text.ts';
import { getMailLink } from './mail-link.ts';

const TO = 'hello@example.com';
const REST = 'The rest did not fit.';
const getLink = (subject: string, text: string) => getMailLink(TO, subject, text, REST);
const getParts = (href: string) => {
  const { pathname, searchParams } = new URL(href);
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
};

test('a mail link contains the subject and the text', () => {
  const text = 'Name: Żo & Co\r\nMessage: 100%?\r\n#1';
  expect(getParts(getLink('A & B', text))).toEqual({ to: TO, subject: 'A & B', body: text });
});

test('a long text is cut off at a word, and the e-mail says so', () => {
  const text = 'Message: '.concat('Grüße aus Malta, '.repeat(200));
  const href = getLink('Hello', text);
  const [, beginning = '', end] = /^(.*)…\r\n\r\n\[(.*)\]$/s.exec(getParts(href).body ?? '') ?? [];
  expect(end).toBe(REST);
  expect(text.startsWith(beginning)).toBe(true);
  expect(text[beginning.length]).toBe(' ');
  expect(href.length).toBeGreaterThan(1850);
});

test.each([...veryLongTexts, ['no spaces', '画'.repeat(5000)]])(
  'a mail link with %s has at most 1,900 characters and the beginning of the text',
  (_, text) => {
    for (const link of [getLink(text, 'Hi'), getLink('Hi', text), getLink(text, text)])
      expect(link.length).toBeLessThanOrEqual(1900);
    expect(getParts(getLink(text, text)).body?.slice(0, 20)).toBe(text.slice(0, 20));
  },
);
