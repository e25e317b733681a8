/** The site in its other languages. From right to left: agency/right-to-left.spec.ts. */
import { articlesIn } from '../support/articles.ts';
import { first, type Translation, translations } from '../support/content.ts';
import { resize } from '../support/geometry.ts';
import { expect, type Page, test } from '../support/test.ts';

async function follow(page: Page, { language, prefix, words }: Translation, path: string) {
  const link = page.locator(`a[hreflang="${language}"]`, { hasText: words.languageName });
  await link.filter({ visible: true }).click();
  await expect(page).toHaveURL(`.${prefix}${path}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

for (const translation of translations.slice(1))
  test.describe(translation.language, () => {
    const { words, chatScript, inquiryCopy, commentFormCopy } = translation;
    test.use({ translation });

    test('the header leads there, the chat answers, the menu leads back', async ({
      page,
      chat,
    }) => {
      await page.goto('./testimonials');
      await follow(page, translation, '/testimonials');
      await chat.openWithStoppedClock();
      await expect(chat.messages).toContainText(chatScript.greeting);
      for (const [index, question] of [...chatScript.quickReplies, 'qqq'].entries()) {
        const { reply } = chatScript.rules[index] ?? chatScript.fallback;
        await expect(await chat.ask(question)).toContainText(`${reply.split('\n')[0]}`);
      }
      await resize(page, '390×844');
      await page.getByRole('button', { name: words.header.openMenu }).click();
      await follow(page, first, '/');
    });

    test('a project and a comment are refused, then taken', {
      tag: ['@comments', '@unconnected'],
    }, async ({ page, article, inquiry }) => {
      await page.goto(`.${articlesIn(translation)[0]?.path}`);
      const before = await article.comments.count();
      await article.post('', '');
      await expect(article.missingNotice).toContainText(commentFormCopy.missing.description);
      await article.post('Ada', 'Qqq');
      await expect(article.addedNotice).toBeVisible();
      await expect(article.comments).toHaveCount(before + 1);
      await expect(article.countLink).toContainText(`${before + 1}`);
      await inquiry.launchButton.click();
      await inquiry.fill({ website: 'x' });
      await inquiry.submitButton.click();
      for (const name of ['name', 'email', 'phone', 'business', 'website'] as const)
        await expect(inquiry.field(name)).toHaveAccessibleDescription(words.forms.invalid[name]);
      await inquiry.fill();
      await inquiry.submitButton.click();
      await expect(inquiry.successNotice).toContainText(inquiryCopy.success);
      await inquiry.successNotice.getByRole('button', { name: words.dismiss }).click();
      await expect(inquiry.successNotice).toBeHidden();
    });
  });
