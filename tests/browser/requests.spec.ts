import { NEWEST_PATH, strings, UNKNOWN_PATHS } from '../support/content.ts';
import { expect, type Page, test } from '../support/test.ts';

// What the browser logs about HTML that it refuses, and what it and the page log about status 404.
test.use({ provoked: /^console: .*(Trusted|trusted-types|Failed to load resource|404: )/ });

/** Chooses the visible options of a page, clicks its visible buttons, and closes each dialog that opens. */
const clickEverything = (page: Page) =>
  page.evaluate(async () => {
    const controls = [...document.querySelectorAll<HTMLElement>('[type="radio"], button')];
    for (const control of controls) {
      // An earlier click may have removed the control.
      if (!control.checkVisibility()) continue;
      control.click();
      await new Promise(requestAnimationFrame);
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    }
    return controls.length;
  });

/** tests/support/test.ts allows only requests for the site's own files, here and in other specs of this site. */
test('§7 no button sends or stores what is typed', {
  tag: ['@comments', '@unconnected'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('./');
  for (const field of await page.locator('#contact form').getByRole('textbox').all())
    await field.fill('secret@example.com');
  await expect(page.getByRole('button', { name: strings.pauseAnimation })).toBeVisible();
  expect(await clickEverything(page)).toBeGreaterThan(5);
  // Closing a service's dialog goes back in the history while the next dialog opens.
  await expect(page).toHaveURL('./');
  await page.goto(NEWEST_PATH);
  expect(await clickEverything(page)).toBeGreaterThan(5);
  await page.getByRole('radio', { name: strings.theme.dark }).check();
  const kept = await page.evaluate(() => [localStorage, sessionStorage].map(Object.keys));
  expect(kept.map((keys) => keys.toSorted())).toEqual([['animation', 'theme'], []]);
  expect(await page.context().cookies()).toEqual([]);
});

test('§7 injected code does not run', async ({ page }) => {
  await page.goto('./');
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
});

/** serve.test.ts and nginx.test.ts say which page answers, and tests/built what it says. */
test('§2 §8 a missing path is logged, unless it is that of an article', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (entry) => {
    if (entry.type() === 'error' && !/^Failed to load/.test(entry.text()))
      logged.push(entry.text());
  });
  for (const path of UNKNOWN_PATHS)
    expect((await page.goto(`${path}?from=test`))?.status(), path).toBe(404);
  expect(logged, 'once').toEqual([expect.stringContaining(UNKNOWN_PATHS[1].slice(1))]);
});
