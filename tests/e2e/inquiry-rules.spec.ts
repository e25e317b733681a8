import {
  INQUIRY_LABELS,
  InquiryDialog,
  type InquiryFieldName,
  VALID_INQUIRY,
} from './support/inquiry-dialog.ts';
import { expect, test } from './support/test.ts';

interface RuleCase {
  rule: string;
  field: InquiryFieldName;
  message: string;
  refused: string[];
  accepted: string[];
}

const RULES: RuleCase[] = [
  {
    rule: 'name: 1 character is refused, 2 are accepted',
    field: 'name',
    message: 'Name must be at least 2 characters',
    refused: ['', 'A'],
    accepted: ['Al'],
  },
  {
    rule: 'name: white space around it does not count',
    field: 'name',
    message: 'Name must be at least 2 characters',
    refused: ['  ', ' A '],
    accepted: [' Al '],
  },
  {
    rule: 'email: an incomplete address is refused, a valid one is accepted',
    field: 'email',
    message: 'Invalid email address',
    refused: ['', 'anna', 'anna@', '@example.com', 'anna@example', 'anna@example.com, b@c.de'],
    accepted: ['anna@example.com', ' anna.c+site@mail.example.com '],
  },
  {
    rule: 'phone: 9 characters are refused, 10 are accepted',
    field: 'phone',
    message: 'Phone number must be at least 10 characters',
    refused: ['', '123456789'],
    accepted: ['1234567890'],
  },
  {
    rule: 'phone: spaces, brackets and a plus sign inside count, white space around does not',
    field: 'phone',
    message: 'Phone number must be at least 10 characters',
    refused: [' 123456789 '],
    accepted: ['+(1) 2 345'],
  },
  {
    rule: 'business: 1 character is refused, 2 are accepted',
    field: 'business',
    message: 'Please describe your business',
    refused: ['', 'B', ' B '],
    accepted: ['IT'],
  },
  {
    rule: 'website: what is no complete URL is refused, a URL is accepted as entered',
    field: 'website',
    message: 'Invalid website URL',
    refused: ['bakery', 'bakery.example.com', 'www.bakery.example.com', 'https://'],
    accepted: ['https://bakery.example.com', 'http://bakery.example.com/a?b=c#d'],
  },
  {
    rule: 'website: empty is accepted',
    field: 'website',
    message: 'Invalid website URL',
    refused: ['x'],
    accepted: ['', '   '],
  },
];

test('§5 §8 each field refuses what its rule refuses, with its message and the focus', async ({
  page,
}) => {
  const inquiry = new InquiryDialog(page);
  await page.goto('/testimonials');
  await inquiry.launchButton.click();
  await inquiry.fill(VALID_INQUIRY);
  for (const { rule, field, message, refused } of RULES) {
    await test.step(rule, async () => {
      for (const value of refused) {
        await inquiry.field(field).fill(value);
        await inquiry.submitButton.click();
        await expect(inquiry.field(field), `'${value}'`).toHaveAccessibleDescription(message);
        await expect(inquiry.field(field)).toBeFocused();
        await expect(inquiry.dialog.locator('[aria-invalid]')).toHaveCount(1);
      }
      await inquiry.field(field).fill(VALID_INQUIRY[field]);
    });
  }
  await inquiry.fill({ name: 'A', email: 'a', phone: '1', business: 'B', website: 'w' });
  await inquiry.submitButton.click();
  for (const { field, message } of RULES) {
    await expect(inquiry.field(field), INQUIRY_LABELS[field]).toHaveAccessibleDescription(message);
  }
});

test('§5 each field accepts what its rule accepts, as entered but for white space', async ({
  page,
}) => {
  const inquiry = new InquiryDialog(page);
  await page.goto('/testimonials');
  for (const { rule, field, accepted } of RULES) {
    await test.step(rule, async () => {
      for (const value of accepted) {
        const logged = page.waitForEvent('console', (entry) => entry.type() === 'log');
        await inquiry.launchButton.click();
        await inquiry.fill({ ...VALID_INQUIRY, [field]: value });
        await inquiry.submitButton.click();
        const inquiryLogged = await (await logged).args().at(-1)?.jsonValue();
        expect(inquiryLogged[field] ?? '').toBe(value.trim());
        await expect(inquiry.dialog).toBeHidden();
      }
    });
  }
});
