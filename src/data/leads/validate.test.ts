import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { visibleText } from '#formatting/visible-text.ts';
import { en } from '#languages/en.ts';
import { hostileText, veryLongTexts } from '../../../tests/support/hostile-text.ts';
import { contactSchema, fieldNames, inquirySchema, type LeadSchema } from './lead-forms.ts';
import { validate as validateIn } from './validate.ts';

const validate = (schema: LeadSchema, entered: Record<string, unknown>) =>
  validateIn(schema, entered, en.forms.invalid);

const valid = {
  name: 'Jo',
  email: 'jo@example.com',
  phone: '+356 21 00',
  business: 'IT',
  website: '',
};
/** The specified fields, without those of one's own. */
const mask = { name: true, email: true, phone: true, business: true, website: true } as const;
const specified = z.pick(inquirySchema, mask);
const errorsOf = (change: Partial<typeof valid>) => {
  const result = validate(specified, { ...valid, ...change });
  return result.status === 'invalid' ? result.errors : {};
};

test('the shortest valid inquiry passes; an empty website is absent', () => {
  const { website, ...values } = valid;
  expect(validate(specified, valid)).toStrictEqual({ status: 'valid', values });
});

test.each([
  ['name', 'J', 'Name must be at least 2 characters'],
  ['name', ' J ', 'Name must be at least 2 characters'],
  ['name', '', 'Name must be at least 2 characters'],
  ['name', '👍', 'Name must be at least 2 characters'],
  ['name', '\u200b\u200b\u2060', 'Name must be at least 2 characters'],
  ['name', 'J\u200b', 'Name must be at least 2 characters'],
  ['email', 'jo@', 'Invalid email address'],
  ['email', 'jo', 'Invalid email address'],
  ['email', '', 'Invalid email address'],
  ['email', 'jo @example.com', 'Invalid email address'],
  ['email', 'jo@gmail', 'Invalid email address'],
  ['email', 'jo@müller', 'Invalid email address'],
  ['email', 'jö@example.com', 'Invalid email address'],
  ['email', 'jo@exam_ple.com', 'Invalid email address'],
  ['email', 'jo@-example.com', 'Invalid email address'],
  ['email', 'jo@example.com.', 'Invalid email address'],
  ['email', 'jo@müller.de/path', 'Invalid email address'],
  ['email', 'jo@mü ller.de', 'Invalid email address'],
  ['email', 'a@b@example.com', 'Invalid email address'],
  ['phone', '123456789', 'Phone number must be at least 10 characters'],
  ['phone', '123456789 ', 'Phone number must be at least 10 characters'],
  ['business', 'I', 'Please describe your business'],
  ['business', '  ', 'Please describe your business'],
  ['website', 'example.com', 'Invalid website URL'],
  ['website', 'www.example.com', 'Invalid website URL'],
  ['website', 'javascript:alert(1)', 'Invalid website URL'],
  ['website', 'https://', 'Invalid website URL'],
  ['website', 'https://a b.com', 'Invalid website URL'],
  ['website', 'https://a%20b.com', 'Invalid website URL'],
])('%s “%s” is refused: %s', (field, value, message) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
});

test.each([
  ['name', 'Jo'],
  ['name', ' Żo '],
  ['email', ' jo@example.com '],
  ['email', 'info@müller.de'],
  ['email', 'info@xn--mller-kva.de'],
  ['email', 'a&b@example.com'],
  ['email', 'sales/eu@example.com'],
  ['email', "o'neil+web@sub.example.co.uk"],
  ['email', 'mei@例え.jp'],
  ['email', 'hola@paral·lel.cat'],
  ['phone', '1234567890'],
  ['phone', '(356) 21-0'],
  ['business', 'IT'],
  ['website', 'https://example.com'],
  ['website', 'http://example.com/path?x=1'],
  ['website', '   '],
  ['website', '\u200b'],
])('%s “%s” is accepted', (field, value) => {
  expect(errorsOf({ [field]: value })).toEqual({});
});

test('an empty inquiry names every required field and not the website', () => {
  const errors = errorsOf({ name: '', email: '', phone: '', business: '', website: '' });
  expect(Object.keys(errors).sort()).toEqual(['business', 'email', 'name', 'phone']);
});

test('characters that show nothing are no part of an e-mail address', () => {
  const result = validate(specified, { ...valid, email: '\u200bjo@example.com\u200b' });
  expect(result.status === 'valid' && result.values.email).toBe('jo@example.com');
});

test('a website is kept exactly as entered', () => {
  const result = validate(specified, { ...valid, website: 'HTTPS://Example.com' });
  expect(result.status === 'valid' && result.values.website).toBe('HTTPS://Example.com');
});

test('messages come in the order of the fields, one for each that is wrong', () => {
  const wrong = { name: 'J', email: 'j', phone: '1', business: 'I', website: 'w' };
  expect(Object.entries(errorsOf(wrong))).toEqual([
    ['name', 'Name must be at least 2 characters'],
    ['email', 'Invalid email address'],
    ['phone', 'Phone number must be at least 10 characters'],
    ['business', 'Please describe your business'],
    ['website', 'Invalid website URL'],
  ]);
});

test('any input is refused with a message, or accepted as it is but trimmed', () => {
  const entered = fc.record({
    name: fc.oneof(hostileText, fc.constantFrom('J', 'Jo', ' Jo ')),
    email: fc.oneof(hostileText, fc.emailAddress()),
    phone: fc.oneof(hostileText, fc.constantFrom('123456789', '1234567890')),
    business: fc.oneof(hostileText, fc.constantFrom('I', 'IT')),
    website: fc.oneof(hostileText, fc.webUrl()),
  });
  const length = (text: string) => [...visibleText(text)].length;
  fc.assert(
    fc.property(entered, (values) => {
      const result = validate(specified, values);
      const wrong = result.status === 'invalid' ? Object.keys(result.errors) : [];
      expect(wrong.includes('name')).toBe(length(values.name) < 2);
      expect(wrong.includes('phone')).toBe(length(values.phone) < 10);
      expect(wrong.includes('business')).toBe(length(values.business) < 2);
      expect(wrong.length > 0).toBe(result.status === 'invalid');
      if (result.status === 'valid') {
        for (const field of fieldNames(specified)) {
          const isText = field !== 'email' && field !== 'website';
          const trimmed = isText ? values[field].trim() : visibleText(values[field]);
          expect(result.values[field] ?? '').toBe(trimmed);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test.each(veryLongTexts)('100,000 characters in every field are checked: %s', (_, text) => {
  const all = { name: text, email: text, phone: text, business: text, website: text };
  expect(Object.keys(errorsOf(all))).toEqual(expect.arrayContaining(['email', 'website']));
  expect(Object.keys(errorsOf(all))).toHaveLength(2);
});

test('§5 the contact form, once connected, asks for a name, an e-mail address and a message', () => {
  const check = (entered: object) => {
    const result = validate(contactSchema, { name: '', email: '', subject: '', ...entered });
    return result.status === 'valid' ? {} : result.errors;
  };
  expect(check({ message: ' \u200b\n' })).toEqual({
    name: 'Name must be at least 2 characters',
    email: 'Invalid email address',
    message: 'Please write a message',
  });
  expect(check({ name: 'Jo', email: 'jo@example.com', message: 'Hi' })).toEqual({});
});
