/** Takes the screenshots in README.md: `npm run screenshots`, after a build. */

import sharp from 'sharp';
import { first, NEWEST_PATH } from './support/content.ts';
import { chatOn } from './support/features.ts';
import { expect, type Page, test } from './support/test.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** The welcome notice closes on its own, but pictures must not depend on its timing. */
const dismissNotice = (page: Page) => page.locator('.welcome-notice button').click();

async function askChat(page: Page): Promise<void> {
  const chat = chatOn(page, first);
  await dismissNotice(page);
  await chat.quickReplies.first().click();
  await expect(chat.messages).toHaveCount(3);
  await chat.panel.evaluate((panel) => panel.scrollIntoView({ block: 'center' }));
}

for (const { name, path = './', colorScheme, viewport = DESK, fullPage = false, prepare } of [
  { name: 'home', colorScheme: 'light', fullPage: true, prepare: dismissNotice },
  { name: 'home', colorScheme: 'dark', fullPage: true, prepare: dismissNotice },
  { name: 'article', colorScheme: 'light', path: NEWEST_PATH },
  { name: 'chat', colorScheme: 'dark', viewport: PHONE, prepare: askChat },
] as const) {
  const file = `${name}-${colorScheme}-${viewport.width}`;
  test(`takes the screenshot ${file}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(path);
    await prepare?.(page);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    });
    const picture = await page.screenshot({ fullPage, animations: 'disabled' });
    await sharp(picture).webp({ quality: 75, effort: 6 }).toFile(`docs/screenshots/${file}.webp`);
  });
}
