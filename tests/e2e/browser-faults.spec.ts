/** Browsers that lack, refuse or change something: the site works with what is left. */

import { ArticlePage } from './support/article-page.ts';
import { ChatPanel } from './support/chat-panel.ts';
import { collectTrouble } from './support/page-trouble.ts';
import { expect, test } from './support/test.ts';

test('without storage, canvas and ResizeObserver the page works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    HTMLCanvasElement.prototype.getContext = () => null;
    Reflect.deleteProperty(window, 'ResizeObserver');
  });
  const trouble = await collectTrouble(page);
  const chat = new ChatPanel(page);
  await page.goto('/');
  const pause = page.getByRole('button', { name: 'Pause animation' });
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('group', { name: 'Colour scheme' }).getByText('Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await chat.send('Hello');
  await expect(chat.messages.nth(1)).toHaveText(/Hello/);
  await page.getByRole('button', { name: 'Next testimonial' }).scrollIntoViewIfNeeded();
  await expect(page.locator('.carousel[data-ready]')).toBeVisible();
  expect(trouble).toEqual([]);
});

test.describe('on the far side of the date line, in Arabic', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' });

  test('§3 the date of a comment is the visitor’s own day, in long US format', async ({ page }) => {
    const article = new ArticlePage(page);
    await page.clock.setFixedTime(new Date('2026-03-01T10:30:00Z'));
    await article.open('quantum-ai-computing');
    await article.post('Anna', 'Well said.');
    await expect(article.comments.getByRole('time')).toHaveText('March 2, 2026');
  });
});
