import { expect, test } from 'vitest';
import { partnerSchema } from '#data/partners/partner-schema.ts';
import { testimonialSchema } from '#data/testimonials/testimonial-schema.ts';
import { date, externalUrl, href, imageSource, line, summary, title } from './fields.ts';

test.each([
  ['Ten of {nmae}', line(20), 'There is no placeholder {nmae}. There are: {name}'],
  [' ', line(20), 'This must not be empty.'],
  ['15 April 2025', date(), 'Write the date like April 15, 2025'],
  ['February 30, 2025', date(), 'Write the date like April 15, 2025'],
  ['2025-02-30', date(), 'or 2025-04-15'],
  ['x'.repeat(151), title(), 'At most 150 characters.'],
  ['x'.repeat(401), summary(), 'At most 400 characters.'],
  ['grigal.com', externalUrl(), 'Write a full address that starts with https://'],
  ['page.html', href(), 'Start the address with https://, / or #.'],
  ['https://user:word@a.com', externalUrl(), 'letters, digits, dots and hyphens only'],
  ['https://[::1]/', href(), 'letters, digits, dots and hyphens only'],
  ['https://a$`/logo.svg', imageSource(), 'letters, digits, dots and hyphens only'],
  ['/covers/none', imageSource(), 'Write /pictures/name.jpg for a picture in src/pictures/'],
  ['photo.jpg', imageSource(), 'Write /pictures/name.jpg for a picture in src/pictures/'],
  ['/covers/my photo.jpg', imageSource(), 'a name without blanks'],
  ['/covers/a.gif', imageSource(), 'A picture cannot be a .gif file.'],
])('%j is refused, with what to write instead', (text, schema, message) => {
  const { error } = schema.safeParse(text);
  expect(error?.issues.map((issue) => issue.message)).toEqual([expect.stringContaining(message)]);
});

test.each(['April 5, 2025', '2025-04-05'])('%s is a date', (text) => {
  expect(date().parse(text)).toBe('2025-04-05');
});

test.each([
  ['a title', 150, title()],
  ['an excerpt', 1, summary()],
  ['an excerpt', 400, summary()],
  ['a partner’s name', 80, partnerSchema.shape.name],
  ['a client’s company', 80, testimonialSchema.shape.company],
])('%s of %i characters is accepted', (_, length, schema) => {
  expect(schema.safeParse('x'.repeat(length)).error?.issues).toBeUndefined();
});
