import type { Locator, Page } from '@playwright/test';
import { uncommented } from '../../support/articles.ts';
import { commentFormCopy, pageCopy } from '../../support/content.ts';

/** An article's page, by what a visitor perceives. */
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

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.backLink = page.getByRole('link', { name: pageCopy.article.back });
    this.countLink = page.getByRole('link', { name: /^\d+ comments?$/ });
    this.commentsHeading = page.getByRole('heading', { name: /^Comments \(\d+\)$/ });
    this.comments = page
      .getByRole('region', { name: /^Comments \(\d+\)$/ })
      .getByRole('list')
      .getByRole('listitem');
    this.nameField = page.getByPlaceholder(commentFormCopy.name.placeholder);
    this.commentField = page.getByPlaceholder(commentFormCopy.content.placeholder);
    this.postButton = page.getByRole('button', { name: commentFormCopy.submit });
    this.missingNotice = page.getByRole('alert').filter({ hasText: commentFormCopy.missing.title });
    this.addedNotice = page.getByRole('dialog').filter({ hasText: commentFormCopy.added.title });
  }

  async open(id = uncommented): Promise<void> {
    await this.page.goto(`./blog/${id}`);
  }

  async post(name: string, comment: string): Promise<void> {
    await this.nameField.fill(name);
    await this.commentField.fill(comment);
    await this.postButton.click();
  }
}
