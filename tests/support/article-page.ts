import type { Page } from '@playwright/test';
import { type Translation, uncommented } from './content.ts';

/** An article's page in a language. Elements are found by role and name if they have them. */
export function articleOn(page: Page, translation: Translation) {
  const { commentFormCopy: copy, pageCopy, getPath } = translation;
  const thread = page.locator('#comments');
  const nameField = page.getByPlaceholder(copy.name.placeholder);
  const commentField = page.getByPlaceholder(copy.content.placeholder);
  const postButton = page.getByRole('button', { name: copy.submit });
  return {
    nameField,
    commentField,
    postButton,
    backLink: page.getByRole('link', { name: pageCopy.article.back }),
    countLink: page.locator('[href="#comments"]'),
    comments: thread.getByRole('listitem'),
    commentsHeading: thread.getByRole('heading', { level: 2 }),
    missingToast: page.getByRole('alert').filter({ hasText: copy.missing.title }),
    addedToast: page.getByRole('dialog').filter({ hasText: copy.added.title }),
    async open(id = uncommented): Promise<void> {
      await page.goto(`.${getPath(`/blog/${id}`)}`);
    },
    async post(name: string, comment: string): Promise<void> {
      await nameField.fill(name);
      await commentField.fill(comment);
      await postButton.click();
    },
  };
}
