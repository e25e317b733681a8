import { expect, type Page, test } from '../support/test.ts';
import { openUnfinished } from '../support/unfinished-page.ts';

type Choice = 'Light' | 'Dark' | 'System';

const radioOf = (page: Page, choice: Choice) => page.getByRole('radio', { name: choice });

async function choose(page: Page, choice: Choice): Promise<void> {
  await page.getByRole('group', { name: 'Colour scheme' }).getByText(choice).click();
  await expect(radioOf(page, choice)).toBeChecked();
}

/** Whether the page's background is light or dark, as drawn. */
async function paper(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red + green + blue > 384 ? 'light' : 'dark';
  });
}

/** After a choice, which the page follows a frame later. */
const expectPaper = (page: Page, expected: string) => expect.poll(() => paper(page)).toBe(expected);

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light' }));

test('without a choice, or with an unknown one, the page follows the system', async ({ page }) => {
  await page.goto('./blog');
  for (const value of ['', '<script>']) {
    await page.evaluate((theme) => localStorage.setItem('theme', theme), value);
    await page.reload();
    await expect(radioOf(page, 'System')).toBeChecked();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await paper(page)).toBe(colorScheme);
    }
  }
});

test('Light wins over a dark system, on every page, until System is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('./testimonials');
  await choose(page, 'Light');
  await expectPaper(page, 'light');
  await page.goto('./no-such-page');
  await expect(radioOf(page, 'Light')).toBeChecked();
  expect(await paper(page)).toBe('light');
  await choose(page, 'System');
  await expectPaper(page, 'dark');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('the choice is there when <body> begins, even if no script file arrives', async ({ page }) => {
  await page.goto('./blog');
  await choose(page, 'Dark');
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const scheme = getComputedStyle(document.documentElement).colorScheme;
      document.documentElement.setAttribute('data-scheme-at-body', scheme);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scheme-at-body', 'dark');
  expect(await paper(page)).toBe('dark');
});

test('the choice in one tab reaches the others', async ({ page, context }) => {
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('./testimonials');
  await page.bringToFront();
  await page.goto('./blog');
  for (const [choice, expected] of [
    ['Dark', 'dark'],
    ['System', 'light'],
  ] as const) {
    await choose(page, choice);
    await expectPaper(other, expected);
    await expect(radioOf(other, choice)).toBeChecked();
  }
});

test('a page that comes back from the browser’s memory follows a newer choice', async ({
  page,
}) => {
  await page.goto('./blog');
  expect(await paper(page)).toBe('light');
  await page.evaluate(() => {
    // As another page of the site does while this one is in the cache.
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await paper(page)).toBe('dark');
  await expect(radioOf(page, 'Dark')).toBeChecked();
});

test('System, chosen before the script runs, wins over a stored choice', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const finish = await openUnfinished(page, './blog');
  await choose(page, 'System');
  await finish();
  await expectPaper(page, 'light');
  await expect(radioOf(page, 'System')).toBeChecked();
  expect(await stored(page)).toBeNull();
});

test('a choice that the browser remembers of an older page does not win', async ({ page }) => {
  // Otherwise the page comes back from the cache, and no script starts.
  await page.route('./blog', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers });
  });
  await page.goto('./blog');
  await choose(page, 'Dark');
  await expectPaper(page, 'dark');
  await page.goto('./testimonials');
  await choose(page, 'Light');
  await expectPaper(page, 'light');
  await page.goBack();
  await expect(radioOf(page, 'Light')).toBeChecked();
  expect(await stored(page)).toBe('light');
  expect(await paper(page)).toBe('light');
});
