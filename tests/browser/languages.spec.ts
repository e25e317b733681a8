/** The site in its other languages. agency/connected.spec.ts sends their forms; tests/built finds words of the wrong language. */
import { first, type Translation, translations } from '../support/content.ts';
import { resize } from '../support/geometry.ts';
import { expect, type Page, test } from '../support/test.ts';

async function follow(page: Page, { language, prefix, strings }: Translation, path: string) {
  const link = page.locator(`a[hreflang="${language}"]`, { hasText: strings.languageName });
  await link.filter({ visible: true }).click();
  await expect(page).toHaveURL(`.${prefix}${path}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

for (const translation of translations.slice(1))
  test.describe(translation.language, () => {
    const { strings, chatScript } = translation;
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
      await page.getByRole('button', { name: strings.header.openMenu }).click();
      await follow(page, first, '/');
    });
  });
