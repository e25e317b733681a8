import type { Locator, Page } from '@playwright/test';
import type { PluralForms } from '#formatting/plural.ts';
import { uncommented } from './articles.ts';
import { first, type Translation } from './content.ts';

/** A text with any number in it. */
const pattern = (form: string) => form.split('{count}').map(RegExp.escape).join('\\d+');

/** An article's page in a language, by what a visitor perceives. */
export class ArticlePage {
  readonly heading: Locator;
  readonly backLink: Locator;
  /** The number of comments in the article's head. */
  readonly countLink: Locator;
  readonly comments: Locator;
  readonly commentsHeading: Locator;
  readonly nameField: Locator;
  readonly commentField: Locator;
  readonly postButton: Locator;
  readonly missingNotice: Locator;
  readonly addedNotice: Locator;
  private readonly page: Page;
  private readonly prefix: string;

  constructor(page: Page, translation: Translation = first) {
    const { commentFormCopy, pageCopy, prefix, words } = translation;
    const counted = (forms: PluralForms) =>
      new RegExp(`^(${Object.values(forms).map(pattern).join('|')})$`);
    const heading = counted(words.comments.heading);
    this.page = page;
    this.prefix = prefix;
    this.heading = page.getByRole('heading', { level: 1 });
    this.backLink = page.getByRole('link', { name: pageCopy.article.back });
    this.countLink = page.getByRole('link', { name: counted(words.comments.count) });
    this.commentsHeading = page.getByRole('heading', { name: heading });
    this.comments = page
      .getByRole('region', { name: heading })
      .getByRole('list')
      .getByRole('listitem');
    this.nameField = page.getByPlaceholder(commentFormCopy.name.placeholder);
    this.commentField = page.getByPlaceholder(commentFormCopy.content.placeholder);
    this.postButton = page.getByRole('button', { name: commentFormCopy.submit });
    this.missingNotice = page.getByRole('alert').filter({ hasText: commentFormCopy.missing.title });
    this.addedNotice = page.getByRole('dialog').filter({ hasText: commentFormCopy.added.title });
  }

  async open(id = uncommented): Promise<void> {
    await this.page.goto(`.${this.prefix}/blog/${id}`);
  }

  async post(name: string, comment: string): Promise<void> {
    await this.nameField.fill(name);
    await this.commentField.fill(comment);
    await this.postButton.click();
  }
}
