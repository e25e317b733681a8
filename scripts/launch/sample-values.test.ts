import { expect, test } from 'vitest';
import { isSampleAddress, isSamplePhone } from './sample-values.ts';

test.each([
  'https://example.com',
  'https://agency.example.com/site',
  'https://agency.example',
  'https://a.test:8080/b',
  'hello@agency.example.com',
  'a@example.org',
])('%s is a sample address', (text) => {
  expect(isSampleAddress(text)).toBe(true);
});

test.each([
  'https://acme.com',
  'https://example.com.mt',
  'https://myexample.com',
  'https://acme.com/example.com',
  'hello@acme.com',
  'We wrote to example.com',
  '/blog',
  '#',
])('%s is none', (text) => {
  expect(isSampleAddress(text)).toBe(false);
});

test.each([
  ['+356 2100 0000', true],
  ['(212) 555-0123', true],
  ['+356 2133 4455', false],
  ['555 1234', false],
])('whether %s is a sample number: %s', (text, expected) => {
  expect(isSamplePhone(text)).toBe(expected);
});
