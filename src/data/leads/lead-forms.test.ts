import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { getVisibleText } from '#formatting/characters.ts';
import { en } from '#languages/en.ts';
import { hostileText, veryLongTexts } from '../../../tests/support/hostile-text.ts';
import {
  contactSchema,
  inquirySchema,
  type LeadSchema,
  validate as validateIn,
} from './lead-forms.ts';

const validate = (schema: LeadSchema, entered: Record<string, unknown>) =>
  validateIn(schema, entered, en.forms.invalid);

const valid = {
  name: 'Jo',
  email: 'jo@example.com',
  phone: '+356 21 00',
  business: 'IT',
  website: '',
};
/** The fields in the specification, without any that a project has added. */
const mask = { name: true, email: true, phone: true, business: true, website: true } as const;
const specified = z.pick(inquirySchema, mask);
const getErrors = (change: Partial<typeof valid>) => {
  const result = validate(specified, { ...valid, ...change });
  return result.status === 'invalid' ? result.errors : {};
};

test('the shortest inquiry is valid without its empty website', () => {
  const { website, ...values } = valid;
  expect(validate(specified, valid)).toStrictEqual({ status: 'valid', values });
});

const MESSAGES = {
  name: 'Name must be at least 2 characters',
  email: 'Invalid email address',
  phone: 'Phone number must be at least 10 characters',
  business: 'Please describe your business',
  website: 'Invalid website URL',
};

test.each([
  ['name', ['', 'J', ' J ', '👍', 'J\u200b', '\u200b\u200b\u2060']],
  ['email', ['', 'jo', 'jo@', 'jo @example.com', 'jo@gmail', 'jo@müller', 'jö@example.com']],
  ['email', ['jo@exam_ple.com', 'jo@-example.com', 'jo@example.com.', 'jo@müller.de/path']],
  ['email', ['jo@mü ller.de', 'a@b@example.com']],
  ['phone', ['123456789', '123456789 ']],
  ['business', ['I', '  ']],
  ['website', ['example.com', 'www.example.com', 'javascript:alert(1)', 'https://']],
  ['website', ['https://a b.com', 'https://a%20b.com']],
] as const)('the field %s refuses each of %j', (field, values) => {
  for (const value of values)
    expect(getErrors({ [field]: value })).toEqual({ [field]: MESSAGES[field] });
});

test.each([
  ['name', ['Jo', ' Żo ']],
  ['email', [' jo@example.com ', 'info@müller.de', 'info@xn--mller-kva.de', 'a&b@example.com']],
  ['email', ['sales/eu@example.com', "o'neil+web@sub.example.co.uk", 'mei@例え.jp']],
  ['email', ['hola@paral·lel.cat']],
  ['phone', ['1234567890', '(356) 21-0']],
  ['business', ['IT']],
  ['website', ['https://example.com', 'http://example.com/path?x=1', '   ', '\u200b']],
])('the field %s accepts each of %j', (field, values) => {
  for (const value of values) expect(getErrors({ [field]: value }), value).toEqual({});
});

test('invisible characters at the ends of an e-mail address are removed', () => {
  const result = validate(specified, { ...valid, email: '\u200bjo@example.com\u200b' });
  expect(result.status === 'valid' && result.values.email).toBe('jo@example.com');
});

test('the address of a website is not normalized', () => {
  const result = validate(specified, { ...valid, website: 'HTTPS://Example.com' });
  expect(result.status === 'valid' && result.values.website).toBe('HTTPS://Example.com');
});

test('messages are in the order of the fields, one for each invalid field', () => {
  const wrong = { name: 'J', email: 'j', phone: '1', business: 'I', website: 'w' };
  expect(Object.entries(getErrors(wrong))).toEqual(Object.entries(MESSAGES));
});

test('an accepted name or business is only trimmed', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (name, business) => {
      const result = validate(specified, { ...valid, name, business });
      const isLong = [name, business].every((text) => [...getVisibleText(text)].length >= 2);
      expect(result.status).toBe(isLong ? 'valid' : 'invalid');
      const kept = { name: name.trim(), business: business.trim() };
      if (result.status === 'valid') expect(result.values).toMatchObject(kept);
    }),
  );
});

test.each(veryLongTexts)('only e-mail and website refuse 100,000 characters: %s', (_, text) => {
  const all = { name: text, email: text, phone: text, business: text, website: text };
  expect(Object.keys(getErrors(all))).toEqual(expect.arrayContaining(['email', 'website']));
  expect(Object.keys(getErrors(all))).toHaveLength(2);
});

test('the contact form, once connected, asks for a name, an e-mail address and a message', () => {
  const check = (entered: object) => {
    const result = validate(contactSchema, { name: '', email: '', subject: '', ...entered });
    return result.status === 'valid' ? {} : result.errors;
  };
  expect(check({ message: ' \u200b\n' })).toEqual({
    name: MESSAGES.name,
    email: MESSAGES.email,
    message: 'Please write a message',
  });
  expect(check({ name: 'Jo', email: 'jo@example.com', message: 'Hi' })).toEqual({});
});

test.each([inquirySchema, contactSchema])(
  'every field with a rule has an error message',
  (schema) => {
    const values = ['', '-', '-'.repeat(10_000)];
    const refused = Object.entries<z.ZodMiniType>(schema.shape).filter(([, field]) =>
      values.some((value) => !field.safeParse(value).success),
    );
    expect(Object.keys(en.forms.invalid)).toEqual(
      expect.arrayContaining(refused.map(([name]) => name)),
    );
  },
);
