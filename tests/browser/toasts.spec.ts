import { commentFormCopy, strings } from '../support/content.ts';
import { boxOf, overlaps, resize } from '../support/geometry.ts';
import { listenTo } from '../support/page-changers.ts';
import { expect, type Page, test } from '../support/test.ts';

const toastsOf = (page: Page) => page.getByRole('region', { name: strings.notifications });

test('§8 notices are announced once each, refreshed, reached by key, and close', async ({
  page,
  article,
}) => {
  await page.clock.install();
  await article.open();
  await expect(toastsOf(page)).toHaveAttribute('aria-live', 'polite');
  const heard = await listenTo(toastsOf(page));
  await article.postButton.click();
  await expect(toastsOf(page).getByRole('alert')).toHaveCount(1);
  await article.post('Anna', 'Well said.');
  await expect(article.addedNotice).toBeVisible();
  for (const { title } of [commentFormCopy.missing, commentFormCopy.added])
    expect((await heard.jsonValue()).filter((text) => text.includes(title))).toHaveLength(1);
  // A repeated one refreshes its toast, which then stays for its full time.
  await page.clock.runFor(4_000);
  await article.post('Anna', 'And again.');
  await expect(article.comments).toHaveCount(2);
  await page.clock.runFor(4_000);
  await expect(article.addedNotice).toHaveCount(1);
  await page.clock.runFor(4_000);
  for (const notice of [article.addedNotice, article.missingNotice])
    await expect(notice).toHaveCount(0);
  // F6 leads to it; dismissed, the focus comes back.
  await article.post('Anna', 'A third one.');
  await expect(article.addedNotice).toBeVisible();
  const dismiss = article.addedNotice.getByRole('button', { name: strings.dismiss });
  for (const [key, reached] of [
    ['F6', toastsOf(page)],
    ['Tab', article.addedNotice],
    ['Tab', dismiss],
  ] as const) {
    await page.keyboard.press(key);
    await expect(reached).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(article.addedNotice).toHaveCount(0);
  await expect(article.postButton).toBeFocused();
});

test('§8 notices stack, fit 240 px, and do not cover the focus', async ({ page, article }) => {
  await resize(page, '240×640');
  // Notices stay as long as this takes.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await article.open();
  const notices = [article.addedNotice, article.missingNotice];
  for (const [index, notice] of notices.entries()) {
    await article.nameField.fill('Anna');
    await article.commentField.fill('Well said.'.repeat(1 - index));
    // At the bottom of the window, where the notices appear.
    await article.postButton.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await article.postButton.click();
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(notice).toBeVisible({ timeout: 200 });
    }).toPass();
  }
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(article.commentField).toBeFocused();
    expect(overlaps(await boxOf(article.commentField), await boxOf(toastsOf(page)))).toBe(false);
    const [added, missing] = await Promise.all(notices.map(boxOf));
    expect(missing && added && overlaps(missing, added)).toBe(false);
    for (const part of notices.flatMap((notice) => [notice, notice.getByRole('button')]))
      await expect(part).toBeInViewport({ ratio: 1, timeout: 200 });
  }).toPass();
});
