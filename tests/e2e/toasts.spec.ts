import { ArticlePage } from './support/article-page.ts';
import { type Box, boxOf, overlaps } from './support/geometry.ts';
import { expect, type Page, test } from './support/test.ts';

const toastsOf = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Pairs of toasts that lie over each other. */
function overlapping(boxes: Box[]): Box[][] {
  return boxes.flatMap((box, index) =>
    boxes.slice(index + 1).flatMap((other) => (overlaps(box, other) ? [[box, other]] : [])),
  );
}

test('§8 Notices stack below each other, and leave the control that has the focus clear', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  const article = new ArticlePage(page);
  await article.open('quantum-ai-computing');
  for (let count = 1; count <= 3; count += 1) {
    await article.nameField.fill('Anna');
    await article.commentField.fill(`Comment ${count}.`);
    // As low in the window as it goes: right where the notices come.
    await article.postButton.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await article.postButton.click();
    await expect(article.addedNotice).toHaveCount(count);
    await expect(async () => {
      await expect(article.postButton).toBeFocused();
      const focused = await boxOf(article.postButton);
      expect(overlaps(focused, await boxOf(toastsOf(page)))).toBe(false);
      const boxes = await Promise.all((await article.addedNotice.all()).map(boxOf));
      expect(overlapping(boxes)).toEqual([]);
    }).toPass();
  }
});

test('§8 Notices are reached with F6, dismissed by key, and the focus comes back', async ({
  page,
}) => {
  const article = new ArticlePage(page);
  await article.open('quantum-ai-computing');
  await article.post('Anna', 'Well said.');
  await expect(article.addedNotice).toBeVisible();
  await page.keyboard.press('F6');
  await expect(toastsOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(article.addedNotice).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(article.addedNotice.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(article.addedNotice).toHaveCount(0);
  await expect(article.postButton).toBeFocused();
});
