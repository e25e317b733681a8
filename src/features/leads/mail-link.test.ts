import { expect, test } from 'vitest';
import { veryLongTexts } from '../../../tests/support/hostile-text.ts';
import { getMailLink } from './mail-link.ts';

const TO = 'hello@example.com';
const REST = 'The rest did not fit.';
const COPY = { title: 'Project', labels: { name: 'Name', message: 'Message' } };
const NAME = 'Żo & Co';
const START = `Name: ${NAME}\r\nMessage: `;
const getLink = (subject: string, message: string) =>
  getMailLink(TO, { subject, name: NAME, message }, COPY, REST);
const getParts = (href: string) => {
  const { pathname, searchParams } = new URL(href);
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
};

test.each([
  ['A & B', 'A & B'],
  ['', `Project: ${NAME}`],
])('with the subject %j, the subject of a mail link is %j', (entered, subject) => {
  const message = '100%?\r\n#1';
  const link = getLink(entered, message);
  expect(getParts(link)).toEqual({ to: TO, subject, body: START + message });
});

test('a text that is too long ends at a word, before a note that says so', () => {
  const message = 'Grüße aus Malta, '.repeat(200);
  const text = START + message;
  const href = getLink('Hello', message);
  const [, beginning = '', end] = /^(.*)…\r\n\r\n\[(.*)\]$/s.exec(getParts(href).body ?? '') ?? [];
  expect(end).toBe(REST);
  expect(text.startsWith(beginning)).toBe(true);
  expect(text[beginning.length]).toBe(' ');
  expect(href.length).toBeGreaterThan(1850);
});

test.each([...veryLongTexts, ['no spaces', '画'.repeat(5000)]])(
  'a mail link of at most 1,900 characters has the beginning of a very long text: %s',
  (_, text) => {
    for (const link of [getLink(text, 'Hi'), getLink('Hi', text), getLink(text, text)])
      expect(link.length).toBeLessThanOrEqual(1900);
    const { body } = getParts(getLink(text, text));
    expect(body?.slice(0, START.length + 20)).toBe(START + text.slice(0, 20));
  },
);
