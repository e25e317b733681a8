import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validateInquiry } from './validate';

const valid = {
  name: 'Jo',
  email: 'jo@example.com',
  phone: '+356 21 00',
  business: 'IT',
  website: '',
};
const errorsOf = (change: Partial<typeof valid>) => {
  const result = validateInquiry({ ...valid, ...change });
  return result.status === 'invalid' ? result.errors : {};
};

test('the shortest valid inquiry passes; an empty website is absent', () => {
  expect(validateInquiry(valid)).toEqual({
    status: 'valid',
    inquiry: { ...valid, website: undefined },
  });
});

test.each([
  ['name', 'J', 'Name must be at least 2 characters'],
  ['name', ' J ', 'Name must be at least 2 characters'],
  ['name', '', 'Name must be at least 2 characters'],
  ['email', 'jo@', 'Invalid email address'],
  ['email', 'jo', 'Invalid email address'],
  ['email', '', 'Invalid email address'],
  ['email', 'jo @example.com', 'Invalid email address'],
  ['phone', '123456789', 'Phone number must be at least 10 characters'],
  ['phone', '123456789 ', 'Phone number must be at least 10 characters'],
  ['business', 'I', 'Please describe your business'],
  ['business', '  ', 'Please describe your business'],
  ['website', 'example.com', 'Invalid website URL'],
  ['website', 'www.example.com', 'Invalid website URL'],
  ['website', 'javascript:alert(1)', 'Invalid website URL'],
  ['website', 'https://', 'Invalid website URL'],
])('%s “%s” is refused: %s', (field, value, message) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
});

test.each([
  ['name', 'Jo'],
  ['name', ' Żo '],
  ['email', ' jo@example.com '],
  ['phone', '1234567890'],
  ['phone', '(356) 21-0'],
  ['business', 'IT'],
  ['website', 'https://example.com'],
  ['website', 'http://example.com/path?x=1'],
  ['website', '   '],
])('%s “%s” is accepted', (field, value) => {
  expect(errorsOf({ [field]: value })).toEqual({});
});

test('an empty inquiry names every required field and not the website', () => {
  const errors = errorsOf({ name: '', email: '', phone: '', business: '', website: '' });
  expect(Object.keys(errors).sort()).toEqual(['business', 'email', 'name', 'phone']);
});

test('a website is kept exactly as entered', () => {
  const result = validateInquiry({ ...valid, website: 'HTTPS://Example.com' });
  expect(result.status === 'valid' && result.inquiry.website).toBe('HTTPS://Example.com');
});

test('no text whatsoever makes validation throw', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 });
  const entered = fc.record({
    name: text,
    email: text,
    phone: text,
    business: text,
    website: text,
  });
  fc.assert(
    fc.property(entered, (values) => {
      expect(['valid', 'invalid']).toContain(validateInquiry(values).status);
    }),
    { numRuns: 1000 },
  );
});
