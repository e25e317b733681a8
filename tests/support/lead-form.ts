import { expect, type Page } from '@playwright/test';
import { fieldNames, inquirySchema } from '#data/leads/lead-forms.ts';
import type { Translation } from './content.ts';

type Kind = 'inquiry' | 'contact';
type Values = Readonly<Record<string, string>>;

/** Valid values for each form, by the names of the fields. */
export const LEADS = {
  inquiry: {
    // A project may have added fields.
    ...Object.fromEntries(fieldNames(inquirySchema).map((name) => [name, 'Bakery'])),
    name: 'Anna Camilleri',
    email: 'anna@example.com',
    phone: '+356 2100 0001',
    website: 'https://bakery.example.com/shop',
  },
  contact: { name: 'Anna', email: 'anna@example.com', message: 'Hello & welcome?\nSecond line' },
} satisfies Record<Kind, Values>;

/** The project form or the contact form, in a language. */
export function leadFormOn(page: Page, translation: Translation, kind: Kind) {
  const { homeCopy, inquiryCopy, navigation, strings } = translation;
  const labels: Values = kind === 'inquiry' ? inquiryCopy.labels : homeCopy.contact.form;
  const form = page.locator(kind === 'inquiry' ? '#site-inquiry form' : '#contact form');
  const submitButton = form.locator('[type="submit"]');
  const launch = { name: navigation.header.launch };
  const launchButton = page.getByRole('banner').getByRole('button', launch);
  const thanks = page.getByRole('dialog').filter({ hasText: inquiryCopy.connected.success });
  const field = (name: string) => form.getByLabel(`${labels[name]}`, { exact: true });
  const stored = () => page.evaluate(() => Object.keys(sessionStorage));
  return {
    form,
    submitButton,
    /** The button in the header that opens the project dialog. */
    launchButton,
    field,
    stored,
    async fill(values: Values = LEADS[kind]): Promise<void> {
      for (const [name, value] of Object.entries(values)) await field(name).fill(value);
    },
    async expectValues(values: Values = LEADS[kind]): Promise<void> {
      for (const [name, value] of Object.entries(values))
        await expect(field(name)).toHaveValue(value);
    },
    /** Makes the form visible on a loaded page. */
    open: () => (kind === 'inquiry' ? launchButton.click() : form.scrollIntoViewIfNeeded()),
    /** Expects that the connected form reports success and is empty, and dismisses the toast. */
    async expectThanks(): Promise<void> {
      await expect(thanks).toBeVisible();
      if (kind === 'inquiry') await expect(form).toBeHidden();
      for (const name of Object.keys(LEADS[kind])) await expect(field(name)).toHaveValue('');
      expect(await stored()).toEqual([]);
      await thanks.getByRole('button').click();
    },
    /** Expects that the connected form reports failure. */
    async expectNotSent(): Promise<void> {
      await expect(form.getByRole('alert')).toHaveText(strings.forms.notSent);
      await expect(submitButton).toHaveText(strings.forms.tryAgain);
      await expect(thanks).toHaveCount(0);
    },
  };
}

/** The project dialog in a language. Elements are found by role and name if they have them. */
export function inquiryOn(page: Page, translation: Translation) {
  const { homeCopy, inquiryCopy, strings } = translation;
  const dialog = page.getByRole('dialog', { name: inquiryCopy.title });
  const start = { name: homeCopy.hero.startProject, exact: true };
  return {
    ...leadFormOn(page, translation, 'inquiry'),
    dialog,
    fields: dialog.getByRole('textbox'),
    invalidFields: dialog.locator('[aria-invalid="true"]'),
    closeButton: dialog.getByRole('button', { name: strings.close }),
    startButton: page.locator('#hero').getByRole('button', start),
    successToast: page.getByRole('dialog').filter({ hasText: inquiryCopy.success }),
  };
}
