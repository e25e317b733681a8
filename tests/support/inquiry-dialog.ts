import type { Locator, Page } from '@playwright/test';
import { first, type Translation } from './content.ts';

export type InquiryFieldName = keyof Translation['inquiryCopy']['labels'];

export const VALID_INQUIRY: Record<InquiryFieldName, string> = {
  name: 'Anna Camilleri',
  email: 'anna@example.com',
  phone: '+356 2100 0001',
  business: 'Bakery',
  website: 'https://bakery.example.com/shop',
};

/** The Start Your Project dialog in a language, by what a visitor perceives. */
export class InquiryDialog {
  readonly dialog: Locator;
  readonly fields: Locator;
  readonly submitButton: Locator;
  readonly closeButton: Locator;
  /** The button in the header that opens it. */
  readonly launchButton: Locator;
  /** The button in the hero that opens it. */
  readonly startButton: Locator;
  readonly successNotice: Locator;
  private readonly labels: Translation['inquiryCopy']['labels'];

  constructor(page: Page, translation: Translation = first) {
    const { homeCopy, inquiryCopy, navigation, words } = translation;
    this.labels = inquiryCopy.labels;
    this.dialog = page.getByRole('dialog', { name: inquiryCopy.title });
    this.fields = this.dialog.getByRole('textbox');
    this.submitButton = this.dialog.locator('[type="submit"]');
    this.closeButton = this.dialog.getByRole('button', { name: words.close });
    this.launchButton = page
      .getByRole('banner')
      .getByRole('button', { name: navigation.header.launch });
    this.startButton = page
      .locator('#hero')
      .getByRole('button', { name: homeCopy.hero.startProject, exact: true });
    this.successNotice = page.getByRole('dialog').filter({ hasText: inquiryCopy.success });
  }

  field(name: InquiryFieldName): Locator {
    return this.dialog.getByRole('textbox', { name: this.labels[name], exact: true });
  }

  async fill(values: Partial<Record<InquiryFieldName, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      await this.field(name as InquiryFieldName).fill(value);
    }
  }
}
