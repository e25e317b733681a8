import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const builtAt = new Date('2026-03-01T15:45:12.345Z');
const site = { email: 'a@site.test', siteUrl: 'https://site.test', languages: ['en', 'it'] };
const text = securityTxt({ ...site, builtAt });

test('names a contact, its own address and an expiry within a year of the build', () => {
  expect(text.split('\n')).toEqual([
    'Contact: mailto:a@site.test',
    'Expires: 2027-02-28T00:00:00Z',
    'Preferred-Languages: en, it',
    'Canonical: https://site.test/.well-known/security.txt',
    '',
  ]);
});

test('two builds on one day write the same text', () => {
  const later = new Date('2026-03-01T23:59:59Z');
  expect(securityTxt({ ...site, builtAt: later })).toBe(text);
});
