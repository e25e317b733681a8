import { ArticlePage } from '../support/article-page.ts';
import { commentFormCopy } from '../support/content.ts';
import { boxOf, overlaps } from '../support/geometry.ts';
import { InquiryDialog, VALID_INQUIRY } from '../support/inquiry-dialog.ts';
import { expect, type Page, test } from '../support/test.ts';

const toastsOf = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('§8 different notices stack, and do not cover the focused control', {
  tag: '@comments',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  // Notices stay as long as this takes.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const article = new ArticlePage(page);
  await article.open();
  const notices = [article.missingNotice, article.addedNotice];
  for (const [index, notice] of notices.entries()) {
    await article.nameField.fill('Anna');
    await article.commentField.fill('Well said.'.repeat(index));
    // At the bottom of the window, where the notices appear.
    await article.postButton.evaluate((button) =>
      button.scrollIntoView({ block: 'end', behavior: 'instant' }),
    );
    await article.postButton.click();
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(notice).toBeVisible({ timeout: 200 });
    }).toPass();
  }
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(article.postButton).toBeFocused();
    const focused = await boxOf(article.postButton);
    expect(overlaps(focused, await boxOf(toastsOf(page)))).toBe(false);
    const [missing, added] = await Promise.all(notices.map(boxOf));
    expect(missing && added && overlaps(missing, added)).toBe(false);
  }).toPass();
});

test('§8 a notice fits a window of 240 px, with its button', { tag: '@unconnected' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 240, height: 500 });
  await page.goto('./');
  const inquiry = new InquiryDialog(page);
  await inquiry.startButton.click();
  await inquiry.fill(VALID_INQUIRY);
  await inquiry.submitButton.click();
  await expect(inquiry.successNotice).toBeInViewport({ ratio: 1 });
  await expect(inquiry.successNotice.getByRole('button', { name: 'Dismiss' })).toBeInViewport({
    ratio: 1,
  });
});

test('§8 a repeated notice refreshes its toast, which then stays for its full time', {
  tag: '@comments',
}, async ({ page }) => {
  await page.clock.install();
  const article = new ArticlePage(page);
  await article.open();
  await article.post('Anna', 'Well said.');
  await expect(article.addedNotice).toBeVisible();
  await page.clock.runFor(4_000);
  await article.post('Anna', 'And again.');
  await expect(article.comments).toHaveCount(2);
  await page.clock.runFor(4_000);
  await expect(article.addedNotice).toHaveCount(1);
  await page.clock.runFor(4_000);
  await expect(article.addedNotice).toHaveCount(0);
});

test('§8 notices are reached with F6, dismissed by key, and the focus comes back', {
  tag: '@comments',
}, async ({ page }) => {
  const article = new ArticlePage(page);
  await article.open();
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

test('§4 Live regions are in the page before they speak', {
  tag: ['@welcome', '@carousel'],
}, async ({ page }) => {
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByRole('log', { name: 'Messages' })).toBeAttached();
  await expect(page.locator('.welcome[role="status"]')).toHaveCount(1);
  await expect(page.locator('.carousel [role="status"]')).toHaveCount(1);
  await expect(toastsOf(page)).toHaveAttribute('aria-live', 'polite');
});

test('§8 Notices of a comment are announced once each', { tag: '@comments' }, async ({ page }) => {
  const article = new ArticlePage(page);
  await article.open();
  const announced = await toastsOf(page).evaluateHandle((region) => {
    const heard: string[] = [];
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') heard.push(target.textContent ?? '');
        for (const node of addedNodes) if (node.textContent) heard.push(node.textContent);
      }
    }).observe(region, { childList: true, subtree: true, characterData: true });
    return heard;
  });
  await article.postButton.click();
  await expect(toastsOf(page).getByRole('alert')).toHaveCount(1);
  await article.post('Anna', 'Well said.');
  await expect(article.addedNotice).toBeVisible();
  const heard = await announced.jsonValue();
  for (const title of [commentFormCopy.missing.title, commentFormCopy.added.title])
    expect(heard.filter((text) => text.includes(title))).toHaveLength(1);
});
