import { ArticlePage } from '../support/article-page.ts';
import { ChatPanel } from '../support/chat-panel.ts';
import { framesOf, recordFrames } from '../support/drawn-frames.ts';
import { scrollPageTo } from '../support/geometry.ts';
import { InquiryDialog } from '../support/inquiry-dialog.ts';
import { expect, type Page, test } from '../support/test.ts';

const pauseOf = (page: Page) => page.getByRole('button', { name: 'Pause animation' });

test('forced colors: controls and panels have borders, the focus has a ring', {
  tag: ['@comments', '@particles', '@carousel'],
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const expectBorders = async (...selectors: string[]) => {
    for (const selector of selectors) {
      await expect(page.locator(selector).first(), selector).toHaveCSS('border-width', /^[1-9]/);
    }
  };
  await page.goto('./');
  await expect(page.locator('canvas')).toBeHidden();
  await pauseOf(page).press('Enter');
  await expect(pauseOf(page)).toHaveAttribute('aria-pressed', 'true');
  await expectBorders(
    '.button[data-kind="primary"]',
    '.button[data-kind="secondary"]',
    '.button[data-kind="quiet"]',
    '.chat',
    '.chat-bubble',
    '.chat-quick button',
    '.field-control',
    '.carousel-controls button',
  );
  // Tiles have joints instead.
  const groundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  for (const tile of ['.service-card', '.contact-form'])
    expect(await groundOf(tile), tile).not.toBe(await groundOf(`.floor:has(${tile})`));
  const inquiry = new InquiryDialog(page);
  await inquiry.startButton.focus();
  await expect(inquiry.startButton).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(inquiry.dialog).toBeVisible();
  await expectBorders('#inquiry');

  const article = new ArticlePage(page);
  await article.open();
  await article.postButton.click();
  await expect(article.missingNotice).toBeVisible();
  await expectBorders('.toast');
});

test('more contrast: no text is muted and nothing shines through', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('./');
  const colorOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).color))]);
  expect(await colorOf('.service-card-text')).toEqual(await colorOf('.service-card-title'));
  expect(await colorOf('.site-footer-links a')).toEqual(await colorOf('.site-footer .logo'));
  await scrollPageTo(page, 600);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', /^rgb\(/);
  await new InquiryDialog(page).launchButton.click();
  const backdrop = page
    .getByRole('dialog')
    .evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
  expect(await backdrop).toMatch(/^rgb\(/);
});

test('pictures further down are fetched before anybody scrolls to them', async ({ page }) => {
  await page.goto('./');
  const pictures = page.getByRole('main').locator('img');
  await expect(pictures).not.toHaveCount(0);
  const missing = () =>
    pictures.evaluateAll((all) =>
      all
        .map((one) => one as HTMLImageElement)
        .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        .map(({ src }) => src),
    );
  await expect.poll(missing).toEqual([]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** All motion that could last longer than five seconds: the dots, and the reveal of a long reply. */
async function expectChatToBeStill(page: Page): Promise<void> {
  const chat = new ChatPanel(page);
  await chat.send('What do you offer?');
  await expect(chat.typing.locator('.chat-dots span').first()).toHaveCSS('animation-name', 'none');
  await expect(chat.typing.locator('p')).toHaveCount(0);
}

test('saving data: no animation, no pictures ahead, no code by pointing alone', {
  tag: '@particles',
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await recordFrames(page);
  const chat = new ChatPanel(page);
  await page.goto('./');
  await chat.field.hover();
  // The browser is idle: whatever loads by itself has loaded.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(await framesOf(page)).toEqual([]);
  await expect(page.locator('img[loading=lazy]')).not.toHaveCount(0);
  expect(scripts.filter((url) => url.includes('Chat.island'))).toEqual([]);
  await chat.field.focus();
  await chat.waitUntilReady();
  await pauseOf(page).click();
  await expectChatToBeStill(page);
});

test('a paused animation stays paused after a reload, until it is resumed', {
  tag: '@particles',
}, async ({ page }) => {
  await page.goto('./');
  await pauseOf(page).click();
  await page.reload();
  await expect(pauseOf(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator(':root')).toHaveAttribute('data-paused');
  await expectChatToBeStill(page);
  await pauseOf(page).click();
  await page.reload();
  await expect(pauseOf(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
