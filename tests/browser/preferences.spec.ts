import { strings } from '../support/content.ts';
import { scrollPageTo } from '../support/geometry.ts';
import { expect, MOVING, test } from '../support/test.ts';

test('forced colors: controls and panels have borders, the focus has a ring', {
  tag: ['@comments', '@particles', '@carousel'],
}, async ({ page, article, inquiry }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const expectBorders = async (...selectors: string[]) => {
    for (const selector of selectors)
      await expect(page.locator(selector).first(), selector).toHaveCSS('border-width', /^[1-9]/);
  };
  await page.goto('./');
  await expect(page.locator('canvas')).toBeHidden();
  const kinds = ['primary', 'secondary', 'quiet'].map((kind) => `.button[data-kind="${kind}"]`);
  const parts = ['.chat', '.chat-bubble', '.chat-quick button', '.field-control'];
  await expectBorders(...kinds, ...parts, '.carousel-controls button');
  // Tiles have joints instead.
  const groundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  for (const tile of ['.service-card', '.contact-form'])
    expect(await groundOf(tile), tile).not.toBe(await groundOf(`.floor:has(${tile})`));
  await inquiry.startButton.focus();
  await expect(inquiry.startButton).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(inquiry.dialog).toBeVisible();
  await expectBorders('#inquiry');
  await article.open();
  await article.postButton.click();
  await expect(article.missingNotice).toBeVisible();
  await expectBorders('.toast');
});

test('more contrast: no text is muted, nothing shines through', async ({ page, inquiry }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('./');
  const colorsOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).color))]);
  expect(await colorsOf('.service-card-text')).toEqual(await colorsOf('.service-card-title'));
  expect(await colorsOf('.site-footer-links a')).toEqual(await colorsOf('.site-footer .logo'));
  // Pictures further down are fetched before anybody scrolls to them.
  const drawings = page.locator('main img[src$=".svg"]');
  const missing = () =>
    drawings.evaluateAll((all) =>
      all.filter((one) => !(one instanceof HTMLImageElement && one.naturalWidth)),
    );
  await expect.poll(missing).toEqual([]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await scrollPageTo(page, 600);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', /^rgb\(/);
  await inquiry.launchButton.click();
  const backdrop = inquiry.dialog.evaluate(
    (dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor,
  );
  expect(await backdrop).toMatch(/^rgb\(/);
});

test.describe('saving data', () => {
  test.use(MOVING);

  test('there is no animation, no picture ahead, no code by pointing alone', {
    tag: '@particles',
  }, async ({ page, chat }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('./');
    await chat.field.hover();
    // The browser is idle: whatever loads by itself has loaded.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await expect(page.locator('#hero canvas')).toBeHidden();
    await expect(page.locator('img[loading=lazy]')).not.toHaveCount(0);
    expect(scripts.filter((url) => url.includes('Chat.island'))).toEqual([]);
    await chat.field.focus();
    await chat.waitUntilReady();
    await page.getByRole('button', { name: strings.pauseAnimation }).click();
    await chat.expectStill();
  });
});
