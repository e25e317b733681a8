import { expect, test } from './support/test';

declare global {
  interface Window {
    namedCovers: string[] | undefined;
  }
}

test('on the way from a list to an article and back, the cover is the same picture to the browser', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (!viewTransition) return;
      // Frames of what moves exist while the transition runs, one group for each name.
      viewTransition.ready.then(() => {
        window.namedCovers = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
          .filter((name) => name.startsWith('::view-transition-group(cover-'));
      });
    });
  });
  const moved = '::view-transition-group(cover-ai-healthcare-2025)';
  const namedCovers = () => page.evaluate(() => window.namedCovers);

  await page.goto('/blog');
  await page.getByRole('main').locator('a[href="/blog/ai-healthcare-2025"]').click();
  await expect(page).toHaveURL('/blog/ai-healthcare-2025');
  await expect.poll(namedCovers).toContain(moved);
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect.poll(namedCovers).toContain(moved);
});
