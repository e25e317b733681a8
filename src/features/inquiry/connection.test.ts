import { expect, test } from 'vitest';
import { inquiryCopy, site } from '../../../tests/support/content.ts';
import { connectionOf } from './connection.ts';

const forms = { inquiry: 'https://forms.example.com/f', fields: { key: '1' } };

test.each([
  [['en'], { key: '1' }],
  [['en', 'it'], { key: '1', language: 'it' }],
])('on a site in %s, fields that nobody sees are %o', (languages, fields) => {
  const { connected } = inquiryCopy;
  expect(connectionOf('inquiry', { ...site, forms, languages }, 'it', connected)?.fields).toEqual(
    fields,
  );
});

test('a form without an endpoint sends nothing', () => {
  expect(connectionOf('contact', { ...site, forms }, 'en', inquiryCopy.connected)).toBeUndefined();
});
