import { strings } from '../support/content.ts';
import { openUnfinished } from '../support/slow-page.ts';
import { expect, type Page, test } from '../support/test.ts';

type Choice = 'light' | 'dark' | 'system';

const radioOf = (page: Page, choice: Choice) =>
  page.getByRole('radio', { name: strings.theme[choice] });

async function choose(page: Page, choice: Choice): Promise<void> {
  const group = page.getByRole('group', { name: strings.theme.legend });
  await group.getByText(strings.theme[choice]).click();
  await expect(radioOf(page, choice)).toBeChecked();
}

/** The page's background is light or dark, as drawn, and the choice is marked. */
async function expectShown(page: Page, paper: 'light' | 'dark', choice: Choice = paper) {
  const drawn = () =>
    page.evaluate(() => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      if (!canvas) return '';
      canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return red + green + blue > 384 ? 'light' : 'dark';
    });
  await expect(radioOf(page, choice)).toBeChecked();
  // The page follows a choice a frame later.
  await expect.poll(drawn).toBe(paper);
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test('without a choice, or with an unknown one, the page follows the system', async ({ page }) => {
  await page.goto('./blog');
  for (const value of ['', '<script>']) {
    await page.evaluate((theme) => localStorage.setItem('theme', theme), value);
    await page.reload();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectShown(page, colorScheme, 'system');
    }
  }
});

test('a choice wins over the system, on every page and in other tabs', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const [one, path] of [
    [other, './testimonials'],
    [page, './blog'],
  ] as const) {
    await one.bringToFront();
    await one.emulateMedia({ colorScheme: 'dark' });
    await one.goto(path);
  }
  await choose(page, 'light');
  for (const one of [page, other]) await expectShown(one, 'light');
  // There when <body> begins, even if no script file arrives.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const scheme = getComputedStyle(document.documentElement).colorScheme;
      document.documentElement.setAttribute('data-scheme-at-body', scheme);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scheme-at-body', 'light');
  await expectShown(page, 'light');
  await choose(other, 'system');
  for (const one of [page, other]) await expectShown(one, 'dark', 'system');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // A page from the browser’s memory follows a newer choice.
  await page.evaluate(() => {
    // As another page of the site does while this one is in the cache.
    localStorage.setItem('theme', 'light');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectShown(page, 'light');
});

test('System, chosen before the script runs, wins over a stored choice', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const finish = await openUnfinished(page, './blog');
  await choose(page, 'system');
  await finish();
  await expectShown(page, 'light', 'system');
  expect(await stored(page)).toBeNull();
});

test('a choice that the browser remembers of an older page does not win', async ({ page }) => {
  // Otherwise the page comes back from the cache, and no script starts.
  await page.route('./blog', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers });
  });
  for (const [path, choice] of [
    ['./blog', 'dark'],
    ['./testimonials', 'light'],
  ] as const) {
    await page.goto(path);
    await choose(page, choice);
    await expectShown(page, choice);
  }
  await page.goBack();
  await expectShown(page, 'light');
  expect(await stored(page)).toBe('light');
});
