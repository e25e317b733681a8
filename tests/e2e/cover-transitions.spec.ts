import { expect, test } from './support/test.ts';

/** Browsers move what has the same name on two pages from its place on the one to that on the other. */
const ID = 'ai-healthcare-2025';

test('the cover of an article has one name in lists and on its page, unless motion is unwanted', async ({
  page,
}) => {
  for (const [address, cover] of [
    ['/', '#blog .article-card-cover'],
    ['/blog', '.article-card-cover'],
    [`/blog/${ID}`, '.article-cover'],
    ['/blog/ai-llm-developments', '.article-next .article-card-cover'],
  ] as const) {
    await page.goto(address);
    const named = page.locator(`${cover}[data-cover="cover-${ID}"]`);
    await expect(named, address).toHaveCSS('view-transition-name', `cover-${ID}`);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(named, address).toHaveCSS('view-transition-name', 'none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  }
});
