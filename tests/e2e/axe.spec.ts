import AxeBuilder from '@axe-core/playwright';
import { ArticlePage } from './support/article-page.ts';
import { ChatPanel } from './support/chat-panel.ts';
import { InquiryDialog } from './support/inquiry-dialog.ts';
import { PAGE_PATHS, UNKNOWN_ARTICLE_PATH, UNKNOWN_PATH } from './support/site-addresses.ts';
import { expect, type Page, test } from './support/test.ts';

const SCHEMES = ['light', 'dark'] as const;

/** Axe computes for long on the home page: a busy machine needs more than the usual 30 s. */
test.describe.configure({ timeout: 90_000 });

/** Nothing moves, so that no colour is measured half-way through a transition. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Runs every axe rule, best practices included, on the page as it is. */
async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(found).toEqual([]);
}

for (const colorScheme of SCHEMES) {
  test.describe(`${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    for (const path of [...PAGE_PATHS, UNKNOWN_ARTICLE_PATH, UNKNOWN_PATH]) {
      test(`§2 axe finds nothing on ${path}, ${colorScheme}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolations(page);
      });
    }

    test(`§2 axe finds nothing on the home page on a small screen, ${colorScheme}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      await expectNoViolations(page);
    });

    test(`§5 axe finds nothing in the inquiry dialog with all its messages, ${colorScheme}`, async ({
      page,
    }) => {
      const inquiry = new InquiryDialog(page);
      await page.goto('/');
      await inquiry.launchButton.click();
      await inquiry.fill({ website: 'x' });
      await inquiry.submitButton.click();
      await expect(inquiry.dialog.locator('[aria-invalid]')).toHaveCount(5);
      await expectNoViolations(page);
    });

    test(`§2 axe finds nothing in a service dialog, ${colorScheme}`, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Learn more about SEO Optimization' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page);
    });

    test(`§2 axe finds nothing in the open mobile menu, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await expectNoViolations(page);
    });

    test(`§4 axe finds nothing in the chat after replies with a list and links, ${colorScheme}`, async ({
      page,
    }) => {
      const chat = new ChatPanel(page);
      await page.goto('/');
      await chat.send('What do you offer?');
      await expect(chat.messages).toHaveCount(3, { timeout: 10_000 });
      await chat.send('Can you help?');
      await expect(chat.messages).toHaveCount(5, { timeout: 10_000 });
      await expectNoViolations(page);
    });

    test(`§4 axe finds nothing in the chat while a reply is revealed, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const chat = new ChatPanel(page);
      await page.goto('/');
      await chat.send('What do you offer?');
      await expect(chat.revealed.first()).toBeVisible();
      await expectNoViolations(page);
    });

    test(`§4 axe finds nothing among comments that were just posted, ${colorScheme}`, async ({
      page,
    }) => {
      const article = new ArticlePage(page);
      await article.open('quantum-ai-computing');
      await article.post('Anna', 'Well said.');
      await expect(article.comments).toHaveCount(1);
      await article.addedNotice.hover();
      await article.addedNotice.getByRole('button', { name: 'Dismiss' }).click();
      await article.postButton.click();
      await expect(article.nameField).toHaveAttribute('aria-invalid', 'true');
      await expect(article.missingNotice).toBeVisible();
      await article.missingNotice.getByRole('button', { includeHidden: true }).click();
      await expect(article.missingNotice).toBeHidden();
      await expectNoViolations(page);
    });
  });
}
