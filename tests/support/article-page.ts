import type { Page } from '@playwright/test';
import type { PluralForms } from '#formatting/messages.ts';
import { uncommented } from './articles.ts';
import { first, type Translation } from './content.ts';

/** Matches each of these plural forms, with any number. */
function counted(forms: PluralForms): RegExp {
  const patterns = Object.values(forms).map((form: string) =>
    form.split('{count}').map(RegExp.escape).join('\\d+'),
  );
  return new RegExp(`^(${patterns.join('|')})$`);
}

/** An article's page in a language. Elements are found as visitors perceive them. */
export function articleOn(page: Page, translation: Translation = first) {
  const { commentFormCopy: copy, pageCopy, prefix, strings } = translation;
  const heading = counted(strings.comments.heading);
  const nameField = page.getByPlaceholder(copy.name.placeholder);
  const commentField = page.getByPlaceholder(copy.content.placeholder);
  const postButton = page.getByRole('button', { name: copy.submit });
  return {
    nameField,
    commentField,
    postButton,
    backLink: page.getByRole('link', { name: pageCopy.article.back }),
    /** The number of comments in the article's head. */
    countLink: page.getByRole('link', { name: counted(strings.comments.count) }),
    comments: page.getByRole('region', { name: heading }).getByRole('listitem'),
    commentsHeading: page.getByRole('heading', { name: heading }),
    missingNotice: page.getByRole('alert').filter({ hasText: copy.missing.title }),
    addedNotice: page.getByRole('dialog').filter({ hasText: copy.added.title }),
    async open(id = uncommented): Promise<void> {
      await page.goto(`.${prefix}/blog/${id}`);
    },
    async post(name: string, comment: string): Promise<void> {
      await nameField.fill(name);
      await commentField.fill(comment);
      await postButton.click();
    },
  };
}
