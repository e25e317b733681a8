import { newest } from '../support/articles.ts';
import { strings } from '../support/content.ts';
import { expect, type Page, test } from '../support/test.ts';

// What the browser logs about what is put into a page.
test.use({ provoked: /^console: .*(Trusted|trusted-types)/ });

/** Chooses every option and presses every button that a page shows, and closes what they open. */
const pressEverything = (page: Page) =>
  page.evaluate(async () => {
    const controls = [...document.querySelectorAll<HTMLElement>('[type="radio"], button')];
    for (const control of controls) {
      // An earlier one may have removed it.
      if (!control.checkVisibility()) continue;
      control.click();
      await new Promise(requestAnimationFrame);
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      // The address changes a moment later.
      while (location.hash) await new Promise(requestAnimationFrame);
    }
    return controls.length;
  });

/** tests/support/test.ts makes every other test fail at a request, too. */
test('§7 no button sends anything, no text becomes code, and two choices are kept', {
  tag: ['@comments', '@particles', '@unconnected'],
}, async ({ page }) => {
  await page.goto('./');
  for (const field of await page.locator('#contact form').getByRole('textbox').all())
    await field.fill('secret@example.com');
  expect(await pressEverything(page)).toBeGreaterThan(5);
  for (const link of await page.getByRole('contentinfo').locator('a[href="#"]').all())
    await link.click();
  const outcome = await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('document.title = "injected"');
    document.body.append(script);
    try {
      document.body.innerHTML = '<p>injected</p>';
      return 'parsed';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(outcome).toBe('TypeError');
  await expect(page).not.toHaveTitle('injected');
  await page.goto(`./blog/${newest}`);
  expect(await pressEverything(page)).toBeGreaterThan(5);

  // The device keeps the color scheme and the paused animation alone.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('./');
  await page.getByText(strings.theme.dark, { exact: true }).click();
  await page.getByRole('button', { name: strings.pauseAnimation }).click();
  const kept = await page.evaluate(() => [localStorage, sessionStorage].map(Object.keys));
  expect(kept.map((keys) => keys.toSorted())).toEqual([['animation', 'theme'], []]);
  expect(await page.context().cookies()).toEqual([]);
});
